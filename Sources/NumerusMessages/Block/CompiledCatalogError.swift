/// Why bytes are no compiled catalog.
public struct CompiledCatalogError: Error, Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// The file can't be read; the reason in words.
    case unreadable(String)
    /// The bytes are something else.
    case notACompiledCatalog
    /// The catalog is of a version that is not known here.
    case unknownVersion(UInt32)
    /// The catalog was cut or goes on; the size that it tells, in bytes.
    case wrongSize(expected: UInt64)
    /// The bytes are not those that were written.
    case wrongChecksum
    /// Something in the catalog can't be; what.
    case damaged(String)
  }

  public let kind: Kind

  /// The path as it was given; nil for bytes without a file.
  public internal(set) var path: String?

  /// The place of the fault, in bytes from the beginning; nil where it is all of the file.
  public let offset: Int?

  package init(_ kind: Kind, path: String? = nil, offset: Int? = nil) {
    self.kind = kind
    self.path = path
    self.offset = offset
  }

  /// The error with the path of the file.
  func at(_ path: String) -> Self {
    var error = self
    error.path = path
    return error
  }
}

extension CompiledCatalogError: CustomStringConvertible {
  /// What is wrong, without the path.
  public var message: String {
    let reason =
      switch kind {
      case .unreadable(let reason): "can't be read: \(reason)"
      case .notACompiledCatalog: "no compiled catalog"
      case .unknownVersion(let version): "a compiled catalog of the unknown version \(version)"
      case .wrongSize(let expected):
        "the compiled catalog has \(expected) bytes, the file has others"
      case .wrongChecksum: "the compiled catalog is damaged: its checksum is another one"
      case .damaged(let what): "the compiled catalog is damaged: \(what)"
      }
    return offset.map { "\(reason) at byte \($0)" } ?? reason
  }

  /// The path and what is wrong, as `Localizable.numerus: error: no compiled catalog`.
  public var description: String { "\(path ?? "<catalog>"): error: \(message)" }
}
