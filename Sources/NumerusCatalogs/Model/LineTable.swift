/// Turns byte offsets of a file into lines and columns. A line ends with LF, CR or both.
package struct LineTable {
  /// Where the lines begin.
  private let starts: [UInt32]
  private let file: UInt16

  /// - Parameters:
  ///   - bytes: The text.
  ///   - file: Which of a catalog's files it is.
  package init(_ bytes: [UInt8], file: UInt16 = 0) {
    self.file = file
    var starts: [UInt32] = [0]
    for (offset, byte) in bytes.enumerated() where byte == 0x0A || byte == 0x0D {
      let isHalf = byte == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
      if !isHalf { starts.append(UInt32(offset + 1)) }
    }
    self.starts = starts
  }

  /// - Complexity: O(log *n*) in the count of lines.
  package func location(of offset: Int) -> CatalogLocation {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return CatalogLocation(
      line: UInt32(low + 1), column: UInt32(clamping: offset - Int(starts[low]) + 1), file: file)
  }
}
