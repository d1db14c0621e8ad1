internal import Numerus

/// The forms of a text with a number, `#`, and perhaps a text, `@`, in one language: what the catalog,
/// ICU's pattern, Foundation's formats, gettext's and the expected texts are made of.
struct CountedForms {
  private let forms: [PluralCategory: String]

  init(_ forms: [PluralCategory: String]) { self.forms = forms }

  func form(_ category: PluralCategory) -> String { forms[category] ?? forms[.other] ?? "" }

  /// The forms by CLDR's keywords.
  var byKeyword: [String: String] {
    Dictionary(uniqueKeysWithValues: forms.map { ($0.key.keyword, $0.value) })
  }

  /// What a String Catalog has for the forms, with a specifier for the number.
  func content(number specifier: String) -> StringCatalog.Content {
    let cases = forms.sorted { $0.key < $1.key }.map { category, form in
      StringCatalog.Variation.Case(
        name: category.keyword,
        content: .init(
          value: form.replacing("#", with: specifier).replacing("@", with: "%@")))
    }
    var content = StringCatalog.Content()
    content.variations = [.init(kind: .plural, cases: cases)]
    return content
  }

  /// ICU's pattern for an argument; the one behind it is the text.
  func pattern(argument: Int = 0) -> String {
    let cases = forms.sorted { $0.key < $1.key }.map { "\($0.key){\($0.value)}" }
    return "{\(argument),plural,\(cases.joined(separator: " "))}"
      .replacing("@", with: "{\(argument + 1)}")
  }

  /// Formats for `String(format:)`, by the raw value of their category.
  var formats: [String] {
    PluralCategory.allCases.map {
      form($0).replacing("#", with: "%ld").replacing("@", with: "%@")
    }
  }

  /// The text for a number. The form is ICU's choice, so that Numerus and the hand-written rules
  /// are checked by a third.
  func text(_ number: Int, _ digits: DigitStyle, by rules: ICUPluralSelection) -> String {
    form(rules.run(number)).replacing("#", with: digits.text(number))
  }
}
