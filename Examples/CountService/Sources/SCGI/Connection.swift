internal import Glibc

/// A connection with the web server, closed with its owner. It brings one request and takes one answer,
/// and no call blocks on it longer than it is told to.
struct Connection: ~Copyable {
  private let descriptor: Int32

  init(owning descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Reads the request; nil where the other side went away without a word.
  func read(_ limits: SCGILimits) throws(SCGIRequestError) -> SCGIRequest? {
    let deadline = ContinuousClock.now + limits.time
    var parser = SCGIRequestParser(limits: limits)
    var buffer = [UInt8](repeating: 0, count: 8192)
    while true {
      switch receive(&buffer, until: deadline) {
      case .bytes(let count):
        if let request = try parser.consume(buffer[..<count]) { return request }
      case .end where parser.isAtStart, .failure:
        return nil
      case .end:
        throw .malformed("it ends early")
      case .late:
        throw .late
      }
    }
  }

  /// Sends all bytes; false where the other side does not take them, in time or at all.
  func write(_ bytes: [UInt8], within time: Duration) -> Bool {
    let deadline = ContinuousClock.now + time
    var sent = 0
    while sent < bytes.count {
      let count = unsafe bytes[sent...].withUnsafeBytes { rest in
        unsafe send(descriptor, rest.baseAddress, rest.count, Int32(MSG_DONTWAIT | MSG_NOSIGNAL))
      }
      if count >= 0 {
        sent += count
      } else if errno == EAGAIN {
        guard wait(for: POLLOUT, until: deadline) else { return false }
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  /// Takes what the other side still sends of a request that was refused, for a short time: closing with
  /// unread bytes is an error to the other side, which may lose the answer by it.
  func discardRest() {
    shutdown(descriptor, Int32(SHUT_WR))
    let deadline = ContinuousClock.now + .seconds(1)
    var buffer = [UInt8](repeating: 0, count: 8192)
    var left = 1 << 20
    while left > 0, case .bytes(let count) = receive(&buffer, until: deadline) { left -= count }
  }

  private enum Received {
    case bytes(Int)
    case end
    case late
    case failure
  }

  private func receive(
    _ buffer: inout [UInt8], until deadline: ContinuousClock.Instant
  ) -> Received {
    while true {
      // Who sends a byte at a time must not keep a worker beyond the deadline either.
      guard ContinuousClock.now < deadline else { return .late }
      let count = unsafe buffer.withUnsafeMutableBytes { room in
        unsafe recv(descriptor, room.baseAddress, room.count, Int32(MSG_DONTWAIT))
      }
      if count > 0 { return .bytes(count) }
      if count == 0 { return .end }
      if errno == EAGAIN {
        guard wait(for: POLLIN, until: deadline) else { return .late }
      } else if errno != EINTR {
        return .failure
      }
    }
  }

  /// Waits until the socket is ready, or has an error for the next call to find; false after the
  /// deadline.
  private func wait(for event: Int32, until deadline: ContinuousClock.Instant) -> Bool {
    while true {
      let left = deadline - .now
      guard left > .zero else { return false }
      var entry = pollfd(fd: descriptor, events: Int16(event), revents: 0)
      let ready = unsafe poll(&entry, 1, left.milliseconds)
      if ready > 0 { return true }
      if ready < 0, errno != EINTR { return false }
    }
  }
}
