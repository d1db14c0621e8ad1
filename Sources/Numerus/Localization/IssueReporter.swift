package import NumerusMessages
internal import Synchronization

/// Tells issues to whom wants to hear of them, each once, and not too many.
package final class IssueReporter: Sendable {
  package typealias Handler = @Sendable (MessageIssue) -> Void

  static let shared = IssueReporter()

  /// How many issues are told in ``period``.
  package static let mostIssues = 1000
  package static let period: Duration = .seconds(60)

  private struct State {
    var handler: Handler?
    /// Issues by their hashes: keys may be of any length. Two of one hash are told as one.
    var told: Set<Int> = []
    var start = ContinuousClock.now
  }

  private let state = Mutex(State())
  private let isHeard = Atomic<Bool>(false)

  package init() {}

  package var handler: Handler? {
    get { state.withLock(\.handler) }
    set {
      state.withLock { state in
        state = State()
        state.handler = newValue
        isHeard.store(newValue != nil, ordering: .releasing)
      }
    }
  }

  /// - Parameter now: The time, where it is not to be looked up.
  package func report(_ issue: MessageIssue, at now: ContinuousClock.Instant? = nil) {
    guard isHeard.load(ordering: .acquiring) else { return }
    let handler = state.withLock { state -> Handler? in
      if state.told.count >= Self.mostIssues {
        let now = now ?? .now
        guard now - state.start >= Self.period else { return nil }
        state.told = []
        state.start = now
      }
      return state.told.insert(issue.hashValue).inserted ? state.handler : nil
    }
    // Outside of the lock: a handler may ask for texts itself.
    handler?(issue)
  }
}
