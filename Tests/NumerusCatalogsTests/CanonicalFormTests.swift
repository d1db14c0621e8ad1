import NumerusCatalogs
import Testing

/// SEMANTICS 20: Xcode's own form.
@Suite struct CanonicalFormTests {
  static func canonical(_ text: String, sortingEntries: Bool = true) throws -> String {
    let catalog = try StringCatalog(xcstrings: Array(text.utf8))
    return String(decoding: catalog.canonical(sortingEntries: sortingEntries), as: UTF8.self)
  }

  @Test(arguments: [CatalogWritingTests.xcode, CatalogWritingTests.xcode + "\n"])
  func xcodesFormStays(text: String) throws {
    #expect(try Self.canonical(text) == CatalogWritingTests.xcode)
  }

  @Test func spacingOrderAndEscapes() throws {
    let text = #"""
      {"version":"1.0","future":[],"strings":{"key 10":{},"key 2":{"shouldTranslate":true,"x":[1.50e3,{"b":null,"a":-0}],
      "localizations":{"zh-HK":{},"zh-Hant":{},"de":{"stringUnit":{"value":"\u00e9\/\b\f\n\r\t\u001F\"\\\ud83d\ude00\u007f","state":"new"}}}},
      "%@":{},"B":{},"b":{},"\u0061":{}},"sourceLanguage":"en"}
      """#
    let expected = #"""
      {
        "future" : [

        ],
        "sourceLanguage" : "en",
        "strings" : {
          "%@" : {

          },
          "a" : {

          },
          "b" : {

          },
          "B" : {

          },
          "key 2" : {
            "localizations" : {
              "de" : {
                "stringUnit" : {
                  "state" : "new",
                  "value" : "é/\b\f\n\r\t\u001f\"\\😀DEL"
                }
              },
              "zh-Hant" : {

              },
              "zh-HK" : {

              }
            },
            "shouldTranslate" : true,
            "x" : [
              1.50e3,
              {
                "a" : -0,
                "b" : null
              }
            ]
          },
          "key 10" : {

          }
        },
        "version" : "1.0"
      }
      """#.replacing("DEL", with: "\u{7F}")
    #expect(try Self.canonical(text) == expected)
    #expect(try Self.canonical("\u{FEFF}" + text + "\n") == expected)
    #expect(try Self.canonical(expected) == expected)
  }

  /// Xcode leaves entries where they are; all else is in order.
  @Test func entriesKeepTheirOrder() throws {
    let text = #"{"strings":{"b":{"y":{},"strings":{"d":1,"c":2}},"a":{}},"sourceLanguage":"en"}"#
    let expected = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "b" : {
            "strings" : {
              "c" : 2,
              "d" : 1
            },
            "y" : {

            }
          },
          "a" : {

          }
        }
      }
      """
    #expect(try Self.canonical(text, sortingEntries: false) == expected)
    #expect(try Self.canonical(expected, sortingEntries: false) == expected)
  }

  /// Xcode has written line separators both ways, so each stays as it is.
  @Test func lineSeparators() throws {
    let text = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "a\\u2028b\\u2029" : {
            "comment" : "\u{2028}\u{2029}"
          }
        }
      }
      """
    #expect(try Self.canonical(text) == text)
  }

  /// What Xcode's order goes by: digits by value, punctuation before digits before letters, and
  /// capitals after small letters where nothing else differs.
  @Test func order() throws {
    let keys = [
      "", " ", "_", "-", "“", "%@", "%lld", "0", "02", "10", "a", "A", "a b", "a.b", "a2", "a10",
      "ab",
      "é", "f", "ж", "中",
    ]
    let members = keys.shuffled().map { "\"\($0)\":{}" }.joined(separator: ",")
    let text = try Self.canonical("{\"sourceLanguage\":\"en\",\"strings\":{\(members)}}")
    let catalog = try StringCatalog(xcstrings: Array(text.utf8))
    #expect(catalog.entries.map(\.key) == keys)
  }
}
