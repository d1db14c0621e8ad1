internal import NumerusMessages

/// A catalog of texts: keys, their translations and what translators know of them.
///
/// A catalog that was read from an `.xcstrings` file is that file still. Writing it gives the same
/// bytes, and after an edit all bytes but those of what was edited, with all that is not known here.
///
/// ```swift
/// var catalog = try StringCatalog(contentsOfFile: "Localizable.xcstrings")
/// catalog.sourceLanguage               // "en"
/// catalog["greeting"]?.comment         // "Shown at launch"
/// catalog.setValue("Cześć", forKey: "greeting", language: "pl")
/// catalog["farewell"]?.extractionState = .manual
/// catalog.removeEntry(forKey: "old")
/// try catalog.write(toFile: "Localizable.xcstrings")
/// ```
public struct StringCatalog: Sendable {
  /// The language that keys and texts are first written in.
  public var sourceLanguage: String

  /// The version of the file format, as `1.0`; nil where the file has none.
  public var version: String?

  /// What was wrong with single entries when the file was read; they are left out.
  public internal(set) var diagnostics: [CatalogDiagnostic]

  /// The path that the catalog was read from; of a table in a folder, that of the folder.
  public internal(set) var path: String?

  /// The paths of the files that the entries come from, where they come from several.
  var filePaths: [String] = []

  /// The file's entries in its order, then new ones in the order in which they were added.
  var slots: [EntrySlot] = []

  /// The places of the keys among the slots.
  var slotNumbers: [ExactText: Int] = [:]

  /// The file that was read.
  var source: CatalogSource?

  /// Makes a catalog without a file.
  ///
  /// ```swift
  /// var catalog = StringCatalog(sourceLanguage: "en")
  /// catalog.setValue("Hello", forKey: "hello", language: "en")
  /// String(decoding: catalog.serialized(), as: UTF8.self)
  /// // {
  /// //   "sourceLanguage" : "en",
  /// //   "strings" : {
  /// //     "hello" : {
  /// // …
  /// ```
  ///
  /// - Parameters:
  ///   - sourceLanguage: The language that keys and texts are first written in.
  ///   - version: The version of the file format.
  ///   - entries: The entries; of those with one key, the last.
  ///   - diagnostics: What was found where the entries come from.
  ///   - path: The path that they come from.
  public init(
    sourceLanguage: String, version: String? = "1.0", entries: [Entry] = [],
    diagnostics: [CatalogDiagnostic] = [], path: String? = nil
  ) {
    self.sourceLanguage = sourceLanguage
    self.version = version
    self.diagnostics = diagnostics
    self.path = path
    for entry in entries { self[entry.key] = entry }
  }
}

extension StringCatalog {
  /// The path of the file that a place is in; nil for a catalog that was not read from a file.
  ///
  /// ```swift
  /// let folder = try StringCatalogFolder(contentsOf: "Resources")
  /// let table = folder["Localizable"]
  /// table?.path(of: table?["greeting"]?["pl"]?.location)  // "Resources/pl.lproj/Localizable.strings"
  /// ```
  public func path(of location: CatalogLocation?) -> String? {
    guard let location, filePaths.indices.contains(location.file) else { return path }
    return filePaths[location.file]
  }

  /// Findings with the path of their file.
  func withPaths(_ diagnostics: [CatalogDiagnostic]) -> [CatalogDiagnostic] {
    diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.path = diagnostic.path ?? path(of: diagnostic.location)
      return diagnostic
    }
  }
}
