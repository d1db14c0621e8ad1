internal import Foundation
internal import Numerus

/// `String(format:)` with two numbers. The formats of all pairs of forms are made before, so that
/// there is one call.
struct FoundationPhotos<Rule: HandWrittenRule>: Work {
  private let formats: [[String]]
  private let locale: Locale?

  init(_ photos: CountedForms, _ join: String, _ albums: CountedForms, locale: Locale? = nil) {
    formats = photos.formats.map { photos in albums.formats.map { photos + join + $0 } }
    self.locale = locale
  }

  func run(_ pair: NumberPair) -> String {
    let row = formats[Int(Rule.category(of: pair.first).rawValue)]
    let format = row[Int(Rule.category(of: pair.second).rawValue)]
    return if let locale {
      String(format: format, locale: locale, pair.first, pair.second)
    } else {
      String(format: format, pair.first, pair.second)
    }
  }
}
