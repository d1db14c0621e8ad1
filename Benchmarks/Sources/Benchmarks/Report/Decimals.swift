internal import Numerus

/// How reports have their numbers.
enum Decimals {
  /// A number without groups.
  static func text(_ number: Double, _ digits: Int) -> String {
    let style = NumberStyle.decimal.fractionDigits(digits...digits).grouping(.off)
    return ((try? NumberFormat(style, locale: "en")) ?? .plain).string(number)
  }

  /// A number of about three digits.
  static func rounded(_ number: Double) -> String {
    text(number, number < 10 ? 2 : number < 100 ? 1 : 0)
  }

  /// A multiple: `17.3×`.
  static func multiple(_ number: Double) -> String { rounded(number) + "×" }
}
