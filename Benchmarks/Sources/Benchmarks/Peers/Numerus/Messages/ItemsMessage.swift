internal import Foundation
internal import Numerus

/// A number, in a text of more than fifteen bytes.
enum ItemsMessage: MeasuredMessage {
  @inline(__always)
  static func value(_ number: Int) -> String.LocalizationValue {
    "\(number) items in your collection"
  }

  @inline(__always)
  static func symbol(_ number: Int) -> LocalizedMessage { .items(number) }

  @inline(__always)
  static func string(_ localizer: Localizer, _ number: Int) -> String {
    localizer.string("\(number) items in your collection")
  }

  @inline(__always)
  static func localized(_ number: Int) -> String {
    String(localized: "\(number) items in your collection")
  }

  @inline(__always)
  static func localized(_ number: Int, table: String, bundle: Bundle) -> String {
    String(localized: "\(number) items in your collection", table: table, bundle: bundle)
  }
}
