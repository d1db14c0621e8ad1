internal import NumerusNumbers
internal import NumerusPlurals

/// A catalog, a language and a way to write numbers: all that a request needs for its texts.
///
/// ```swift
/// let localizer = Localizer(catalog, language: "pl")
/// let count = 5
/// localizer.string("\(count) items")  // "5 elementów"
/// ```
///
/// Make it once a request or once a language; it is a value to copy and to share. Nothing in
/// it throws or traps: a fault gives a visible text and a ``MessageIssue``.
public struct Localizer: Sendable {
  /// What a localizer does beyond the plain text.
  public struct Options: Sendable {
    /// The device whose texts are taken where a catalog has several.
    public var device: CatalogDevice

    /// The width that the text has, where a catalog has texts of several widths: the widest is taken
    /// that needs no more, or the narrowest where none does; nil for the widest of all. The unit is
    /// the catalog's.
    public var width: Int?

    /// Called for each fault, on the thread that asked for the text; costs nothing when nil.
    public var onIssue: (@Sendable (MessageIssue) -> Void)?

    public init(
      device: CatalogDevice = .other, width: Int? = nil,
      onIssue: (@Sendable (MessageIssue) -> Void)? = nil
    ) {
      self.device = device
      self.width = width
      self.onIssue = onIssue
    }
  }

  public let catalog: CompiledCatalog

  /// The language of the catalog that texts are taken from first.
  public var language: String { candidates.first?.language ?? catalog.sourceLanguage }

  public let options: Options

  /// The chosen language, its parents, then the source language.
  let candidates: [LanguageCandidate]

  /// A localizer for a language of the catalog.
  ///
  /// A key that the language lacks is taken from the language's parents (`pt-PT` before `pt` for
  /// `pt-AO`), then from the source language, then it stands for itself.
  ///
  /// - Parameters:
  ///   - catalog: Where the texts are.
  ///   - language: The identifier of a language, in any case, with `-` or `_`. When the catalog
  ///     does not have it, its parents are tried, then the source language.
  ///   - locale: How numbers are written, as `de-CH` or `ar-u-nu-latn`; nil for the way of
  ///     `language`, or in texts of another language for theirs. Plural forms go by the language of
  ///     the text all the same.
  ///   - options: What else the localizer does.
  public init(
    _ catalog: CompiledCatalog, language: String, locale: String? = nil,
    options: Options = Options()
  ) {
    if let locale {
      self.init(catalog, language: language, options: options) { _ in locale }
    } else {
      self.init(catalog, language: language, wantedLocale: language, options: options)
    }
  }

  /// A localizer for a language of the catalog, and a reader who wanted a certain locale: numbers
  /// are written that locale's way in texts of its language, and a text's own way in others.
  package init(
    _ catalog: CompiledCatalog, language: String, wantedLocale: String,
    options: Options = Options()
  ) {
    let wanted = LocaleIdentifier(wantedLocale).languageIdentity
    self.init(catalog, language: language, options: options) {
      wanted != nil && LocaleIdentifier($0).languageIdentity == wanted ? wantedLocale : $0
    }
  }

  private init(
    _ catalog: CompiledCatalog, language: String, options: Options,
    numberLocale: (_ language: String) -> String
  ) {
    self.catalog = catalog
    self.options = options
    candidates = catalog.fallbackLanguages(from: language).map { name in
      LanguageCandidate(
        language: name,
        languageNumber: catalog.languageNumbers[name],
        rules: PluralRules(locale: name),
        numbers: (try? NumberFormat(locale: numberLocale(name))) ?? .plain)
    }
    for system in Set(candidates.compactMap(\.numbers.unknownNumberingSystem)).sorted() {
      options.onIssue?(MessageIssue(kind: .unknownNumberingSystem(system), key: "", language: nil))
    }
  }

  /// The text for a literal that is its own key, with its values.
  ///
  /// ```swift
  /// localizer.string("\(count) items in \(name)")  // the text for "%lld items in %@"
  /// ```
  ///
  /// Where no language has the key, the key is the text.
  public func string(_ value: String.LocalizationValue) -> String {
    text(forKey: value.key, arguments: value.arguments, orElse: value)
  }

  /// The text for a key, with the values of a default text.
  ///
  /// ```swift
  /// localizer.string("item-count", defaultValue: "\(count) items")
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key to look for.
  ///   - defaultValue: The values, and the text where no language has the key.
  public func string(
    _ key: StaticString, defaultValue: String.LocalizationValue
  ) -> String {
    text(forKey: key.description, arguments: defaultValue.arguments, orElse: defaultValue)
  }

  /// The text for a key that is known only when the program runs.
  ///
  /// - Parameters:
  ///   - key: The key to look for, and the text where no language has it.
  ///   - arguments: The values.
  public func string(forKey key: String, arguments: [MessageArgument] = []) -> String {
    text(
      forKey: key, arguments: arguments,
      orElse: String.LocalizationValue(key: key, arguments: arguments))
  }

  private func text(
    forKey key: String, arguments: [MessageArgument],
    orElse fallback: @autoclosure () -> String.LocalizationValue
  ) -> String {
    if let keyNumber = catalog.program.keyNumbers[ExactText(key)] {
      for candidate in candidates {
        guard let languageNumber = candidate.languageNumber,
          let start = catalog.program.start(key: keyNumber, language: languageNumber)
        else { continue }
        return write(catalog.program, from: start, key: key, arguments, in: candidate)
      }
    }
    options.onIssue?(MessageIssue(kind: .missingKey, key: key, language: nil))
    return unlisted(fallback())
  }

  /// The language that a key's text comes from; nil where the catalog has none.
  public func language(forKey key: String) -> String? {
    guard let keyNumber = catalog.program.keyNumbers[ExactText(key)] else { return nil }
    return candidates.first { candidate in
      candidate.languageNumber.flatMap { catalog.program.start(key: keyNumber, language: $0) }
        != nil
    }?.language
  }

  /// A text that the catalog lacks, compiled on the spot.
  private func unlisted(_ value: String.LocalizationValue) -> String {
    let (format, hasMarkup) = GrammarMarkup.removed(from: value.key)
    if hasMarkup {
      options.onIssue?(MessageIssue(kind: .grammarAgreement, key: value.key, language: nil))
    }
    guard !value.arguments.isEmpty, let candidate = candidates.last else { return format }
    var text = MessageText()
    var builder = CompiledCatalogBuilder(sourceLanguage: candidate.language)
    builder.add(text.parts(of: format), key: value.key, language: candidate.language)
    let program = builder.build().program
    guard let start = program.start(key: 0, language: 0) else { return format }
    return write(program, from: start, key: value.key, value.arguments, in: candidate)
  }

  private func write(
    _ program: CatalogProgram, from start: Int, key: String, _ arguments: [MessageArgument],
    in candidate: LanguageCandidate
  ) -> String {
    var writer = MessageWriter(
      program: program, arguments: arguments, language: candidate, device: options.device,
      width: options.width, collectsIssues: options.onIssue != nil)
    writer.run(from: start)
    if let onIssue = options.onIssue {
      for kind in writer.issues {
        onIssue(MessageIssue(kind: kind, key: key, language: candidate.language))
      }
    }
    return String(decoding: writer.output, as: UTF8.self)
  }
}
