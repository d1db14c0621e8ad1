import Foundation
import Numerus
import NumerusTestSupport
import Synchronization
import Testing

/// Files that are replaced under a watch.
@Suite struct LocalizerSourceWatchTests {
  private static let name = "Localizable.xcstrings"
  private static let interval = Duration.milliseconds(10)

  /// What a watch has told: the text of the first key, or the error.
  private final class Log: Sendable {
    private let lines = Mutex<[String]>([])

    func add(_ result: Result<CompiledCatalog, any Error>) {
      let line =
        switch result {
        case .success(let catalog): Localizer(catalog, language: "en").string(forKey: "first")
        case .failure(let error): (error as? CatalogError)?.message ?? "\(error)"
        }
      lines.withLock { $0.append(line) }
    }

    /// The lines, once there are as many, or after some seconds.
    func lines(_ count: Int) async throws -> [String] {
      for _ in 0..<1000 where lines.withLock({ $0.count }) < count {
        try await Task.sleep(for: .milliseconds(10))
      }
      return lines.withLock { $0 }
    }
  }

  private static func start() throws -> (TemporaryFolder, LocalizerSource, Log) {
    let folder = try TemporaryFolder([name: VersionedCatalog.text(1)])
    let source = try LocalizerSource(path: folder[name], check: VersionedCatalog.check)
    return (folder, source, Log())
  }

  /// Long enough for some looks.
  private static func pause() async throws { try await Task.sleep(for: .milliseconds(150)) }

  @Test func versionsAreTakenOrRefusedOnce() async throws {
    let (folder, source, log) = try Self.start()
    let watch = source.watch(every: Self.interval) { log.add($0) }
    defer { watch.stop() }
    try await Self.pause()
    #expect(try await log.lines(0) == [])

    try folder.replace(Self.name, by: VersionedCatalog.text(2))
    #expect(try await log.lines(1) == ["English 2"])
    #expect(source.localizer(preferring: ["pl"]).string(forKey: "first") == "polski 2")

    try folder.replace(Self.name, by: "")
    #expect(try await log.lines(2).count == 2)
    try await Self.pause()
    let lines = try await log.lines(2)
    #expect(lines.count == 2 && lines[1].hasPrefix("invalid JSON"), "\(lines)")
    #expect(source.localizer(preferring: ["pl"]).string(forKey: "first") == "polski 2")

    try FileManager.default.removeItem(atPath: folder[Self.name])
    #expect(try await log.lines(3).last == "can't be read: there is no such file")
    try await Self.pause()
    #expect(try await log.lines(3).count == 3)

    try folder.replace(Self.name, by: VersionedCatalog.text(3))
    #expect(try await log.lines(4).last == "English 3")
    #expect(try await log.lines(4).count == 4)
  }

