/// A command line that can't be carried out.
struct UsageError: Error {
  var message: String

  /// An argument of any length may be part of the message, and its beginning tells which it is.
  private static let longestMessage = 500

  init(_ message: String) {
    let isLong = message.unicodeScalars.count > Self.longestMessage
    self.message = isLong ? "\(message.prefix(Self.longestMessage))…" : message
  }
}
