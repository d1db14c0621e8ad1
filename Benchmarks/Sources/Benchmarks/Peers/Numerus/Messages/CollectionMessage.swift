internal import Foundation
internal import Numerus

/// A text.
enum CollectionMessage: MeasuredMessage {
  @inline(__always)
  static func value(_ name: String) -> String.LocalizationValue { "Collection: \(name)" }

  @inline(__always)
  static func symbol(_ name: String) -> LocalizedMessage { .collection(name) }

  @inline(__always)
  static func string(_ localizer: Localizer, _ name: String) -> String {
    localizer.string("Collection: \(name)")
  }

  @inline(__always)
  static func localized(_ name: String) -> String {
    String(localized: "Collection: \(name)")
  }

  @inline(__always)
  static func localized(_ name: String, table: String, bundle: Bundle) -> String {
    String(localized: "Collection: \(name)", table: table, bundle: bundle)
  }
}
