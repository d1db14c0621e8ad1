internal import Foundation
internal import Numerus

/// `String(format:)` with forms chosen by hand: Foundation on Linux reads no plural forms.
struct FoundationItems<Rule: HandWrittenRule>: Work {
  private let formats: [String]
  private let locale: Locale?

  init(_ forms: CountedForms, locale: Locale? = nil) {
    formats = forms.formats
    self.locale = locale
  }

  func run(_ number: Int) -> String {
    let format = formats[Int(Rule.category(of: number).rawValue)]
    return if let locale {
      String(format: format, locale: locale, number)
    } else {
      String(format: format, number)
    }
  }
}

/// The same with a text behind the number.
struct FoundationNamedItems<Rule: HandWrittenRule>: Work {
  private let formats: [String]

  init(_ forms: CountedForms) { formats = forms.formats }

  func run(_ input: NamedNumber) -> String {
    String(
      format: formats[Int(Rule.category(of: input.number).rawValue)], input.number, input.name)
  }
}
