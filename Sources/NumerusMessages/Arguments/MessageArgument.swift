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

  /// An integer of any size by its decimal digits (`-12`); nil for any other text.
  package init?(integerDigits: String) {
    guard let number = DecimalNumber(integerDigits), number.fractionDigitCount == 0 else {
      return nil
    }
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
