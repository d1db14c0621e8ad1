internal import Foundation
internal import Numerus

/// The lines of a file as they come. Unlike the standard library's, it tells a failure from an end.
final class InputLines {
  private let descriptor: Int32
  /// Called before the process may have to wait for input.
  private let beforeWaiting: () -> Void
  private var bytes: [UInt8] = []
  /// Where the next line begins.
  private var start = 0
  private var isAtEnd = false

  init(_ descriptor: Int32, beforeWaiting: @escaping () -> Void) {
    self.descriptor = descriptor
    self.beforeWaiting = beforeWaiting
  }

  /// The next line without its end, which may be CRLF; nil after the last.
  func next() throws(CatalogError) -> [UInt8]? {
    var searched = start
    while true {
      if let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = bytes[start..<end]
        start = end + 1
        return line.withoutCarriageReturn
      }
      guard !isAtEnd else { break }
      bytes.removeFirst(start)
      searched = bytes.count
      start = 0
      beforeWaiting()
      let part = try readPart()
      isAtEnd = part.isEmpty
      bytes += part
      guard bytes.count <= StringCatalog.largestFileSize else {
        throw CatalogError(.boundExceeded("a line is too long"), path: InputLines.name)
      }
    }
    guard start < bytes.count else { return nil }
    defer { start = bytes.count }
    return Array(bytes[start...])
  }

  /// What there is to read, as soon as there is something; empty at the end. Foundation's handle
  /// waits until it has all that was asked for, and a program that asks and waits would wait for ever.
  private func readPart() throws(CatalogError) -> [UInt8] {
    while true {
      var count = 0
      let part = unsafe [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, initializedCount in
        count = unsafe read(descriptor, buffer.baseAddress, buffer.count)
        initializedCount = max(0, count)
      }
      if count >= 0 { return part }
      if errno == EINTR { continue }
      let reason = unsafe String(cString: strerror(errno))
      throw CatalogError(.unreadable(reason), path: InputLines.name)
    }
  }

  /// What stands for the standard input in diagnostics.
  static let name = "<standard input>"
}

extension ArraySlice<UInt8> {
  /// A line without the first half of a CRLF.
  var withoutCarriageReturn: [UInt8] {
    Array(last == UInt8(ascii: "\r") ? dropLast() : self)
  }
}
