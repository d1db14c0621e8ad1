/// The text of a file, whatever its encoding.
enum DecodedText {
  /// The text in UTF-8, without the byte-order marks before it, of which some tools write several.
  ///
  /// - Throws: ``CatalogError`` with the line and the column of what is not in the encoding.
  /// - Complexity: O(*n*) in the count of bytes.
  static func decoded(
    _ bytes: [UInt8], path: String?
  ) throws(CatalogError) -> (text: [UInt8], encoding: TextEncoding, markCount: Int) {
    let encoding = TextEncoding(detectedIn: bytes)
    let mark = encoding.mark
    var markCount = 0
    while bytes[(markCount * mark.count)...].starts(with: mark) { markCount += 1 }
    do {
      return (try encoding.utf8(of: bytes, from: markCount * mark.count), encoding, markCount)
    } catch {
      throw CatalogError(
        encoding == .utf8 ? .invalidUTF8 : .invalidEncoding(encoding.name), path: path,
        location: LineTable(error.textBefore).location(of: error.textBefore.count))
    }
  }
}
