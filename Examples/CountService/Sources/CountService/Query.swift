internal import Foundation

/// The query of a URL: names and values, as `n=5&unit=box`.
struct Query {
  private let pairs: [(name: Substring, value: Substring)]

  init(_ text: String) {
    pairs = text.split(separator: "&").map { pair in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (parts[0], parts.count == 2 ? parts[1] : "")
    }
  }

  /// The value of a name, with percent escapes read; nil where the name stands twice or not at all, or
  /// an escape is malformed.
  func onlyValue(of name: String) -> String? {
    let values = pairs.filter { $0.name == name }.map(\.value)
    return values.count == 1 ? values[0].removingPercentEncoding : nil
  }
}
