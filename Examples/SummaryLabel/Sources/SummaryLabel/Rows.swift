import Foundation
import Numerus

/// The rows of the summary: each way in to `LocalizedText`, once for each that matters.
enum Rows {
  /// - Parameters:
  ///   - name: What the user called the collection. It looks like a key, and is none.
  ///   - note: A sentence that somebody else has put into the reader's language already.
  static func labels(name: String, note: String) -> [SummaryLabel] {
    let counts = [0, 1, 2].map { count in
      SummaryLabel("localized, \(count)", LocalizedText(localized: "\(count) items"))
    }
    let items = LocalizedText(localized: "\(2) items")
    return counts + [
      SummaryLabel(
        "key", LocalizedText(key: "summary.title", tableName: "Titles", bundle: .module)),
      SummaryLabel("verbatim, literal", LocalizedText(verbatim: "%lld items")),
      SummaryLabel("verbatim, variable", LocalizedText(verbatim: name)),
      SummaryLabel("text", LocalizedText(text: note)),
      SummaryLabel("collection", LocalizedText(localized: "Collection: \(name)")),
      SummaryLabel("collection of a text", LocalizedText(localized: "Collection: \(items)")),
    ]
  }
}
