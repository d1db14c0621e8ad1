internal import Foundation
internal import NumerusMessages
internal import Synchronization

/// The languages that are in force in some tasks, and the localizers that follow from them.
///
/// There is a scope of its own for each call of `withLanguages`, so that requests on several threads
/// share no reference count on their way to a text.
final class LanguageScope: Sendable {
  /// How many localizers of tables other than the usual one are kept at hand.
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

  private let usual = AtomicLazyReference<LocalizerBox>()
  private let others = Mutex<[Place: Entry]>([:])

  /// A table, and a way to write values.
  private struct Place: Hashable {
    var bundle: ObjectIdentifier?
    var table: String?
    var locale: Locale?
  }

  private struct Entry: Sendable {
    var box: LocalizerBox
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

  /// The localizer for a table.
  func box(table: String?, bundle: Bundle?, locale: Locale?) -> LocalizerBox {
    if table == nil, bundle == nil, locale == nil {
      if let box = usual.load() { return box }
      return usual.storeIfNil(found(table: nil, bundle: nil, locale: nil))
    }
    let place = Place(bundle: bundle.map(ObjectIdentifier.init), table: table, locale: locale)
    if let known = others.withLock({ $0[place]?.box }) { return known }
    // Made outside of the lock: a table may have to be read first.
    let box = found(table: table, bundle: bundle, locale: locale)
    others.withLock { others in
      if others.count >= Self.mostLocalizers { others.removeAll() }
      others[place] = Entry(box: box, bundle: bundle)
    }
    return box
  }

  /// The text that a reference names.
  func string(_ reference: MessageReference) -> String {
    if reference.isPlain {
      return box(table: nil, bundle: nil, locale: nil).localizer.string(reference)
    }
    return BundleTables.shared.table(reference.table, bundlePath: reference.bundlePath)
      .localizer(
        for: reference.locale.map { ReaderLanguages([$0]) } ?? reader,
        formatLocale: reference.locale
      )
      .text(forKey: reference.key, orElse: reference.value)
  }

  private func found(table: String?, bundle: Bundle?, locale: Locale?) -> LocalizerBox {
    BundleTables.shared.table(table, bundlePath: bundle.flatMap(\.explicitPath))
      .box(for: reader, formatLocale: locale?.languageTag)
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
