internal import NumerusPlurals
internal import Synchronization

/// What all copies of a catalog share.
package final class CatalogStorage: Sendable {
  let block: CatalogBlock
  let languages: [String]
  /// The places of the languages among them.
  let languageNumbers: [String: Int]
  let programs: MessagePrograms
  private let identities = AtomicLazyReference<LanguageIdentities>()

  /// - Throws: `CompiledCatalogError` where a specifier is none.
  init(_ block: CatalogBlock) throws(CompiledCatalogError) {
    self.block = block
    languages = block.languages
    languageNumbers = Dictionary(
      languages.enumerated().map { ($0.element, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    var specifiers: [CompiledSpecifier] = []
    specifiers.reserveCapacity(block.specifierCount)
    for number in 0..<block.specifierCount {
      guard let specifier = CompiledSpecifier(block, number) else {
        throw CompiledCatalogError(
          .damaged("a specifier is none"),
          offset: block.specifiersStart + number * BlockLayout.Specifier.size)
      }
      specifiers.append(specifier)
    }
    programs = MessagePrograms(block.reader, specifiers, owner: block)
  }

  var specifiers: [CompiledSpecifier] { programs.specifiers }

  /// What the names of the languages mean, found out when a language is first looked for.
  var languageIdentities: LanguageIdentities {
    if let known = identities.load() { return known }
    return identities.storeIfNil(LanguageIdentities(languages))
  }
}

/// What the names of a catalog's languages mean.
final class LanguageIdentities: Sendable {
  /// The languages by their canonical identifiers with the script, as one may be spelled in several
  /// ways.
  let languagesByIdentifier: [LocaleIdentifier: [String]]

  /// The languages whose texts run from right to left.
  let rightToLeftLanguages: Set<String>

  init(_ languages: [String]) {
    let identifiers = languages.map { LocaleScript.filled(LocaleIdentifier($0).canonical) }
    languagesByIdentifier = Dictionary(grouping: zip(identifiers, languages), by: \.0)
      .mapValues { $0.map(\.1) }
    rightToLeftLanguages = Set(
      zip(identifiers, languages).filter { TextDirection($0.0) == .rightToLeft }.map(\.1))
  }
}
