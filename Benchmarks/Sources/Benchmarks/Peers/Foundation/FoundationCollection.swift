internal import Foundation

/// `String(format:)` with a text.
struct FoundationCollection: Work {
  func run(_ name: String) -> String { String(format: "Collection: %@", name) }
}
