internal import Glibc

/// The signals by which a service is told something, SIGTERM, SIGINT and SIGHUP, taken when the program
/// is ready for them.
public struct ServiceSignals {
  /// What a signal asks for.
  public enum Wish: Sendable {
    /// To end: SIGTERM or SIGINT.
    case end
    /// To read again what may have changed: SIGHUP. Several that come at once are one.
    case reload
  }

  private var set = sigset_t()

  /// Keeps the signals back. They are kept from the threads that are started later too, so this
  /// comes before any; and from SIGPIPE a program that writes to sockets has nothing to gain.
  public init() {
    unsafe sigemptyset(&set)
    for number in [SIGTERM, SIGINT, SIGHUP] { unsafe sigaddset(&set, number) }
    unsafe pthread_sigmask(SIG_BLOCK, &set, nil)
    signal(SIGPIPE, SIG_IGN)
  }

  /// Waits for one of the signals.
  public mutating func next() -> Wish {
    var number: Int32 = 0
    while unsafe sigwait(&set, &number) != 0 {}
    return number == SIGHUP ? .reload : .end
  }
}
