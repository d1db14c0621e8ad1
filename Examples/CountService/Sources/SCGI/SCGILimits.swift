/// What a server spends on a request, and on all of them.
public struct SCGILimits: Sendable {
  /// How many bytes the headers of a request may have. nginx passes on 32 KiB of a client's, unless
  /// it is told otherwise.
  public var headerBytes = 65_536

  /// How many bytes the body of a request may have.
  public var bodyBytes = 65_536

  /// How long a request may take to arrive, and its answer to be taken, each.
  public var time = Duration.seconds(5)

  /// How many requests are answered at the same time. One that is slow to arrive keeps its worker for
  /// ``time``; nginx connects only when it has the whole of a request.
  public var workers = 16

  /// How many connections may wait for a worker. The system may have a lower limit.
  public var waiting = 1024

  public init() {}
}
