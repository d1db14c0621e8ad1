import Foundation
import Numerus
import Testing

/// SEMANTICS 2, 3, 4, 13: calls as they are written for Foundation.
@Suite struct CallFormTests {
  @Test(arguments: [0, 2, 5])
  func sourceLanguage(count: Int) {
    let forms = Localization.withLanguages([]) {
      CallForms.texts(count: count, name: "Stamps")
    }
    #expect(!forms.isEmpty)
    for (form, text, english) in forms { #expect(text == english, "\(form)") }
  }

  /// By hand, from the catalog: the same calls for a reader of Polish.
  @Test func polish() {
    let texts = Localization.withLanguages(["pl-PL"]) {
      CallForms.texts(count: 5, name: "Znaczki").reduce(into: [String: String]()) {
        $0[$1.form] = $1.text
      }
    }
    let expected = [
      "literal": "Witaj", "#bundle": "Witaj", "main": "Welcome", "interpolation": "5 elementów",
      "locale": "1.234 elementy", "key": "5 elementów", "key, all": "1.234 rzeczy w koszyku",
      "default value": "5 left", "options": "Miejsce w kolejce: 12.",
      "options, key": "12 rzeczy w koszyku", "resource": "5 elementów",
      "resource, options": "Miejsce w kolejce: 12.", "run-time key": "Witaj",
      "percent": "5 jest na 100% pewne", "percent alone": "Na 100% pewne",
      "specifier": "Waga: 1,2 kg", "CGFloat": "Waga: 1,5 kg", "format": "Cena: 9,50\u{A0}€",
      "format, locale of its own": "Cena: 50\u{A0}%", "name": "Kolekcja: Znaczki",
      "convertible": "Kolekcja: Wanilia", "nested": "Kolekcja: 5 elementów",
      // The resource's own locale is German, which the table does not have.
      "at URL": "5 things in the cart",
    ]
    for (form, text) in expected { #expect(texts[form] == text, "\(form)") }
  }

  /// A literal is a key, and no resource with a table of its own: the default of the resource's bundle
  /// would be the main one, as that of the key is; so the types tell.
  @Test func overloads() {
    let localizer = Localizer(preferring: ["pl"], bundle: .module)
    #expect(localizer.string("Welcome") == "Witaj")
    #expect(localizer.string("\(5) items") == "5 elementów")
    let key: LocalizedStringKey = "Welcome"
    let resource: LocalizedStringResource = "Welcome"
    #expect(localizer.string(key) == "Witaj")
    #expect(localizer.string(resource) == "Witaj")
  }
}
