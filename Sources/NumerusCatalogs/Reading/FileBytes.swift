internal import Foundation

/// The bytes of files that others wrote.
package enum FileBytes {
  /// All bytes of a file, a pipe or a device, of which there is a bound.
  package static func read(_ path: String) throws(CatalogError) -> [UInt8] {
    func unreadable(_ reason: String) -> CatalogError {
      CatalogError(.unreadable(reason), path: path)
    }
    guard !path.isEmpty else { throw unreadable("the path is empty") }
    var isDirectory: ObjCBool = false
    if unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory),
      isDirectory.boolValue
    {
      throw unreadable("it is a folder")
    }
    let file: FileHandle
    do {
      file = try FileHandle(forReadingFrom: URL(filePath: path))
    } catch {
      switch (error as? CocoaError)?.code {
      case .fileReadNoSuchFile?, .fileNoSuchFile?: throw unreadable("there is no such file")
      case .fileReadNoPermission?: throw unreadable("permission denied")
      default: throw unreadable(error.localizedDescription)
      }
    }
    var bytes: [UInt8] = []
    do {
      // In parts, since a pipe or a device does not tell its size.
      while let part = try file.read(upToCount: 4 << 20), !part.isEmpty {
        bytes += part
        guard bytes.count <= StringCatalog.largestFileSize else { throw tooLarge(path) }
      }
      try file.close()
    } catch let error as CatalogError {
      throw error
    } catch {
      throw unreadable(error.localizedDescription)
    }
    return bytes
  }

  static func tooLarge(_ path: String?) -> CatalogError {
    CatalogError(.boundExceeded(StringCatalog.largeFileMessage), path: path)
  }

  /// Where bytes stop being UTF-8; nil where they never do.
  package static func firstInvalidByte(of bytes: [UInt8]) -> Int? {
    do {
      _ = try UTF8Span(validating: bytes.span)
      return nil
    } catch {
      return error.byteOffsets.lowerBound
    }
  }
}
