/// What a file may be like to be read: far beyond any real catalog, and within what a service can
/// bear when someone sends it a file. A file beyond one of them is refused with an error that names
/// it.
extension StringCatalog {
  /// The largest file that is read, in bytes: 256 MiB.
  public static let largestFileSize = 256 << 20

  /// How many objects and arrays may stand in one another: 128. Catalogs need about a dozen.
  public static let deepestNesting = 128

  /// The longest key at any level, in bytes as it stands in the file: 64 KiB.
  public static let longestKey = 64 << 10

  /// The longest text, in bytes as it stands in the file: 16 MiB.
  public static let longestText = 16 << 20

  /// The most entries: a million.
  public static let mostEntries = 1_000_000

  /// The most languages that the entries of a catalog may have together: 10,000.
  public static let mostLanguages = 10_000

  static let largeFileMessage = "the file has more than \(largestFileSize >> 20) MiB"
  static let deepNestingMessage = "more than \(deepestNesting) objects and arrays in one another"
  static let longKeyMessage = "a key has more than \(longestKey >> 10) KiB"
  static let longTextMessage = "a text has more than \(longestText >> 20) MiB"
  static let manyEntriesMessage = "there are more than \(mostEntries) entries"
  static let manyLanguagesMessage = "there are more than \(mostLanguages) languages"
}
