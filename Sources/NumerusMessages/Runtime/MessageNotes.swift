internal import NumerusNumbers

/// What is kept beside a text while it is written.
final class MessageNotes {
  var issues: [MessageIssue.Kind] = []
  /// The forms that were taken.
  var forms: [MessageForm] = []
  /// Styled numbers by the place of their argument, as each serves its form and its text.
  var styledNumbers: [Int: FormattedNumber] = [:]
}
