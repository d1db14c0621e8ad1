internal import NumerusMessages

/// A `.strings` file: keys, their texts and the comments before them.
///
/// What is not touched is written back byte for byte, whatever the encoding.
///
/// ```swift
/// var file = try StringsFile(bytes, path: "pl.lproj/Localizable.strings")
/// file.entry(forKey: "greeting")?.value           // "Cześć"
/// try file.setValue("Dzień dobry", forKey: "greeting")
/// let edited = file.serialized()
/// ```
package struct StringsFile: Sendable {
  /// How many entries a file may have.
  package static let largestEntryCount = 1 << 18
  /// How long a key or a value may be, in bytes of UTF-8: 1 MiB.
  package static let longestText = 1 << 20

  /// How the file's bytes are to be read.
  package enum Encoding: Hashable, Sendable {
    case text(TextEncoding, hasMark: Bool)
    case binaryPropertyList
    case xmlPropertyList
  }

  package let encoding: Encoding

  /// The entries in the order of the file, with all that share a key.
  package internal(set) var entries: [Entry] = []

  /// What was found when the file was read.
  package internal(set) var diagnostics: [CatalogDiagnostic] = []

  /// The path that the file was read from, for errors.
  package let path: String?

  /// Which entry of a key counts, which is its last.
  var indices: [ExactText: Int] = [:]

  var content: Content

  /// What a file is beside its entries.
  enum Content: Sendable {
    case text(Frame)
    /// The bytes of a binary property list, and its values that are no texts.
    case binary([UInt8], others: [PropertyListValue.Member], isEdited: Bool)
    case xml([UInt8])
  }

  /// The text around the entries, in UTF-8.
  struct Frame: Sendable {
    var markCount: Int
    /// All up to an outer `{`; empty where there is none.
    var opening: ArraySlice<UInt8> = []
    /// What follows the last entry.
    var tail: ArraySlice<UInt8> = []
    /// All from an outer `}` on.
    var closing: ArraySlice<UInt8> = []
    /// How the file ends its lines.
    var lineEnd: [UInt8] = [0x0A]
  }
}

extension StringsFile {
  /// A key and its text.
  package struct Entry: Sendable {
    package internal(set) var key: String
    package internal(set) var value: String

    /// The text of the comments right before the key, without their marks and the white space
    /// around; nil where there is none.
    ///
    /// Several are joined by line feeds. An empty line parts a comment from what follows, and a
    /// comment that ends the line of an entry belongs to that entry's line, not to the next key.
    package internal(set) var comment: String?

    /// Whether only a key stands there (`"key";`), which is its own value.
    package internal(set) var isValueOmitted = false

    /// Where the key begins in the file that was read; nil for an entry of a binary property list, and
    /// for one that was added since.
    ///
    /// A column counts bytes of UTF-8 after the byte-order mark, as if the file were UTF-8, whatever
    /// its encoding.
    package internal(set) var location: CatalogLocation?
    /// Where the value begins, or the key if the value is omitted.
    package internal(set) var valueLocation: CatalogLocation?

    var source = Source()

    /// An entry for a new file.
    package init(key: String, value: String, comment: String? = nil) {
      self.key = key
      self.value = value
      self.comment = comment
    }
  }

  /// The entry of a key that counts: the last one.
  package func entry(forKey key: String) -> Entry? {
    indices[ExactText(key)].map { entries[$0] }
  }
}
