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
  package let core: LocalizerCore

  public package(set) var options: Options

  public var catalog: CompiledCatalog { core.catalog }

  /// The language of the catalog that texts are taken from first.
  public var language: String { core.candidates.first?.language ?? core.catalog.sourceLanguage }

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
    let candidates = catalog.fallbackLanguages(from: language).map { name in
      let isWanted = wanted != nil && LocaleIdentifier(name).languageIdentity == wanted
      let numberLocale = formatLocale ?? (isWanted ? wantedLocale : name)
      return LanguageCandidate(
        language: name,
        languageNumber: catalog.languageNumbers[name],
        rules: PluralRules(locale: name),
        numbers: (try? NumberFormat(locale: numberLocale)) ?? .plain,
        direction: catalog.rightToLeftLanguages.contains(name) ? .rightToLeft : .leftToRight)
    }
    core = LocalizerCore(
      catalog: catalog, candidates: candidates,
      reader: reader ?? ReaderLanguages([wantedLocale]), formatLocale: formatLocale,
      table: table, tables: tables)
    self.options = options
    for system in Set(candidates.compactMap(\.numbers.unknownNumberingSystem)).sorted() {
      report(.unknownNumberingSystem(system), key: "", language: nil)
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

  /// The text for a key, with the values that are given, else a default text.
  package func text(
    forKey key: String, arguments: [MessageArgument],
    orElse fallback: @autoclosure () -> String.LocalizationValue
  ) -> String {
    if let found = program(forKey: key) {
      return write(core.catalog.program, from: found.start, key: key, arguments, in: found.language)
    }
    report(.missingKey, key: key, language: nil)
    return unlisted(fallback())
  }

  /// The first language that has a text for a key, and where its program begins.
  func program(forKey key: String) -> (language: LanguageCandidate, start: Int)? {
    let program = core.catalog.program
    guard let keyNumber = program.keyNumbers[ExactText(key)] else { return nil }
    for candidate in core.candidates {
      guard let languageNumber = candidate.languageNumber,
        let start = program.start(key: keyNumber, language: languageNumber)
      else { continue }
      return (candidate, start)
    }
    return nil
  }

  /// The language that a key's text comes from; nil where the catalog has none.
  public func language(forKey key: String) -> String? { program(forKey: key)?.language.language }

  /// A text that the catalog lacks, compiled on the spot.
  private func unlisted(_ value: String.LocalizationValue) -> String {
    let (format, hasMarkup) = GrammarMarkup.removed(from: value.key)
    if hasMarkup { report(.grammarAgreement, key: value.key, language: nil) }
    guard !value.arguments.isEmpty, let candidate = core.candidates.last else {
      return options.escaping == .all ? escaped(format) : format
    }
    let (program, start) = Self.compiled(format, key: value.key, candidate)
    return write(program, from: start, key: value.key, value.arguments, in: candidate)
  }

  /// The program of a text that no catalog has.
  static func compiled(
    _ format: String, key: String, _ candidate: LanguageCandidate
  ) -> (CatalogProgram, start: Int) {
    var text = MessageText()
    var builder = CompiledCatalogBuilder(sourceLanguage: candidate.language)
    builder.add(text.parts(of: format), key: key, language: candidate.language)
    return (builder.build().program, 0)
  }

  private func write(
    _ program: CatalogProgram, from start: Int, key: String, _ arguments: [MessageArgument],
    in candidate: LanguageCandidate
  ) -> String {
    var writer = MessageWriter(
      program: program, arguments: arguments, language: candidate,
      collectsIssues: options.onIssue != nil)
    writer.run(from: start, for: self)
    if options.onIssue != nil {
      for kind in writer.issues { report(kind, key: key, language: candidate.language) }
    }
    return String(decoding: writer.output, as: UTF8.self)
  }

  private func report(_ kind: MessageIssue.Kind, key: String, language: String?) {
    options.onIssue?(MessageIssue(kind: kind, key: key, language: language, table: core.table))
  }
}
