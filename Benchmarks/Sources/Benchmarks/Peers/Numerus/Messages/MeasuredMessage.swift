internal import Foundation
internal import Numerus

/// A message in each of the forms that a program may ask for it in.
///
/// The functions are put in where they are called, so that what is timed is what the compiler makes of a
/// call in a program.
protocol MeasuredMessage<Input> {
  associatedtype Input

  static func value(_ input: Input) -> String.LocalizationValue
  static func symbol(_ input: Input) -> LocalizedMessage
  static func string(_ localizer: Localizer, _ input: Input) -> String
  static func localized(_ input: Input) -> String
  static func localized(_ input: Input, table: String, bundle: Bundle) -> String
}
