internal import Numerus
internal import Synchronization

/// The issues since they were last taken, each once.
final class IssueList: Sendable {
  private struct State {
    var seen: Set<MessageIssue> = []
    var issues: [MessageIssue] = []
  }

  private let state = Mutex(State())

  func append(_ issue: MessageIssue) {
    state.withLock { state in
      if state.seen.insert(issue).inserted { state.issues.append(issue) }
    }
  }

  /// The issues since the last call.
  func taken() -> [MessageIssue] {
    state.withLock { state in
      defer { state = State() }
      return state.issues
    }
  }
}
