import Numerus

/// A line of a summary. It does not know where its text comes from, nor who reads it.
struct SummaryLabel: Hashable, Sendable, Codable {
  /// What the row is for; a name for programs, never shown.
  let row: String

  let text: LocalizedText

  init(_ row: String, _ text: LocalizedText) {
    self.row = row
    self.text = text
  }

  /// The line for a reader.
  func line(for localizer: Localizer) -> String { localizer.string(text) }
}
