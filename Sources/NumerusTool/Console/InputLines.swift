internal import Foundation
internal import Numerus

/// The lines of a file as they come. Unlike the standard library's, it tells a failure from an end.
final class InputLines {
  private let file: FileHandle
  private var bytes: [UInt8] = []
  /// Where the next line begins.
  private var start = 0
  private var isAtEnd = false

  init(_ file: FileHandle) { self.file = file }

  /// The next line without its end, which may be CRLF; nil after the last.
  func next() throws(CatalogError) -> [UInt8]? {
    var searched = start
    while true {
      if let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = bytes[start..<end]
        start = end + 1
        return Array(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
      }
      guard !isAtEnd else { break }
      bytes.removeFirst(start)
      searched = bytes.count
      start = 0
      do {
        let part = try file.read(upToCount: 1 << 16) ?? Data()
        isAtEnd = part.isEmpty
        bytes += part
      } catch {
        throw CatalogError(
          .unreadable(error.localizedDescription), path: InputLines.name)
      }
      guard bytes.count <= StringCatalog.largestFileSize else {
        throw CatalogError(.boundExceeded("a line is too long"), path: InputLines.name)
      }
    }
    guard start < bytes.count else { return nil }
    defer { start = bytes.count }
    return Array(bytes[start...])
  }

  /// What stands for the standard input in diagnostics.
  static let name = "<standard input>"
}
