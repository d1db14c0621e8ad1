internal import Synchronization

/// The languages that the process was started for, which are in force outside of `withLanguages`.
///
/// They are decided once, when a text is first asked for. Nobody wants any so far: then each table's
/// source language serves, whatever the environment of the process says.
package enum LaunchLanguages {
  private static let provider = Mutex<@Sendable () -> [String]>({ [] })

  /// The languages, the most wanted first.
  package static let decided: [String] = provider.withLock(\.self)()

  /// Says who decides. It counts until the first text is asked for.
  package static func decide(by newProvider: @escaping @Sendable () -> [String]) {
    provider.withLock { $0 = newProvider }
  }
}
