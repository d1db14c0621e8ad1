/// Numbers that CLDR gives as examples of a rule: `2~17, 100, 1000, …`.
///
/// Source: UTS #35 part 3, "Samples".
public struct PluralSamples: Hashable, Sendable {
  /// Numbers as they are displayed, single ones as ranges of one: `0.0~1.5`.
  public struct SampleRange: Hashable, Sendable {
    /// The first number.
    public let first: String
    /// The last number, which has as many fraction digits as the first, and its exponent.
    public let last: String
  }

  /// The numbers and ranges, in the order of the list.
  public let ranges: [SampleRange]

  /// Whether there are more numbers than are listed: the list ends in `…`.
  public let isOpen: Bool

  /// All numbers of the ranges, as they are displayed. A range goes up by one in the last digit.
  ///
  /// At most a thousand of a range are given, and of one beyond 2⁶⁴ the first.
  ///
  /// - Complexity: O(*n*) in the count of numbers.
  public var numbers: [String] { ranges.flatMap(\.numbers) }
}

extension PluralSamples: CustomStringConvertible {
  /// The list in the syntax of UTS #35, without `@integer` or `@decimal`.
  public var description: String {
    let items = ranges.map { $0.first == $0.last ? $0.first : "\($0.first)~\($0.last)" }
    return (items + (isOpen ? ["…"] : [])).joined(separator: ", ")
  }
}

extension PluralSamples.SampleRange {
  /// What two ends of a range must have in common.
  struct Shape: Equatable {
    let fractionDigitCount: Int
    let exponent: String

    init(_ number: String) {
      exponent = String(number.drop { $0 != "c" && $0 != "e" })
      fractionDigitCount =
        number.dropLast(exponent.count).split(separator: ".").dropFirst().first?.count ?? 0
    }
  }

  /// Whether the ends have the same shape and the last is the greater one.
  var goesUp: Bool {
    guard Shape(first) == Shape(last) else { return false }
    func digits(_ number: String) -> String {
      String(number.prefix { $0 != "c" && $0 != "e" }.filter { $0 != "." }.drop { $0 == "0" })
    }
    let (start, end) = (digits(first), digits(last))
    return (start.utf8.count, start) < (end.utf8.count, end)
  }

  fileprivate var numbers: [String] {
    let shape = Shape(first)
    /// The digits without the point, which is in the same place at both ends.
    func digits(_ number: String) -> UInt64? {
      UInt64(number.dropLast(shape.exponent.count).filter { $0 != "." })
    }
    guard first != last, let start = digits(first), let end = digits(last), start <= end else {
      return [first]
    }
    return (0...min(end - start, 999)).map { step in
      let digits = String(start + step)
      guard shape.fractionDigitCount > 0 else { return digits + shape.exponent }
      let missing = max(0, shape.fractionDigitCount + 1 - digits.utf8.count)
      let padded = String(repeating: "0", count: missing) + digits
      let fraction = padded.suffix(shape.fractionDigitCount)
      return "\(padded.dropLast(shape.fractionDigitCount)).\(fraction)\(shape.exponent)"
    }
  }
}
