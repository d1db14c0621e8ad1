internal import Foundation

extension StringCatalog {
  /// The largest file that is read, in bytes: 512 MiB.
  public static let largestFileSize = 512 << 20

  /// Reads a String Catalog (`.xcstrings`) from a file.
  ///
  /// - Throws: ``CatalogError`` with the path and, where there is one, the line and the column.
  /// - Complexity: O(*n*) in the size of the file.
  public init(contentsOfFile path: String) throws(CatalogError) {
    self = try Self(xcstrings: try Self.bytes(ofFile: path), path: path)
  }

  /// Reads a String Catalog (`.xcstrings`) from bytes.
  ///
  /// - Parameters:
  ///   - bytes: The contents of a file.
  ///   - path: The path to name in errors.
  /// - Throws: ``CatalogError`` with the line and the column.
  public init(xcstrings bytes: [UInt8], path: String? = nil) throws(CatalogError) {
    guard bytes.count <= Self.largestFileSize else { throw Self.tooLarge(path) }
    let lines = LineTable(bytes)
    func failure(_ kind: CatalogError.Kind, at offset: Int) -> CatalogError {
      CatalogError(kind, path: path, location: lines.location(of: offset))
    }
    if let fault = Self.firstInvalidByte(of: bytes) { throw failure(.invalidUTF8, at: fault) }
    let value: JSONValue
    do {
      value = try JSONReader.value(of: bytes)
    } catch {
      switch error.kind {
      case .expected(let what):
        throw failure(.invalidJSON(expected: what), at: error.offset)
      case .duplicateKey(let key, let firstOffset):
        let first = lines.location(of: firstOffset)
        throw failure(.duplicateKey(key, first: first), at: error.offset)
      case .tooDeep:
        let bound = "more than \(JSONReader.deepestNesting) objects and arrays in one another"
        throw failure(.boundExceeded(bound), at: error.offset)
      }
    }
    var reader = XCStringsReader(lines: lines, path: path)
    self = try reader.catalog(value)
  }

  /// The bytes of a file, of which there is a bound.
  package static func bytes(ofFile path: String) throws(CatalogError) -> [UInt8] {
    func unreadable(_ reason: String) -> CatalogError {
      CatalogError(.unreadable(reason), path: path)
    }
    var isDirectory: ObjCBool = false
    guard unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw unreadable("there is no such file")
    }
    guard !isDirectory.boolValue else { throw unreadable("it is a folder") }
    guard let file = FileHandle(forReadingAtPath: path) else {
      throw unreadable("permission denied")
    }
    var bytes: [UInt8] = []
    do {
      // In parts, since a pipe or a device does not tell its size.
      while let part = try file.read(upToCount: 4 << 20), !part.isEmpty {
        bytes += part
        guard bytes.count <= largestFileSize else { throw tooLarge(path) }
      }
      try file.close()
    } catch let error as CatalogError {
      throw error
    } catch {
      throw unreadable(error.localizedDescription)
    }
    return bytes
  }

  private static func tooLarge(_ path: String?) -> CatalogError {
    CatalogError(.boundExceeded("more than \(largestFileSize >> 20) MiB"), path: path)
  }

  /// Where the bytes stop being UTF-8.
  private static func firstInvalidByte(of bytes: [UInt8]) -> Int? {
    do {
      _ = try UTF8Span(validating: bytes.span)
      return nil
    } catch {
      return error.byteOffsets.lowerBound
    }
  }
}
