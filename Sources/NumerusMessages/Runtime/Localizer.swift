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
///
/// A message of integers and texts takes no lock, counts no reference that other threads count, and
/// allocates nothing but its text.
public struct Localizer: Sendable {
  @usableFromInline package let core: LocalizerCore

  /// What the localizer does beyond the plain text.
  public var options: Options { core.options }

  public var catalog: CompiledCatalog { core.catalog }

  /// The language of the catalog that texts are taken from first.
  public var language: String { core.first.language }

  package init(_ core: LocalizerCore) { self.core = core }

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
    self.init(
      catalog, language: language, wantedLocale: language, formatLocale: locale,
      options: options)
  }

  /// A localizer for a language of the catalog, and a reader who wanted a certain locale: numbers
  /// are written that locale's way in texts of its language, and a text's own way in others.
  ///
  /// - Parameters:
  ///   - formatLocale: How values are written, whatever the text's language is.
  ///   - reader: What the language was chosen by, for texts of other tables.
  ///   - table: What issues call the table.
  ///   - tables: Where other tables are found.
  package init(
    _ catalog: CompiledCatalog, language: String, wantedLocale: String,
    formatLocale: String? = nil, reader: ReaderLanguages? = nil,
    table: String? = nil, tables: (any MessageTables)? = nil, options: Options = Options()
  ) {
    let wanted = LocaleIdentifier(wantedLocale).languageIdentity
    let identities = catalog.storage.languageIdentities
    let candidates = catalog.fallbackLanguages(from: language).map { name in
      let isWanted = wanted != nil && LocaleIdentifier(name).languageIdentity == wanted
      let numberLocale = formatLocale ?? (isWanted ? wantedLocale : name)
      return LanguageCandidate(
        language: name,
        languageNumber: catalog.storage.languageNumbers[name],
        rules: PluralRules(locale: name),
        numbers: (try? NumberFormat(locale: numberLocale)) ?? .plain,
        direction: identities.rightToLeftLanguages.contains(name) ? .rightToLeft : .leftToRight)
    }
    core = LocalizerCore(
      catalog: catalog, candidates: candidates,
      reader: reader ?? ReaderLanguages([wantedLocale]), formatLocale: formatLocale,
      table: table, tables: tables, options: options)
    for system in Set(candidates.compactMap(\.numbers.unknownNumberingSystem)).sorted() {
      core.report(.unknownNumberingSystem(system), key: "", language: nil)
    }
  }

  /// The same localizer with other options.
  package func with(_ options: Options) -> Localizer {
    Localizer(LocalizerCore(core, options: options))
  }

  /// The text for a literal that is its own key, with its values.
  ///
  /// ```swift
  /// localizer.string("\(count) items in \(name)")  // the text for "%lld items in %@"
  /// ```
  ///
  /// Where no language has the key, the key is the text.
  @inlinable
  @inline(__always)
  public func string(_ value: String.LocalizationValue) -> String { core.string(value.packed) }

  /// The text for a key, with the values of a default text.
  ///
  /// ```swift
  /// localizer.string("item-count", defaultValue: "\(count) items")
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key to look for.
  ///   - defaultValue: The values, and the text where no language has the key.
  @inlinable
  @inline(__always)
  public func string(
    _ key: StaticString, defaultValue: String.LocalizationValue
  ) -> String {
    core.string(key, defaultValue.packed)
  }

  /// The text for a key that is known only when the program runs.
  ///
  /// - Parameters:
  ///   - key: The key to look for, and the text where no language has it.
  ///   - arguments: The values.
  public func string(forKey key: String, arguments: [MessageArgument] = []) -> String {
    PackedMessage(key: key, arguments: arguments).lend { core.text(of: $0) }
  }

  /// The text for a key, with the values that are given, else a default text.
  package func text(forKey key: String, orElse value: String.LocalizationValue) -> String {
    value.packed.lend { core.text(forKey: key, $0) }
  }

  /// The language that a key's text comes from; nil where the catalog has none.
  public func language(forKey key: String) -> String? {
    guard let number = core.block.number(ofKey: key) else { return nil }
    return core.program(ofKey: number)?.language.language
  }
}
