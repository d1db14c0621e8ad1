internal import Dispatch
internal import Numerus
internal import Synchronization

/// Threads that do the same work at the same time.
struct Crew {
  let way: ThreadWay
  /// Not more than there are processors: threads wait for one another without giving theirs up.
  let threadCount: Int

  /// The time from the start of all to the end of the last.
  func duration(passes: Int) -> Duration {
    let gate = Gate()
    guard let languages = way.sharedLanguages else {
      begin(passes, gate)
      return gate.duration(threadCount)
    }
    // Tasks inherit the scope.
    Localization.withLanguages(languages) { begin(passes, gate) }
    return gate.duration(threadCount)
  }

  private func begin(_ passes: Int, _ gate: Gate) {
    for _ in 0..<threadCount {
      Task { [way, threadCount] in
        let candidate = way.make()
        // What is made when it is first needed is no part of the time.
        _ = candidate.run(1)
        gate.enter(threadCount)
        let start = ContinuousClock.now
        _ = candidate.run(passes)
        gate.leave(start, ContinuousClock.now)
      }
    }
  }
}

/// Where threads wait for one another.
private final class Gate: Sendable {
  private let entered = Atomic<Int>(0)
  private let times = Mutex<[(start: ContinuousClock.Instant, end: ContinuousClock.Instant)]>([])
  private let left = DispatchSemaphore(value: 0)

  func enter(_ count: Int) {
    entered.add(1, ordering: .acquiringAndReleasing)
    while entered.load(ordering: .acquiring) < count {}
  }

  func leave(_ start: ContinuousClock.Instant, _ end: ContinuousClock.Instant) {
    times.withLock { $0.append((start, end)) }
    left.signal()
  }

  func duration(_ count: Int) -> Duration {
    for _ in 0..<count { left.wait() }
    return times.withLock { times in
      guard let start = times.map(\.start).min(), let end = times.map(\.end).max() else {
        return .zero
      }
      return end - start
    }
  }
}