  /// The file has the size and the time of the one that it replaces, as in images that are built the
  /// same each time.
  @Test func fileThatLooksLikeTheOneBeforeIsSeen() async throws {
    let folder = try TemporaryFolder([
      Self.name: VersionedCatalog.text(1), "new": VersionedCatalog.text(2),
    ])
    for name in [Self.name, "new"] {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_000_000_000)],
        ofItemAtPath: folder[name])
    }
    let source = try LocalizerSource(path: folder[Self.name])
    let log = Log()
    let watch = source.watch(every: Self.interval) { log.add($0) }
    defer { watch.stop() }
    try folder.move("new", to: Self.name)
    #expect(try await log.lines(1) == ["English 2"])
  }

  /// As containers have it for mounted configuration.
  @Test func linkThatIsSetToAnotherFolderIsSeen() async throws {
    let folder = try TemporaryFolder([
      "1/A.xcstrings": VersionedCatalog.text(1), "2/A.xcstrings": VersionedCatalog.text(2),
    ])
    let files = FileManager.default
    try files.createSymbolicLink(atPath: folder["data"], withDestinationPath: "1")
    try files.createSymbolicLink(
      atPath: folder["A.xcstrings"], withDestinationPath: "data/A.xcstrings")
    let source = try LocalizerSource(path: folder["A.xcstrings"])
    let log = Log()
    let watch = source.watch(every: Self.interval) { log.add($0) }
    defer { watch.stop() }
    try files.createSymbolicLink(atPath: folder["data.new"], withDestinationPath: "2")
    try folder.move("data.new", to: "data")
    #expect(try await log.lines(1) == ["English 2"])
  }

  @Test func fileThatWasReplacedBeforeTheWatchBeganIsSeen() async throws {
    let (folder, source, log) = try Self.start()
    try folder.replace(Self.name, by: VersionedCatalog.text(2))
    let watch = source.watch(every: Self.interval) { log.add($0) }
    defer { watch.stop() }
    #expect(try await log.lines(1) == ["English 2"])
  }

  @Test func versionThatWasReloadedIsNotLoadedAgain() async throws {
    let (folder, source, log) = try Self.start()
    try folder.replace(Self.name, by: VersionedCatalog.text(2))
    try source.reload()
    let watch = source.watch(every: Self.interval) { log.add($0) }
    defer { watch.stop() }
    try await Self.pause()
    #expect(try await log.lines(0) == [])
  }

  /// A file that is written in place is read when it has been at rest from one look to the next, which
  /// its age tells, however slow the writer is.
  @Test func fileThatIsBeingWrittenIsLeftUntilItRests() async throws {
    let folder = try TemporaryFolder([Self.name: VersionedCatalog.text(1)])
    let path = folder[Self.name]
    let log = Log()
    let ages = Mutex<[TimeInterval]>([])
    let source = try LocalizerSource(
      path: path,
      load: { path in
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        let modified = attributes[.modificationDate] as? Date ?? .distantFuture
        ages.withLock { $0.append(-modified.timeIntervalSinceNow) }
        return try CompiledCatalog(contentsOfFile: path)
      })
    let watch = source.watch(every: .milliseconds(200)) { log.add($0) }
    defer { watch.stop() }
    let file = try FileHandle(forWritingTo: URL(filePath: path))
    try file.truncate(atOffset: 0)
    for byte in VersionedCatalog.text(2).utf8 {
      try file.write(contentsOf: Data([byte]))
      try await Task.sleep(for: .milliseconds(2))
    }
    var count = 1
    while try await log.lines(count).last != "English 2", count < 50 { count += 1 }
    #expect(try await log.lines(1).last == "English 2")
    // The first is the one that the source began with.
    let later = ages.withLock { $0.dropFirst() }
    #expect(!later.isEmpty && later.allSatisfy { $0 > 0.19 }, "\(later)")
  }

  @Test(arguments: [false, true])
  func watchEnds(isReleased: Bool) async throws {
    let (folder, source, log) = try Self.start()
    var watch: LocalizerSource.Watch? = source.watch(every: Self.interval) { log.add($0) }
    try folder.replace(Self.name, by: VersionedCatalog.text(2))
    #expect(try await log.lines(1) == ["English 2"])
    weak let observer = watch
    if isReleased { watch = nil } else { watch?.stop() }
    // A look may be under way.
    try await Self.pause()
    #expect((observer == nil) == isReleased)
    try folder.replace(Self.name, by: VersionedCatalog.text(3))
    try await Self.pause()
    #expect(try await log.lines(1) == ["English 2"])
    #expect(source.localizer(preferring: []).string(forKey: "first") == "English 2")
  }

  @Test func sourceGoesWithItsWatch() async throws {
    let folder = try TemporaryFolder([Self.name: VersionedCatalog.text(1)])
    var source: LocalizerSource? = try LocalizerSource(path: folder[Self.name])
    weak let observer = source
    var watch = source?.watch(every: Self.interval)
    source = nil
    #expect(observer != nil && watch != nil)
    watch = nil
    try await Self.pause()
    #expect(observer == nil)
  }
}
