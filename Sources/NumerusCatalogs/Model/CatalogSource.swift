/// The file that a catalog was read from: its bytes, and where its parts stand in them.
///
/// A class, so that copies of a catalog share the bytes.
final class CatalogSource: Sendable {
  let bytes: [UInt8]

  /// The members of the file's object.
  let layout: JSONLayout

  /// The bytes of the `strings` object, brackets included.
  let strings: Range<Int>

  /// What the file has, to tell what was edited.
  let sourceLanguage: String
  let version: String?

  init(
    bytes: [UInt8], layout: JSONLayout, strings: Range<Int>, sourceLanguage: String,
    version: String?
  ) {
    self.bytes = bytes
    self.layout = layout
    self.strings = strings
    self.sourceLanguage = sourceLanguage
    self.version = version
  }
}
