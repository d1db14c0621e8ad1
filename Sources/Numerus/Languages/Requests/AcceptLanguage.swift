/// The languages that a client asks for in HTTP's Accept-Language header (RFC 9110, section 12.5.4).
///
/// ```swift
/// let header = AcceptLanguage("zh-HK, en;q=0.8, *;q=0")
/// header.ranges.map(\.description)  // ["zh-HK", "en;q=0.8", "*;q=0"]
/// header.wanted                     // ["zh-HK", "en"]
/// header.excluded                   // ["*"]
/// ```
///
/// A header comes from anyone, so reading never fails: a part that RFC 9110 has no room for is passed
/// over, and so is what lies beyond ``longestHeader`` and ``mostRanges``.
public struct AcceptLanguage: Hashable, Sendable {
  /// A language that is wanted, and how much.
  public struct Range: Hashable, Sendable {
    /// An identifier as the header spells it, or `*` for every language that no other range names.
    public let tag: String

    /// The weight in thousandths, from 0 for "not acceptable" to 1000.
    public let thousandths: Int

    /// The weight as the header has it, from 0 for "not acceptable" to 1.
    public var quality: Double { Double(thousandths) / 1000 }
  }

  /// How many bytes of a header are read. A part that is cut there is passed over.
  public static let longestHeader = 4096

  /// How many ranges are kept, those that the header has first.
  public static let mostRanges = 64

  /// How many bytes a range may have; identifiers need about a third of it.
  static let longestTag = 100

  /// The ranges by weight, the heaviest first, and in the header's order where they weigh the same.
  public let ranges: [Range]

  init(ranges: [Range]) { self.ranges = ranges }

  /// Reads a header's value.
  ///
  /// Letters may be in any case, `_` may stand for `-`, and white space may stand between all parts. A
  /// wildcard inside a range, which belongs to other protocols, is read by RFC 4647, section 3.2:
  /// `en-*` as `en`, `*-CH` as `*`.
  ///
  /// - Complexity: O(*n*) in the bytes that are read.
  public init(_ header: String) {
    ranges = Self.parse(header).enumerated().sorted { left, right in
      (right.element.thousandths, left.offset) < (left.element.thousandths, right.offset)
    }.map(\.element)
  }

  /// The tags with a weight above zero, the most wanted first.
  public var wanted: [String] { ranges.filter { $0.thousandths > 0 }.map(\.tag) }

  /// The tags with the weight zero: what the client will not have.
  public var excluded: [String] { ranges.filter { $0.thousandths == 0 }.map(\.tag) }
}

extension AcceptLanguage.Range: CustomStringConvertible {
  /// The range as a header has it: `en;q=0.8`, or the tag alone for a weight of 1.
  public var description: String { thousandths == 1000 ? tag : "\(tag);q=\(weight)" }

  /// The weight with the digits that it needs: `1`, `0.8`, `0.125`.
  public var weight: String {
    guard thousandths % 1000 != 0 else { return "\(thousandths / 1000)" }
    let digits = "\(1000 + thousandths % 1000)".dropFirst()
    return "0." + digits.reversed().drop { $0 == "0" }.reversed()
  }
}

extension AcceptLanguage: CustomStringConvertible {
  /// The header again, with what could be read of it, in order of preference.
  public var description: String { ranges.map(\.description).joined(separator: ", ") }
}
