internal import Foundation
internal import Numerus

/// Two numbers, each of which chooses a form: substitutions in the catalog.
enum PhotosMessage: MeasuredMessage {
  @inline(__always)
  static func value(_ pair: NumberPair) -> String.LocalizationValue {
    "\(pair.first) photos in \(pair.second) albums"
  }

  @inline(__always)
  static func symbol(_ pair: NumberPair) -> LocalizedMessage { .photos(pair.first, pair.second) }

  @inline(__always)
  static func string(_ localizer: Localizer, _ pair: NumberPair) -> String {
    localizer.string("\(pair.first) photos in \(pair.second) albums")
  }

  @inline(__always)
  static func localized(_ pair: NumberPair) -> String {
    String(localized: "\(pair.first) photos in \(pair.second) albums")
  }

  @inline(__always)
  static func localized(_ pair: NumberPair, table: String, bundle: Bundle) -> String {
    String(localized: "\(pair.first) photos in \(pair.second) albums", table: table, bundle: bundle)
  }
}
