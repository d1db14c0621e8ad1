internal import Numerus

/// A few numbers that take a category, found by asking the rules.
struct PluralSampleNumbers: CustomStringConvertible {
  private let integers: [String]
  private let decimals: [String]

  init(of category: PluralCategory, _ rules: PluralRules) {
    func fitting(_ numbers: some Sequence<String>, _ limit: Int) -> [String] {
      // One more than is shown tells whether there are others.
      Array(
        numbers.lazy
          .filter { text in
            PluralOperands(text).map { rules.category(for: $0) == category } ?? false
          }
          .prefix(limit + 1))
    }
    let small = (0...1200).map(String.init)
    let large = (1...12).map { "\($0)000000" } + ["1c6", "2c6"]
    integers = fitting(small + large, Self.shownIntegers)
    // Decimals do not stand in an order.
    let tenths = (0...41).flatMap { integer in (0...9).map { "\(integer).\($0)" } }
    decimals =
      rules.type == .ordinal
      ? []
      : fitting(
        tenths + ["0.00", "1.00", "1000000.0"] + (1...9).map { "1.\($0)c6" }, Self.shownDecimals)
  }

  private static let shownIntegers = 10
  private static let shownDecimals = 4

  /// Integers, then decimals after a semicolon; `…` where there are more.
  var description: String {
    func list(_ numbers: [String], _ limit: Int) -> String {
      (numbers.prefix(limit) + (numbers.count > limit ? ["…"] : [])).joined(separator: ", ")
    }
    return [list(integers, Self.shownIntegers), list(decimals, Self.shownDecimals)]
      .filter { !$0.isEmpty }.joined(separator: "; ")
  }
}
