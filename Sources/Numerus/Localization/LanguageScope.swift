internal import Foundation
internal import NumerusMessages
internal import Synchronization

/// The languages that are in force in some tasks, and the localizers that follow from them.
///
/// There is a scope of its own for each call of `withLanguages`. What it has found it keeps until its end,
/// so that texts are written by what it keeps without counting a reference or taking a lock.
final class LanguageScope: Sendable {
  /// How many localizers of tables other than the usual one are kept at hand; others are looked for behind
  /// a lock.
  static let mostLocalizers = 64

  /// The scope outside of all others, by the languages that the process was started for.
  static let launch = LanguageScope(PreferredLanguages.current.languages)

  /// What the reader reads.
  let reader: ReaderLanguages

  /// The languages, the most wanted first.
  var languages: [String] { reader.wanted.filter { $0 != "*" } }

  /// The header that says so; that of a list excludes nothing.
  var acceptLanguage: AcceptLanguage { header ?? AcceptLanguage(wanted: reader.wanted) }

  private let header: AcceptLanguage?

  private let usual = FoundLocalizers()
  private let others = FoundLocalizers()
  private let fartherOnes = Mutex<[Place: Entry]>([:])

  /// A table, and a way to write values.
  private struct Place: Hashable {
    var bundle: ObjectIdentifier?
    var table: String?
    var locale: Locale?
  }

  private struct Entry: Sendable {
    var localizer: Localizer
    /// Kept, since another bundle could come to lie where this one was.
    var bundle: Bundle?
  }

  init(_ languages: [String]) {
    reader = ReaderLanguages(Array(languages.prefix(LanguageMatcher.mostWanted)))
    header = nil
  }

  init(_ header: AcceptLanguage) {
    reader = header.reader
    self.header = header
  }

  /// Lends the localizer for a table to a function.
  @inline(__always)
  func withCore<Result>(
    table: String?, bundle: Bundle?, _ body: (LocalizerCore) -> Result
  ) -> Result {
    if table == nil, bundle == nil {
      if let result = usual.withFirst(body) { return result }
    } else if let result = others.with(table, bundle, body) {
      return result
    }
    return body(localizer(table: table, bundle: bundle, locale: nil).core)
  }

  /// The localizer for a table.
  func localizer(table: String?, bundle: Bundle?, locale: Locale?) -> Localizer {
    let place = Place(bundle: bundle.map(ObjectIdentifier.init), table: table, locale: locale)
    if let known = fartherOnes.withLock({ $0[place]?.localizer }) { return known }
    // Made outside of the lock: a table may have to be read first.
    let localizer = found(table: table, bundle: bundle, locale: locale)
    if locale == nil {
      let list = table == nil && bundle == nil ? usual : others
      if list.add(table, bundle, localizer) { return localizer }
    }
    fartherOnes.withLock { entries in
      if entries.count >= Self.mostLocalizers { entries.removeAll() }
      entries[place] = Entry(localizer: localizer, bundle: bundle)
    }
    return localizer
  }

  /// The text that a reference names.
  func string(_ reference: MessageReference) -> String {
    if reference.isPlain {
      return localizer(table: nil, bundle: nil, locale: nil).string(reference)
    }
    return BundleTables.shared.table(reference.table, bundlePath: reference.bundlePath)
      .localizer(
        for: reference.locale.map { ReaderLanguages([$0]) } ?? reader,
        formatLocale: reference.locale
      )
      .text(forKey: reference.key, orElse: reference.value)
  }

  private func found(table: String?, bundle: Bundle?, locale: Locale?) -> Localizer {
    BundleTables.shared.table(table, bundlePath: bundle.flatMap(\.explicitPath))
      .localizer(for: reader, formatLocale: locale?.languageTag)
  }
}

extension Locale {
  /// The locale as BCP 47 has it, extensions included.
  var languageTag: String { identifier(.bcp47) }
}

extension Bundle {
  /// The bundle's path; nil for the main one, which nobody needs to name.
  var explicitPath: String? { self === Bundle.main ? nil : bundlePath }
}
