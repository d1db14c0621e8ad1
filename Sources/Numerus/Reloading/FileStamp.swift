internal import Foundation

/// What tells one state of a file from another without reading it.
///
/// Symbolic links are followed, so that a link that is set to another file, as containers have it for
/// mounted configuration, counts as another file.
struct FileStamp: Equatable, Sendable {
  private let device: UInt64
  private let number: UInt64
  private let size: Int64
  private let modified: Time
  /// When the file, its name among others, was changed last. No program can set it: a file that takes the
  /// number, the size and the time of modification of the one that it replaces differs in this.
  private let changed: Time

  private struct Time: Equatable, Sendable {
    var seconds: Int
    var nanoseconds: Int

    init(_ time: timespec) {
      seconds = time.tv_sec
      nanoseconds = time.tv_nsec
    }
  }

  /// The state of a file or folder; nil where there is none.
  init?(path: String) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
    size = Int64(truncatingIfNeeded: status.st_size)
    #if canImport(Darwin)
      modified = Time(status.st_mtimespec)
      changed = Time(status.st_ctimespec)
    #else
      modified = Time(status.st_mtim)
      changed = Time(status.st_ctim)
    #endif
  }
}
