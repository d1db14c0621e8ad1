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

/// Where a member of an object stands in a file.
struct MemberPlace: Sendable {
  private let storedKeyStart: UInt32
  private let storedValueStart: UInt32
  private let storedValueEnd: UInt32

  /// - Parameters:
  ///   - keyStart: Where the key's first quote stands.
  ///   - value: The bytes of the value.
  init(keyStart: Int, value: Range<Int>) {
    // Files have 256 MiB at most.
    storedKeyStart = UInt32(truncatingIfNeeded: keyStart)
    storedValueStart = UInt32(truncatingIfNeeded: value.lowerBound)
    storedValueEnd = UInt32(truncatingIfNeeded: value.upperBound)
  }

  var keyStart: Int { Int(storedKeyStart) }
  var value: Range<Int> { Int(storedValueStart)..<Int(storedValueEnd) }
}
