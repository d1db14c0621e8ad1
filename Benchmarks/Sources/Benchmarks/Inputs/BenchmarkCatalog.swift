internal import Numerus

/// The catalog that Numerus is timed with, a String Catalog as an app has it. It lies in the program
/// so that the benchmark runs in any folder.
enum BenchmarkCatalog {
  /// - Throws: `BenchmarkFailure` where anything in the catalog is not as it should be.
  static func compiled() throws(BenchmarkFailure) -> CompiledCatalog {
    do {
      let catalog = try StringCatalog(xcstrings: Array(json.utf8), path: "BenchmarkCatalog")
      let (compiled, diagnostics) = catalog.compiled()
      if let first = diagnostics.first { throw BenchmarkFailure("the catalog: \(first)") }
      return compiled
    } catch let error as BenchmarkFailure {
      throw error
    } catch {
      throw BenchmarkFailure("the catalog: \(error)")
    }
  }

  private static func unit(_ text: String) -> String {
    #"{ "stringUnit": { "state": "translated", "value": "\#(text)" } }"#
  }

  private static let json = """
    {
      "sourceLanguage": "en",
      "version": "1.0",
      "strings": {
        "%lld items in your collection": {
          "localizations": {
            "en": { "variations": { "plural": {
              "one": \(unit("%lld item in your collection")),
              "other": \(unit("%lld items in your collection"))
            } } },
            "pl": { "variations": { "plural": {
              "one": \(unit("%lld element w twojej kolekcji")),
              "few": \(unit("%lld elementy w twojej kolekcji")),
              "many": \(unit("%lld elementów w twojej kolekcji")),
              "other": \(unit("%lld elementu w twojej kolekcji"))
            } } },
            "ar": { "variations": { "plural": {
              "zero": \(unit("لا عناصر في مجموعتك")),
              "one": \(unit("عنصر واحد في مجموعتك")),
              "two": \(unit("عنصران في مجموعتك")),
              "few": \(unit("%lld عناصر في مجموعتك")),
              "many": \(unit("%lld عنصرًا في مجموعتك")),
              "other": \(unit("%lld عنصر في مجموعتك"))
            } } }
          }
        },
        "%lld items": {
          "localizations": {
            "en": { "variations": { "plural": {
              "one": \(unit("%lld item")),
              "other": \(unit("%lld items"))
            } } }
          }
        },
        "Collection: %@": {
          "localizations": {
            "en": \(unit("Collection: %@"))
          }
        },
        "%lld photos in %lld albums": {
          "localizations": {
            "en": {
              "stringUnit": { "state": "translated", "value": "%#@photos@ in %#@albums@" },
              "substitutions": {
                "photos": { "argNum": 1, "formatSpecifier": "lld",
                  "variations": { "plural": {
                    "one": \(unit("%arg photo")),
                    "other": \(unit("%arg photos"))
                  } } },
                "albums": { "argNum": 2, "formatSpecifier": "lld",
                  "variations": { "plural": {
                    "one": \(unit("%arg album")),
                    "other": \(unit("%arg albums"))
                  } } }
              }
            },
            "pl": {
              "stringUnit": { "state": "translated", "value": "%#@photos@ w %#@albums@" },
              "substitutions": {
                "photos": { "argNum": 1, "formatSpecifier": "lld",
                  "variations": { "plural": {
                    "one": \(unit("%arg zdjęcie")),
                    "few": \(unit("%arg zdjęcia")),
                    "many": \(unit("%arg zdjęć")),
                    "other": \(unit("%arg zdjęcia"))
                  } } },
                "albums": { "argNum": 2, "formatSpecifier": "lld",
                  "variations": { "plural": {
                    "one": \(unit("%arg albumie")),
                    "few": \(unit("%arg albumach")),
                    "many": \(unit("%arg albumach")),
                    "other": \(unit("%arg albumu"))
                  } } }
              }
            }
          }
        }
      }
    }
    """
}
