/// A place in a file: line and column from 1, the column in UTF-8 bytes, as Swift's compiler counts.
public struct CatalogLocation: Hashable, Sendable {
  // Half as wide as Int: every text of a catalog has a place, and files have 256 MiB at most.
  private let storedLine: UInt32
  private let storedColumn: UInt32
  // Which of the files of a catalog it is. This takes no room: an optional place is as wide without.
  private let storedFile: UInt16

  public init(line: Int, column: Int) {
    self.init(line: UInt32(clamping: line), column: UInt32(clamping: column))
  }

  /// - Parameters:
  ///   - line: The line, from 1.
  ///   - column: The column, from 1.
  ///   - file: Which of the catalog's files it is, from 0.
  init(line: UInt32, column: UInt32, file: UInt16 = 0) {
    storedLine = line
    storedColumn = column
    storedFile = file
  }

  /// Which of the catalog's files the place is in: see ``StringCatalog/path(of:)``.
  var file: Int { Int(storedFile) }

  public var line: Int { Int(storedLine) }
  public var column: Int { Int(storedColumn) }

  /// The place of a byte.
  ///
  /// - Complexity: O(*n*) in the offset.
  package init(of offset: Int, in bytes: [UInt8]) {
    var line = 1
    var start = 0
    for (index, byte) in bytes[..<offset].enumerated() where byte == UInt8(ascii: "\n") {
      line += 1
      start = index + 1
    }
    self.init(line: line, column: offset - start + 1)
  }
}

extension CatalogLocation: CustomStringConvertible {
  /// The place as `12:7`.
  public var description: String { "\(line):\(column)" }
}
