internal import Foundation

/// `formatted()` of an integer in a locale.
struct FoundationInteger: Work {
  private let style: IntegerFormatStyle<Int>

  init(locale: String) { style = .number.locale(Locale(identifier: locale)) }

  func run(_ number: Int) -> String { number.formatted(style) }
}

/// `formatted()` of a decimal with two fraction digits in a locale.
struct FoundationDecimal: Work {
  private let style: FloatingPointFormatStyle<Double>

  init(locale: String) {
    style = .number.precision(.fractionLength(2)).locale(Locale(identifier: locale))
  }

  func run(_ number: Double) -> String { number.formatted(style) }
}
