internal import Numerus

/// The forms of a text with a number, `#`, in one language: what ICU's pattern, Foundation's
/// formats and the expected texts are made of. The catalog has the same texts on its own.
struct CountedForms {
  /// How ICU's plural rules and numbers are asked for: Egypt's Arabic has Arabic digits in any
  /// version of ICU.
  let locale: String

  private let forms: [PluralCategory: String]

  init(locale: String, _ forms: [PluralCategory: String]) {
    self.locale = locale
    self.forms = forms
  }

  private func form(_ category: PluralCategory) -> String {
    forms[category] ?? forms[.other] ?? ""
  }

  /// ICU's pattern for an argument.
  func pattern(argument: Int = 0) -> String {
    let cases = forms.sorted { $0.key < $1.key }.map { "\($0.key){\($0.value)}" }
    return "{\(argument),plural,\(cases.joined(separator: " "))}"
  }

  /// Formats for `String(format:)`, by the raw value of their category.
  var formats: [String] {
    PluralCategory.allCases.map { form($0).replacing("#", with: "%ld") }
  }

  /// The text for a number. The form is ICU's choice, so that Numerus and the hand-written rules
  /// are checked by a third.
  func text(_ number: Int, _ digits: DigitStyle, by rules: ICUPluralSelection) -> String {
    form(rules.run(number)).replacing("#", with: digits.text(number))
  }
}
