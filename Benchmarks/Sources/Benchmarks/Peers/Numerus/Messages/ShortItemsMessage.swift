internal import Foundation
internal import Numerus

/// A number, in a text of fifteen bytes at most.
enum ShortItemsMessage: MeasuredMessage {
  @inline(__always)
  static func value(_ number: Int) -> String.LocalizationValue { "\(number) items" }

  @inline(__always)
  static func symbol(_ number: Int) -> LocalizedMessage { .shortItems(number) }

  @inline(__always)
  static func string(_ localizer: Localizer, _ number: Int) -> String {
    localizer.string("\(number) items")
  }

  @inline(__always)
  static func localized(_ number: Int) -> String {
    String(localized: "\(number) items")
  }

  @inline(__always)
  static func localized(_ number: Int, table: String, bundle: Bundle) -> String {
    String(localized: "\(number) items", table: table, bundle: bundle)
  }
}
