internal import Glibc

/// The signals by which a process is asked to end, SIGTERM and SIGINT, taken when the program is ready
/// for them.
public struct TerminationSignal {
  private var set = sigset_t()

  /// Keeps the signals back. They are kept from the threads that are started later too, so this
  /// comes before any; and from SIGPIPE a program that writes to sockets has nothing to gain.
  public init() {
    unsafe sigemptyset(&set)
    unsafe sigaddset(&set, SIGTERM)
    unsafe sigaddset(&set, SIGINT)
    unsafe pthread_sigmask(SIG_BLOCK, &set, nil)
    signal(SIGPIPE, SIG_IGN)
  }

  /// Waits for one of the signals.
  public mutating func wait() {
    var number: Int32 = 0
    while unsafe sigwait(&set, &number) != 0 {}
  }
}
