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

extension CompiledCatalog {
  /// A localizer for a locale that someone named: the catalog's own names are taken as they are,
  /// whatever they are, others are matched.
  func localizer(rendering locale: String, _ device: CatalogDevice, _ issues: IssueList)
    -> Localizer
  {
    let options = Localizer.Options(device: device) { issues.append($0) }
    return languages.contains(locale)
      ? Localizer(self, language: locale, options: options)
      : Localizer(self, preferring: [locale], options: options)
  }
}
