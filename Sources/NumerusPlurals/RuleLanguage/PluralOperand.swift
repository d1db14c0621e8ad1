/// An operand of the rule language, by its letter.
///
/// Source: UTS #35 part 3, "Operands".
package enum PluralOperand: UInt8, CaseIterable, Hashable, Sendable {
  /// The absolute value, an integer only where no visible fraction digit is other than zero.
  case n
  case i
  case v
  case w
  case f
  case t
  /// The compact exponent; `e` is its other name.
  case c

  package init?(letter: some StringProtocol) {
    switch letter {
    case "n": self = .n
    case "i": self = .i
    case "v": self = .v
    case "w": self = .w
    case "f": self = .f
    case "t": self = .t
    case "c", "e": self = .c
    default: return nil
    }
  }

  package var letter: String {
    switch self {
    case .n: "n"
    case .i: "i"
    case .v: "v"
    case .w: "w"
    case .f: "f"
    case .t: "t"
    case .c: "c"
    }
  }
}
