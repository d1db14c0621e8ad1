/// Numbers that CLDR gives as examples of a rule: `2~17, 100, 1000, …`.
///
/// Source: UTS #35 part 3, "Samples".
public struct PluralSamples: Hashable, Sendable {
  /// Numbers as they are displayed, single ones as ranges of one: `0.0~1.5`.
  public struct SampleRange: Hashable, Sendable {
    /// The first number.
    public let first: String
    /// The last number, which has as many fraction digits as the first.
    public let last: String
  }

  public let ranges: [SampleRange]

  /// Whether there are more numbers than are listed: the list ends in `…`.
  public let isOpen: Bool

  /// All numbers of the ranges, as they are displayed. A range goes up by one in the last digit.
  ///
  /// At most a thousand of a range are given.
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
  /// The digits of both ends without the point, which is in the same place.
  fileprivate var numbers: [String] {
    let fractionCount = first.split(separator: ".").dropFirst().first?.utf8.count ?? 0
    guard first != last, let start = Int(first.filter { $0 != "." }),
      let end = Int(last.filter { $0 != "." }), start <= end
    else { return [first] }
    return (start...min(end, start + 999)).map { value in
      guard fractionCount > 0 else { return "\(value)" }
      let digits = String(value)
      let padded =
        String(repeating: "0", count: max(0, fractionCount + 1 - digits.utf8.count)) + digits
      return "\(padded.dropLast(fractionCount)).\(padded.suffix(fractionCount))"
    }
  }
}
