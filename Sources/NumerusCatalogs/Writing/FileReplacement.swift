internal import Foundation

/// Puts a file in the place of another, whole or not at all.
package enum FileReplacement {
  /// Writes a file beside the one that is there, sees it onto the disk, and gives it the other's name,
  /// which is one step for who reads. Whatever ends the process before that leaves the old file.
  package static func write(_ bytes: [UInt8], toFile path: String) throws(CatalogError) {
    guard !path.isEmpty else {
      throw CatalogError(.unwritable("the path is empty"), path: path)
    }
    let target = try target(of: path)
    var template = Array((folder(of: target) + "/.numerus-XXXXXX").utf8CString)
    let descriptor = unsafe template.withUnsafeMutableBufferPointer {
      unsafe $0.baseAddress.map { unsafe mkstemp($0) } ?? -1
    }
    guard descriptor >= 0 else { throw failure(path) }
    let temporary = String(
      decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    do throws(CatalogError) {
      try fill(descriptor, bytes, like: target, path)
    } catch {
      close(descriptor)
      unsafe unlink(temporary)
      throw error
    }
    guard close(descriptor) == 0, unsafe rename(temporary, target) == 0 else {
      let failure = failure(path)
      unsafe unlink(temporary)
      throw failure
    }
    // The name is on the disk once its folder is. The file is whole with or without that.
    let opened = unsafe open(folder(of: target), O_RDONLY | O_DIRECTORY)
    if opened >= 0 {
      fsync(opened)
      close(opened)
    }
  }

  private static func fill(
    _ descriptor: Int32, _ bytes: [UInt8], like target: String, _ path: String
  ) throws(CatalogError) {
    var status = stat()
    if unsafe stat(target, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFREG else {
        let isFolder = status.st_mode & S_IFMT == S_IFDIR
        throw CatalogError(.unwritable(isFolder ? "it is a folder" : "it is no file"), path: path)
      }
      // A file that must not be written is not to be replaced either.
      guard unsafe access(target, W_OK) == 0 else { throw failure(path) }
      // Who may write the file but does not own it can't give the new one its owner; that is no
      // reason not to write. The owner comes first, since a change of it resets some permissions.
      if status.st_uid != geteuid() || status.st_gid != getegid() {
        _ = fchown(descriptor, status.st_uid, status.st_gid)
      }
      guard fchmod(descriptor, status.st_mode & 0o7777) == 0 else { throw failure(path) }
    } else {
      guard errno == ENOENT else { throw failure(path) }
      let mask = umask(0)
      umask(mask)
      guard fchmod(descriptor, 0o666 & ~mask) == 0 else { throw failure(path) }
    }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe Foundation.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw failure(path) }
      rest = rest.dropFirst(count)
    }
    guard fsync(descriptor) == 0 else { throw failure(path) }
  }

  /// The file that a path leads to by symbolic links, which may not be there yet.
  private static func target(of original: String) throws(CatalogError) -> String {
    var path = original
    // As many links as the system itself follows.
    for _ in 0..<40 {
      var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
      let count = unsafe buffer.withUnsafeMutableBytes {
        unsafe $0.baseAddress.map { [count = $0.count] in
          unsafe readlink(path, $0.assumingMemoryBound(to: CChar.self), count)
        } ?? -1
      }
      // What is no link, or not there, is the target.
      guard count >= 0 else { return path }
      let link = String(decoding: buffer[..<count], as: UTF8.self)
      path = link.hasPrefix("/") ? link : folder(of: path) + "/" + link
    }
    throw CatalogError(.unwritable("it is a symbolic link to itself"), path: original)
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The failure of the last call to the system.
  private static func failure(_ path: String) -> CatalogError {
    let code = errno
    switch code {
    case ENOENT: return CatalogError(.unwritable("there is no such folder"), path: path)
    case EACCES, EPERM: return CatalogError(.unwritable("permission denied"), path: path)
    default:
      return CatalogError(.unwritable(unsafe String(cString: strerror(code))), path: path)
    }
  }
}
