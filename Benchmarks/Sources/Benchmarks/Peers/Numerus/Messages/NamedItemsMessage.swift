internal import Foundation
internal import Numerus

/// A number and a text.
enum NamedItemsMessage: MeasuredMessage {
  @inline(__always)
  static func value(_ input: NamedNumber) -> String.LocalizationValue {
    "\(input.number) items in \(input.name)"
  }

  @inline(__always)
  static func symbol(_ input: NamedNumber) -> LocalizedMessage {
    .itemsNamed(input.number, input.name)
  }

  @inline(__always)
  static func string(_ localizer: Localizer, _ input: NamedNumber) -> String {
    localizer.string("\(input.number) items in \(input.name)")
  }

  @inline(__always)
  static func localized(_ input: NamedNumber) -> String {
    String(localized: "\(input.number) items in \(input.name)")
  }

  @inline(__always)
  static func localized(_ input: NamedNumber, table: String, bundle: Bundle) -> String {
    String(localized: "\(input.number) items in \(input.name)", table: table, bundle: bundle)
  }
}
