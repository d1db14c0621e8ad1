/// A place in a file: line and column from 1, the column in UTF-8 bytes, as Swift's compiler counts.
public struct CatalogLocation: Hashable, Sendable {
  public let line: Int
  public let column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension CatalogLocation: CustomStringConvertible {
  /// The place as `12:7`.
  public var description: String { "\(line):\(column)" }
}
