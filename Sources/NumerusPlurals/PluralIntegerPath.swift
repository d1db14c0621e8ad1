/// How integers find their category without the evaluator. The generator derives it, and the tables,
/// from the rules.
package enum PluralIntegerPath: UInt8 {
  /// By the integer below 100, else by its last two digits.
  case lastTwoDigits
  /// The same, but multiples of a million other than zero go to the evaluator.
  case lastTwoDigitsOrMillions
  /// By the evaluator.
  case evaluator
}
