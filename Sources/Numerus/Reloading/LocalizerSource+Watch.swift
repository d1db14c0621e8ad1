internal import Dispatch
internal import NumerusMessages
internal import Synchronization

extension LocalizerSource {
  /// Reloads a source when its file was replaced, until it is stopped or released.
  ///
  /// Call ``stop()`` where watching is to end, even at the end of the program: a constant that is not
  /// used any more may be released before it leaves its scope.
  public final class Watch: Sendable {
    private static let shortestInterval = 0.01

    private let source: LocalizerSource
    private let seconds: Double
    private let onReload: @Sendable (Result<CompiledCatalog, any Error>) -> Void
    private let isStopped = Atomic<Bool>(false)

    /// Loads are waited for: they must not take threads that tasks run on.
    private let queue = DispatchQueue(label: "Numerus.LocalizerSource.Watch")

    init(
      _ source: LocalizerSource, every interval: Duration,
      onReload: @escaping @Sendable (Result<CompiledCatalog, any Error>) -> Void
    ) {
      self.source = source
      self.onReload = onReload
      // Dispatch counts in nanoseconds of 64 bits; a year is as good as never.
      seconds = min(max(interval / .seconds(1), Self.shortestInterval), 366 * 86_400)
      scheduleLook(after: nil)
    }

    /// Ends watching; a load that has begun is still told.
    public func stop() { isStopped.store(true, ordering: .relaxed) }

    /// - Parameter seen: The file as the look before found it.
    private func scheduleLook(after seen: FileStamp?) {
      queue.asyncAfter(deadline: .now() + seconds) { [weak self] in
        guard let self, !isStopped.load(ordering: .relaxed) else { return }
        scheduleLook(after: look(after: seen))
      }
    }

    private func look(after seen: FileStamp?) -> FileStamp? {
      guard let (stamp, isLoaded) = source.look() else { return nil }
      guard !isLoaded, stamp == seen else { return stamp }
      do {
        if let catalog = try source.reload() { onReload(.success(catalog)) }
      } catch {
        onReload(.failure(error))
      }
      return stamp
    }
  }
}
