import NumerusCatalogs
import NumerusSymbols

/// Catalogs for tests, of entries in JSON.
enum SampleCatalog {
  /// An entry whose key is `key`, with a text for each language.
  static func entry(_ texts: KeyValuePairs<String, String>) -> String {
    #""key": {"localizations": {"#
      + texts.map { language, text in
        #""\#(language)": {"stringUnit": {"state": "translated", "value": "\#(text)"}}"#
      }.joined(separator: ", ") + "}}"
  }

  /// The symbols of a catalog of English source texts; each entry is a key in quotes, a colon and an
  /// object.
  static func table(_ entries: String..., options: SymbolOptions = SymbolOptions()) throws
    -> TableSymbols
  {
    let text = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
      \(entries.joined(separator: ",\n"))
      }}
      """
    let catalog = try StringCatalog(xcstrings: Array(text.utf8), path: "Shop.xcstrings")
    return TableSymbols(catalog, table: "Shop", options)
  }
}
