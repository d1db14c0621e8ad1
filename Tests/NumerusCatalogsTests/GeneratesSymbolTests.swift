import NumerusCatalogs
import Testing

/// What an entry says about its symbol, read, edited and written.
@Suite struct GeneratesSymbolTests {
  static let text = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "no" : {
          "extractionState" : "manual",
          "generatesSymbol" : false,
          "shouldTranslate" : false
        },
        "unsaid" : {
          "extractionState" : "manual",
          "shouldTranslate" : false
        },
        "wrong" : {
          "generatesSymbol" : "no"
        },
        "yes" : {
          "generatesSymbol" : true
        }
      },
      "version" : "1.1"
    }
    """

  @Test func reading() throws {
    let catalog = try StringCatalog(xcstrings: Array(Self.text.utf8))
    #expect(catalog.entries.map(\.generatesSymbol) == [false, nil, nil, true])
    #expect(catalog.diagnostics.map(\.location?.description) == ["14:27"])
  }

  /// One line changes.
  @Test func editing() throws {
    var catalog = try StringCatalog(xcstrings: Array(Self.text.utf8))
    catalog["yes"]?.generatesSymbol = false
    catalog["unsaid"]?.generatesSymbol = true
    let expected = Self.text
      .replacingOccurrence(of: "\"generatesSymbol\" : true", with: "\"generatesSymbol\" : false")
      .replacingOccurrence(
        of: "\"manual\",\n      \"should",
        with: "\"manual\",\n      \"generatesSymbol\" : true,\n      \"should")
    #expect(String(decoding: catalog.serialized(), as: UTF8.self) == expected)

    catalog["no"]?.generatesSymbol = nil
    let removed = expected.replacingOccurrence(
      of: "\"generatesSymbol\" : false,\n      ", with: "")
    #expect(String(decoding: catalog.serialized(), as: UTF8.self) == removed)
  }
}

extension String {
  /// The text with the first occurrence of a part replaced.
  fileprivate func replacingOccurrence(of part: String, with other: String) -> String {
    guard let range = ranges(of: part).first else { return self }
    return String(self[..<range.lowerBound] + other + self[range.upperBound...])
  }
}
