/// One of the six forms that CLDR gives a language for its counts.
///
/// A language uses one to six of them, and the names say little about the numbers: Russian 21 is
/// ``one``, Latvian 10 is ``zero``, French 1,000,000 is ``many``.
///
/// Source: UTS #35 part 3, "Language Plural Rules".
@frozen
public enum PluralCategory: UInt8, CaseIterable, Hashable, Sendable {
  /// Arabic and Welsh 0; Latvian 0, 10, 11, 20, 30.
  case zero
  /// English 1; Russian 1, 21, 101 but not 11; French 0, 1, 1.5.
  case one
  /// Arabic and Welsh 2; Slovenian 2, 102; Hebrew 2.
  case two
  /// Polish 2 to 4, 22 to 24; Arabic 3 to 10, 103; Czech 2 to 4.
  case few
  /// Polish 0, 5 to 21, 25; Arabic 11 to 99; French and Spanish 1,000,000.
  case many
  /// What no rule takes, in every language: English 0, 2, 1.0; all numbers in Japanese.
  case other
}

extension PluralCategory {
  /// The name that CLDR and catalogs use: `zero`, `one`, `two`, `few`, `many` or `other`.
  public var keyword: String {
    switch self {
    case .zero: "zero"
    case .one: "one"
    case .two: "two"
    case .few: "few"
    case .many: "many"
    case .other: "other"
    }
  }

  /// The category with a CLDR keyword; nil for any other text. Case counts.
  public init?(keyword: some StringProtocol) {
    guard let category = Self.allCases.first(where: { $0.keyword == keyword }) else { return nil }
    self = category
  }
}

extension PluralCategory: CustomStringConvertible {
  /// The ``keyword``.
  public var description: String { keyword }
}

extension PluralCategory: Comparable {
  /// Zero, one, two, few, many, other: the order of CLDR.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
