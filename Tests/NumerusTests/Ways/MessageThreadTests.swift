import Foundation
import Numerus
import NumerusMessages
import NumerusTestSupport
import Synchronization
import Testing

/// Catalogs, localizers and scopes of languages that many threads and tasks share.
///
/// `Tests/threads` runs it under the thread sanitizer.
@Suite struct MessageThreadTests {
  private static let seconds =
    ProcessInfo.processInfo.environment["NUMERUS_THREAD_SECONDS"].flatMap(Double.init).map {
      $0 / 6
    }
    ?? 0.5

  private static let texts: [(language: String, one: String, many: String)] = [
    ("en", "1 item", "1,234 items"), ("de", "1 Ding", "1.234 Dinge"), ("hi", "1 चीज़", "1,234 चीज़ें"),
  ]

  private static let xcstrings = """
    { "sourceLanguage": "en", "version": "1.0", "strings": { "%lld items": { "localizations": {
      "en": \(CountMessage.plural([("one", "%lld item"), ("other", "%lld items")])),
      "de": \(CountMessage.plural([("one", "%lld Ding"), ("other", "%lld Dinge")])),
      "hi": \(CountMessage.plural([("one", "%lld चीज़"), ("other", "%lld चीज़ें")])) } },
      "%@!": { "localizations": { "de": \(CountMessage.unit("<%@>")), "hi": \(CountMessage.unit("[%@]"))
      } } } }
    """

  /// Threads share localizers of one catalog, opened in each way, and a text; others come and go.
  @Test func localizersAreShared() throws {
    let compiled = try StringCatalog(xcstrings: Array(Self.xcstrings.utf8)).compiled().catalog
    let folder = try OpenedFolder()
    let path = try folder.write(compiled.serialized())
    let localizers = try Ways.openings(of: compiled, in: folder).flatMap { _, catalog in
      Self.texts.map { (Localizer(catalog, language: $0.language), $0) }
    }
    let name = String(repeating: "shared ", count: 30)
    let faults = Mutex<[String]>([])
    let rounds = Atomic(0)
    let end = Date(timeIntervalSinceNow: Self.seconds)
    let group = DispatchGroup()
    for number in 0..<8 {
      group.enter()
      Thread {
        func check(_ text: String, _ expected: String) {
          if text != expected { faults.withLock { $0.append("\(text) is not \(expected)") } }
        }
        var step = number
        while Date() < end {
          step += 1
          let (localizer, texts) = localizers[step % localizers.count]
          check(localizer.string("\(1) items"), texts.one)
          var bytes: [UInt8] = []
          localizer.write("\(1234) items", to: &bytes)
          check(String(decoding: bytes, as: UTF8.self), texts.many)
          check(String(localizer.string("\(name)!").filter { !"<>[]!".contains($0) }), name)
          if step % 16 == 0, let catalog = try? CompiledCatalog(mappingCompiledFile: path) {
            check(Localizer(catalog, language: texts.language).string("\(1) items"), texts.one)
          }
          rounds.add(1, ordering: .relaxed)
        }
        group.leave()
      }.start()
    }
    group.wait()
    #expect(faults.withLock { Set($0) } == [])
    #expect(rounds.load(ordering: .relaxed) > 8)
  }

  /// Scopes in scopes, tasks that inherit them and outlive them, and tasks that have none.
  @Test func scopesHoldWhileTasksNeedThem() async throws {
    let folder = try TemporaryFolder(["Localizable.xcstrings": Self.xcstrings])
    let path = folder.path
    let end = Date(timeIntervalSinceNow: Self.seconds)
    let wrong = await withTaskGroup(of: [String].self) { group in
      for number in 0..<8 {
        group.addTask { await Self.rounds(from: number, until: end, path) }
      }
      return await group.reduce(into: Set<String>()) { $0.formUnion($1) }
    }
    #expect(wrong == [])
  }

  private static func rounds(from number: Int, until end: Date, _ path: String) async -> [String] {
    var wrong: [String] = []
    var step = number
    var late: [Task<[String], Never>] = []
    repeat {
      step += 1
      let (outer, inner) = (texts[step % 3], texts[(step + 1) % 3])
      late.append(
        await Localization.withLanguages([outer.language]) {
          wrong += faults(outer, path)
          async let child = Task.yieldedFaults(outer, path)
          let group = await withTaskGroup(of: [String].self) { group in
            for _ in 0..<3 { group.addTask { await Task.yieldedFaults(outer, path) } }
            return await group.reduce(into: []) { $0 += $1 }
          }
          await Localization.withLanguages(AcceptLanguage("xx, \(inner.language);q=0.5")) {
            wrong += faults(inner, path)
            await Task.yield()
            wrong += Localization.withLanguages([outer.language]) { faults(outer, path) }
            wrong += faults(inner, path)
          }
          let detached = await Task.detached { Localization.languages == [outer.language] }.value
          if detached { wrong.append("a detached task inherits") }
          wrong += await child + group + faults(outer, path)
          // It goes on when the scope is over.
          return Task {
            var wrong: [String] = []
            for _ in 0..<20 {
              await Task.yield()
              wrong += faults(outer, path)
            }
            return wrong
          }
        })
      if late.count > 4 { wrong += await late.removeFirst().value }
    } while Date() < end
    for task in late { wrong += await task.value }
    return wrong
  }

  /// What is not the text that it should be.
  fileprivate static func faults(
    _ texts: (language: String, one: String, many: String), _ path: String
  ) -> [String] {
    guard let bundle = Bundle(path: path) else { return ["there is no bundle"] }
    let found = [1, 1234].map { String(localized: "\($0) items", bundle: bundle) }
    return zip(found, [texts.one, texts.many]).compactMap { $0 == $1 ? nil : "\($0) is not \($1)" }
  }
}

extension Task<Never, Never> {
  fileprivate static func yieldedFaults(
    _ texts: (language: String, one: String, many: String), _ path: String
  ) async -> [String] {
    await yield()
    return MessageThreadTests.faults(texts, path)
  }
}
