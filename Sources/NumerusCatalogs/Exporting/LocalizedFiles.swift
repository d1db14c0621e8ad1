internal import NumerusMessages
internal import NumerusPlurals

/// The files of `.lproj` folders that say what a catalog says: `.strings` for what is one text, a
/// `.stringsdict` for what varies.
///
/// ```swift
/// let files = try LocalizedFiles(catalog, .both)
/// files.files.map { "\($0.language).lproj/Localizable.\($0.ending)" }
/// ```
package struct LocalizedFiles: Sendable {
  /// Which kinds of files there may be.
  package enum Kinds: Sendable {
    case both
    case stringsOnly
    case stringsDictOnly
  }

  package struct File: Sendable {
    package var language: String
    /// `strings` or `stringsdict`.
    package var ending: String
    package var bytes: [UInt8]
  }

  /// The files, language after language, the source language first.
  package let files: [File]
  /// What the files do not say, or say in another way.
  package let losses: [CatalogDiagnostic]

  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - kinds: Which kinds of files there may be.
  ///   - languages: The languages whose texts are wanted; nil for all.
  /// - Throws: ``CatalogError`` for more or longer texts than a `.strings` file may have.
  /// - Complexity: O(*n*) in the size of the catalog.
  package init(
    _ catalog: StringCatalog, _ kinds: Kinds, languages: [String]? = nil
  ) throws(CatalogError) {
    var exporter = LocalizedFilesExporter(catalog, kinds, languages)
    for entry in catalog.entries { exporter.add(entry) }
    files = try exporter.files()
    let file = kinds == .stringsDictOnly ? "a stringsdict" : "a strings file"
    losses = catalog.unknownMembers(notIn: file) + catalog.withPaths(exporter.losses)
  }
}
