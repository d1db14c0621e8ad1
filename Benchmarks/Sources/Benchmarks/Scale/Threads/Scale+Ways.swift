internal import Foundation
internal import Numerus

extension Scale {
  /// The ways to a text that are taken by several threads.
  var threadWays: [ThreadWay] {
    let localizer = MessageLanguage.english.localizer(setUp.catalog)
    let expected: @Sendable (Int) -> String = { _ in "" }
    func way(_ name: String, _ work: @escaping @Sendable () -> some Work<Int, some WorkOutcome>)
      -> ThreadWay
    {
      ThreadWay(name) {
        Candidate(name, work(), BenchmarkInputs.numbers, expected: expected)
      }
    }
    return [
      way("hand-written") { EnglishItems() },
      way("symbol") { SymbolString<ItemsMessage>(localizer: localizer) },
      way("symbol, raw buffer") { SymbolBuffer<ItemsMessage>(localizer: localizer) },
      way("symbol, OutputSpan") { SymbolSpan<ItemsMessage>(localizer: localizer) },
      way("symbol, [UInt8]") { SymbolArray<ItemsMessage>(localizer: localizer) },
      way("literal") { LiteralString<ItemsMessage>(localizer: localizer) },
      way("literal, raw buffer") { LiteralBuffer<ItemsMessage>(localizer: localizer) },
      way("literal, OutputSpan") { LiteralSpan<ItemsMessage>(localizer: localizer) },
      way("literal, [UInt8]") { LiteralArray<ItemsMessage>(localizer: localizer) },
      way("literal, TextOutputStream") { LiteralStream<ItemsMessage>(localizer: localizer) },
    ] + localizedWays + sharedTextWays(localizer)
  }

  /// `String(localized:)`, where the languages are of one scope for all threads, as child tasks have it,
  /// or of a scope for each, as requests have it.
  private var localizedWays: [ThreadWay] {
    let bundle = setUp.files.bundle
    func usual(_ languages: [String]?) -> @Sendable () -> Candidate {
      {
        Candidate(
          .localized, LocalizedString<ItemsMessage>(), BenchmarkInputs.numbers,
          languages: languages
        ) { _ in "" }
      }
    }
    func table(_ languages: [String]?) -> @Sendable () -> Candidate {
      {
        Candidate(
          .localizedTable, LocalizedTableString<ItemsMessage>(bundle: bundle),
          BenchmarkInputs.numbers, languages: languages
        ) { _ in "" }
      }
    }
    let usualWays = [
      ThreadWay("String(localized:), languages of each", make: usual(["en"])),
      ThreadWay("String(localized:), shared languages", sharedLanguages: ["en"], make: usual(nil)),
      ThreadWay("String(localized:), no task languages", make: usual(nil)),
    ]
    return (setUp.files.hasUsualTable ? usualWays : []) + [
      ThreadWay("String(localized:table:bundle:), languages of each", make: table(["en"])),
      ThreadWay(
        "String(localized:table:bundle:), shared languages", sharedLanguages: ["en"],
        make: table(nil)),
    ]
  }

  /// A text with storage of its own, which all threads have as an argument.
  private func sharedTextWays(_ localizer: Localizer) -> [ThreadWay] {
    func way(
      _ name: String, _ work: @escaping @Sendable () -> some Work<NamedNumber, some WorkOutcome>,
      languages: [String]? = nil
    ) -> ThreadWay {
      let name = "\(name), shared text"
      return ThreadWay(name) {
        Candidate(name, work(), BenchmarkInputs.named, languages: languages) { _ in "" }
      }
    }
    let bundle = setUp.files.bundle
    return [
      way("hand-written", { EnglishNamedItems() }),
      way("symbol", { SymbolString<NamedItemsMessage>(localizer: localizer) }),
      way("symbol, raw buffer", { SymbolBuffer<NamedItemsMessage>(localizer: localizer) }),
      way("literal", { LiteralString<NamedItemsMessage>(localizer: localizer) }),
      way("literal, raw buffer", { LiteralBuffer<NamedItemsMessage>(localizer: localizer) }),
      way(
        "String(localized:table:bundle:)",
        { LocalizedTableString<NamedItemsMessage>(bundle: bundle) }, languages: ["en"]),
    ]
  }
}
