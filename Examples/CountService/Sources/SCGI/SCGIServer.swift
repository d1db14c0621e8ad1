internal import Dispatch
internal import Foundation
internal import Synchronization

/// Answers requests by SCGI, the Simple Common Gateway Interface (https://python.ca/scgi/protocol.txt),
/// on a Unix-domain socket.
///
/// ```swift
/// let server = try SCGIServer(path: "/run/service/socket") { request in
///   SCGIResponse(.ok, text: "Hello\n")
/// }
/// server.start()
/// ```
///
/// A fixed number of threads accept, answer and close, one connection after the other. A request that
/// can't be read is answered with an error.
public final class SCGIServer: Sendable {
  private let limits: SCGILimits
  private let listener: UnixListener
  private let answer: @Sendable (SCGIRequest) -> SCGIResponse
  private let workers = DispatchGroup()
  private let answered = Atomic<Int>(0)

  /// Opens the socket; who connects waits until ``start()``.
  public init(
    path: String, limits: SCGILimits = SCGILimits(),
    answer: @escaping @Sendable (SCGIRequest) -> SCGIResponse
  ) throws(SystemError) {
    self.limits = limits
    self.answer = answer
    listener = try UnixListener(path: path, waiting: limits.waiting)
  }

  /// How many requests were answered, refused ones left out.
  public var answeredCount: Int { answered.load(ordering: .relaxed) }

  /// Starts the workers.
  public func start() {
    for _ in 0..<limits.workers {
      workers.enter()
      Thread { [self] in
        work()
        workers.leave()
      }.start()
    }
  }

  /// Lets nobody connect any more, and waits until all who had connected have their answer; false
  /// where some have not by then.
  public func stop(within time: Duration) -> Bool {
    listener.stop()
    return workers.wait(timeout: .now() + .milliseconds(Int(time.milliseconds))) == .success
  }

  private func work() {
    while let connection = listener.accept() { serve(connection) }
  }

  private func serve(_ connection: borrowing Connection) {
    do throws(SCGIRequestError) {
      guard let request = try connection.read(limits) else { return }
      if connection.write(answer(request).bytes, within: limits.time) {
        answered.add(1, ordering: .relaxed)
      }
    } catch {
      if connection.write(error.response.bytes, within: limits.time) { connection.discardRest() }
    }
  }
}
