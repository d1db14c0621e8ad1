import Dispatch
import Foundation
import Numerus
import Testing

/// SEMANTICS 1, 4: the languages of a task.
@Suite struct TaskLanguageTests {
  static func items(_ count: Int) -> String {
    String(localized: "\(count) items", bundle: .module)
  }

  /// Two requests that take turns never see each other's language.
  @Test func tasksNeverMix() async {
    await withTaskGroup(of: [String].self) { group in
      for (language, expected) in [("pl", "5 elementów"), ("de", "5 Elemente"), ("en", "5 items")] {
        for _ in 0..<4 {
          group.addTask {
            await Localization.withLanguages([language]) {
              var wrong: [String] = []
              for _ in 0..<200 {
                await Task.yield()
                let text = Self.items(5)
                if text != expected || Localization.languages != [language] { wrong.append(text) }
              }
              return wrong
            }
          }
        }
      }
      for await wrong in group { #expect(wrong.isEmpty) }
    }
  }

  /// What the languages give that the tests were started with, whichever these are.
  private let outside = Self.items(2)

  @Test func childTasksInherit() async {
    await Localization.withLanguages(["pl"]) {
      async let child = Self.items(2)
      #expect(await child == "2 elementy")
      #expect(await Task { Self.items(2) }.value == "2 elementy")
      let inner = await Localization.withLanguages(["de"]) {
        await Task.yield()
        return Self.items(2)
      }
      #expect(inner == "2 Elemente")
      #expect(Self.items(2) == "2 elementy")
    }
    #expect(Self.items(2) == outside)
  }

  /// What does not inherit takes the languages along.
  @Test func detachedTasksAndDispatch() async {
    await Localization.withLanguages(["pl"]) {
      let languages = Localization.languages
      #expect(languages == ["pl"])
      #expect(await Task.detached { Self.items(2) }.value == outside)
      let passedOn = await Task.detached {
        Localization.withLanguages(languages) { Self.items(2) }
      }.value
      #expect(passedOn == "2 elementy")
      let dispatched = await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          continuation.resume(
            returning: [Self.items(2), Localization.withLanguages(languages) { Self.items(2) }])
        }
      }
      #expect(dispatched == [outside, "2 elementy"])
    }
  }

  /// A task outlives the scope that it was made in.
  @Test func unstructuredTasksOutliveTheScope() async {
    let late = Localization.withLanguages(["pl"]) {
      Task {
        for _ in 0..<50 { await Task.yield() }
        return Self.items(5)
      }
    }
    #expect(await late.value == "5 elementów")
  }

  @Test func errorsPassThrough() async {
    struct Failure: Error {}
    await #expect(throws: Failure.self) {
      try await Localization.withLanguages(["pl"]) {
        await Task.yield()
        throw Failure()
      }
    }
    #expect(throws: Failure.self) { try Localization.withLanguages(["pl"]) { throw Failure() } }
  }

  /// 4: the extension of a wanted tag decides the digits, where its language is that of the text.
  @Test(
    arguments: [
      (["ar-EG"], "١١ عنصرًا"), (["ar-EG-u-nu-latn"], "11 عنصرًا"), (["ja", "de"], "11 Elemente"),
      (["ja"], "11 items"), ([], "11 items"), (["???"], "11 items"), (["pl_PL"], "11 elementów"),
    ])
  func matching(languages: [String], expected: String) {
    Localization.withLanguages(languages) { #expect(Self.items(11) == expected) }
  }

  @MainActor
  @Test func actorsAreKept() async {
    let text = await Localization.withLanguages(["pl"]) {
      MainActor.assertIsolated()
      await Task.yield()
      MainActor.assertIsolated()
      return Self.items(1)
    }
    #expect(text == "1 element")
  }

  /// A header may name any number of languages.
  @Test func languagesAreBounded() {
    let many = (0..<10_000).map { "x\($0)" } + ["pl"]
    Localization.withLanguages(many) {
      #expect(Localization.languages.count == LanguageMatcher.mostWanted)
      #expect(Self.items(1) == "1 item")
    }
  }
}
