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
    let bytes = try read(file.fileDescriptor, path)
    try? file.close()
    return bytes
  }

  private static func read(_ descriptor: Int32, _ path: String) throws(CatalogError) -> [UInt8] {
    // A file tells its size, and is read into one piece of memory; a pipe or a device does not, and
    // a file may grow, so what is there is asked for until there is no more.
    var status = stat()
    let size = unsafe fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
    guard size <= StringCatalog.largestFileSize else { throw tooLarge(path) }
    var bytes: [UInt8] = []
    var capacity = size + 1
    while true {
      var count = 0
      let part = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, initialized in
        repeat {
          count = unsafe Foundation.read(
            descriptor, buffer.baseAddress.map { unsafe $0 + initialized },
            buffer.count - initialized)
          initialized += max(0, count)
        } while initialized < buffer.count && (count > 0 || count < 0 && errno == EINTR)
      }
      guard count >= 0 else {
        throw CatalogError(.unreadable(unsafe String(cString: strerror(errno))), path: path)
      }
      if bytes.isEmpty { bytes = part } else { bytes += part }
      guard bytes.count <= StringCatalog.largestFileSize else { throw tooLarge(path) }
      if count == 0 { return bytes }
      capacity = 4 << 20
    }
  }

  static func tooLarge(_ path: String?) -> CatalogError {
    CatalogError(.boundExceeded(StringCatalog.largeFileMessage), path: path)
  }

  /// Where bytes stop being UTF-8; nil where they never do.
  ///
  /// Half of a catalog is ASCII, of which eight bytes are seen at once; the standard library checks the
  /// rest. No sequence of several bytes goes on into a word of ASCII, so that what is before one is
  /// checked by itself.
  package static func firstInvalidByte(of bytes: [UInt8]) -> Int? {
    func isASCII(_ offset: Int) -> Bool {
      JSONCursor.word(of: bytes, at: offset) & 0x8080_8080_8080_8080 == 0
    }
    let lastWord = bytes.count - 8
    var start = 0
    while start < bytes.count {
      if start <= lastWord, isASCII(start) {
        start += 8
        continue
      }
      var end = start + 8
      while end <= lastWord, !isASCII(end) { end += 8 }
      end = end <= lastWord ? end : bytes.count
      do {
        _ = try UTF8Span(validating: bytes.span.extracting(start..<end))
      } catch {
        return start + error.byteOffsets.lowerBound
      }
      start = end
    }
    return nil
  }
}
