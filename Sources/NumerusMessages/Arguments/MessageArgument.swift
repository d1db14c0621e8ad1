package import NumerusPlurals

/// A value that a message writes, with its type.
///
/// ```swift
/// localizer.string(forKey: "summary.item-count", arguments: [3])
/// localizer.string(forKey: "Collection: %@", arguments: ["Stamps"])
/// ```
public struct MessageArgument: Hashable, Sendable {
  package enum Storage: Hashable, Sendable {
    case signed(Int64)
    case unsigned(UInt64)
    /// An integer beyond 64 bits, or a decimal that a style shows.
    case wide(DecimalNumber)
    case double(Double)
    case float(Float)
    case text(String)
    /// What asks for more than its value. It is boxed, so that plain values stay small.
    indirect case extended(ExtendedArgument)
  }

  package let storage: Storage

  package init(storage: Storage) { self.storage = storage }

  /// An integer of any width.
  public init(_ value: some BinaryInteger) {
    if let word = Int64(exactly: value) {
      storage = .signed(word)
    } else if let word = UInt64(exactly: value) {
      storage = .unsigned(word)
    } else {
      storage = .wide(DecimalNumber(value))
    }
  }

  /// An integer of any size by its decimal digits, as a request or a file has it.
  ///
  /// ```swift
  /// MessageArgument(integerDigits: "-12")                         // -12
  /// MessageArgument(integerDigits: "340282366920938463463374607431768211456")
  /// MessageArgument(integerDigits: "1e3")                         // nil, as for "1.0" and "٣"
  /// ```
  ///
  /// Nil for all but ASCII digits, before which one sign may stand.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public init?(integerDigits: String) {
    let isSign = { (byte: UInt8) in byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") }
    let digits =
      integerDigits.utf8.first.map(isSign) == true
      ? integerDigits.utf8.dropFirst() : integerDigits.utf8[...]
    guard digits.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
      let number = DecimalNumber(integerDigits)
    else { return nil }
    if let word = Int64(integerDigits) {
      storage = .signed(word)
    } else if let word = UInt64(integerDigits) {
      storage = .unsigned(word)
    } else {
      storage = .wide(number)
    }
  }

  public init(_ value: Double) { storage = .double(value) }

  public init(_ value: Float) { storage = .float(value) }

  public init(_ value: some StringProtocol) { storage = .text(String(value)) }

  /// Any other value, by its description.
  public init(describing value: some Any) { storage = .text(String(describing: value)) }
}

extension MessageArgument: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByStringLiteral
{
  public init(integerLiteral value: Int64) { storage = .signed(value) }

  public init(floatLiteral value: Double) { storage = .double(value) }

  public init(stringLiteral value: String) { storage = .text(value) }
}

extension MessageArgument: CustomStringConvertible {
  /// The value as Swift describes it, in no locale.
  public var description: String {
    switch storage {
    case .signed(let value): value.description
    case .unsigned(let value): value.description
    case .wide(let value): value.description
    case .double(let value): value.description
    case .float(let value): value.description
    case .text(let value): value
    case .extended(let value): value.description
    }
  }
}
