/// How `numerus render` prints its messages.
enum RenderFormat: String, CaseIterable {
  case table
  case text
  case tsv
  case json
}

/// A message that was rendered.
struct RenderedMessage {
  var catalog: String
  var key: String
  /// The locale asked for.
  var locale: String
  /// The language of the text, which may be a parent or the source language.
  var textLanguage: String?
  /// The count that stood for the numbers; nil where there is none or the arguments were given.
  var count: String?
  /// The arguments as JSON.
  var arguments: String
  var text: String
}
