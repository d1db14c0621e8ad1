/// Where things stand in the block of a compiled catalog. `Data/CompiledCatalog/FORMAT.md` describes it.
///
/// All numbers are little-endian. Sections begin at multiples of eight bytes, in this order: header,
/// languages, specifiers, names, slots, keys, starts, programs, padding.
enum BlockLayout {
  /// The first eight bytes: none that a text file begins with.
  static let magic: UInt64 = 0x0A_54_41_43_4D_55_4E_89

  static let version: UInt32 = 1
  static let headerSize = 96

  /// Zeros behind the programs, so that who copies a text may take a few bytes more than it has.
  static let padding = 64

  /// Where the numbers of the header stand.
  enum Header {
    static let magic = 0
    static let version = 8
    static let headerSize = 12
    static let size = 16
    /// Of all bytes behind it.
    static let checksum = 24
    static let fingerprint = 32
    static let languageCount = 40
    static let keyCount = 44
    static let specifierCount = 48
    /// How many slots keys have their home in; others follow for those that found it taken.
    static let homeCount = 52
    static let languages = 56
    static let specifiers = 60
    static let names = 64
    static let slots = 68
    static let keys = 72
    static let starts = 76
    static let programs = 80
    static let programsEnd = 84
  }

  /// A language: where its name is, and where its starts are, one a key, or if marked pairs of a key
  /// and its start.
  enum Language {
    static let size = 16
    static let name = 0
    static let nameCount = 4
    static let starts = 8
    static let startCount = 12
    static let isSparse: UInt32 = 1 << 31
  }

  /// A specifier: where its text is, and what it means.
  enum Specifier {
    static let size = 16
    static let source = 0
    static let sourceCount = 4
    /// The conversion's ASCII; zero for one of any type.
    static let conversion = 8
    static let flags = 9
    /// The length's place among all lengths, from 1; zero for none.
    static let length = 10
    /// The kinds of the width, in the low half, and of the precision: none, a number, an argument's.
    static let sizeKinds = 11
    static let width = 12
    static let precision = 14
  }

  /// A key: its number, the count of its bytes, and the bytes, up to a multiple of four.
  enum Key {
    static let headerSize = 8
    static let number = 0
    static let count = 4
    /// The mark of a key that has percent signs other than those of a literal's specifiers.
    static let hasPercentSigns: UInt32 = 1 << 31
  }

  /// A slot: the low half of a key's hash in its low half, and where the key is in the other.
  static let slotSize = 8

  /// The slot that a key with a hash is looked for in first.
  @inline(__always)
  static func home(_ hash: UInt64, count: UInt32) -> Int {
    Int(truncatingIfNeeded: ((hash &>> 32) &* UInt64(count)) &>> 32)
  }

  static func aligned(_ offset: Int, to unit: Int = 8) -> Int { (offset + unit - 1) & -unit }

  /// Offsets are 32 bits; nothing is added to a catalog beyond this.
  static let mostBytes = 3 << 30
}
