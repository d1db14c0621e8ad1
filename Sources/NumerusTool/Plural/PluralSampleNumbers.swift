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
    let large = ["1000000", "2000000", "1c6"]
    integers = fitting(small + large, Self.shownIntegers)
    // Decimals do not stand in an order.
    decimals =
      rules.type == .ordinal
      ? [] : fitting(["0.0", "0.1", "0.5", "1.0", "1.5", "2.0", "10.0"], Self.shownDecimals)
  }

  private static let shownIntegers = 10
  private static let shownDecimals = 4

  /// The numbers between commas, `…` where there are more.
  var description: String {
    func list(_ numbers: [String], _ limit: Int) -> [String] {
      numbers.prefix(limit) + (numbers.count > limit ? ["…"] : [])
    }
    return (list(integers, Self.shownIntegers) + list(decimals, Self.shownDecimals))
      .joined(separator: ", ")
  }
}
