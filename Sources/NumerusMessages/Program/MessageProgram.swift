/// The words that a message is compiled to.
///
/// An instruction's first word has its code in the low eight bits and a small operand above them.
/// Jumps go forward only, so a program ends.
///
/// ```
/// end
/// text(byteCount)    offset into the texts
/// percent
/// argument(number)   place in the list of specifiers
/// plural(number)     place in the list of specifiers, unfit, zero value, zero … other
/// device             other, mac, … : a target for each device
/// width(count)       a width and its target for each text, the narrowest first
/// jump               target
/// ```
///
/// The targets of `plural` are one for a value of zero (0: none, its category decides) and one for
/// each category. Bit *n* of `unfit` is set where category *n* gets a form that is neither its own
/// nor `other`.
enum MessageProgram {
  enum Code: UInt32 {
    case end
    case text
    case percent
    case argument
    case plural
    case device
    case width
    case jump
  }

  static let operandShift: UInt32 = 8
  static let codeMask: UInt32 = 255

  /// The longest text of one instruction, in bytes; longer ones take several.
  static let longestText = (1 << 24) - 1
}
