internal import Glibc

/// A Unix-domain socket that waits for connections. A class since all workers accept from the one.
final class UnixListener: Sendable {
  private let descriptor: Int32
  private let path: String

  /// Makes the socket. Who may connect is a matter of the folder that it is in.
  ///
  /// A socket that an earlier process left behind is replaced; one that someone listens at, or a file,
  /// is not.
  init(path: String, waiting: Int) throws(SystemError) {
    self.path = path
    descriptor = try Self.makeSocket(path)
    if unsafe Self.call(bind, descriptor, path) != 0 {
      let code = errno
      guard code == EADDRINUSE, try Self.isLeftBehind(path), unsafe unlink(path) == 0,
        unsafe Self.call(bind, descriptor, path) == 0
      else {
        close(descriptor)
        throw SystemError(path, code: code)
      }
    }
    guard listen(descriptor, Int32(clamping: waiting)) == 0 else {
      let code = errno
      close(descriptor)
      throw SystemError(path, code: code)
    }
  }

  deinit { close(descriptor) }

  /// The next connection; nil once the socket was stopped and all who had connected before were
  /// taken.
  func accept() -> Connection? {
    while true {
      let accepted = Glibc.accept(descriptor, nil, nil)
      if accepted >= 0 { return Connection(owning: accepted) }
      switch errno {
      case EINVAL:
        return nil
      case EINTR, ECONNABORTED:
        continue
      default:
        // Descriptors or memory are short: others will give back what is missing, and asking again at
        // once would only keep them from it.
        usleep(50_000)
      }
    }
  }

  /// Lets nobody connect any more. Who has connected is still to be accepted.
  func stop() {
    // In this order, or the socket that a successor made meanwhile would go.
    unsafe unlink(path)
    // Unlike closing, this lets accept() hand out what waits, and wakes it when nothing does.
    shutdown(descriptor, Int32(SHUT_RD))
  }

  private static func makeSocket(_ path: String) throws(SystemError) -> Int32 {
    let room = MemoryLayout.size(ofValue: sockaddr_un().sun_path)
    guard path.utf8.count < room else { throw SystemError(path, code: ENAMETOOLONG) }
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { throw SystemError("socket") }
    return descriptor
  }

  /// Whether there is a socket at a path, and nobody listens at it.
  private static func isLeftBehind(_ path: String) throws(SystemError) -> Bool {
    var status = stat()
    guard unsafe lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK else {
      return false
    }
    let probe = try makeSocket(path)
    defer { close(probe) }
    return unsafe call(connect, probe, path) != 0 && errno == ECONNREFUSED
  }

  /// Calls `bind` or `connect` with a path that is short enough.
  private static func call(
    _ function: (Int32, UnsafePointer<sockaddr>, socklen_t) -> Int32, _ descriptor: Int32,
    _ path: String
  ) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { room in
      unsafe room.copyBytes(from: path.utf8)
    }
    return unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        unsafe function(descriptor, generic, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }
}
