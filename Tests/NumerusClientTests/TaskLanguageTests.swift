import Dispatch
import Foundation
import Numerus
import Testing

/// SEMANTICS 1, 4: the languages of a task.
@Suite struct TaskLanguageTests {
  static func items(_ count: Int) -> String {
    String(localized: "\(count) items", bundle: .module)
  }

  /// Requests that take turns never see each other's language, whichever way it was told.
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
      for (header, expected) in [("en;q=0, de", "5 Elemente"), ("ja, pl;q=0.2", "5 elementów")] {
        group.addTask {
          await Localization.withLanguages(AcceptLanguage(header)) {
            var wrong: [String] = []
            for _ in 0..<200 {
              await Task.yield()
              let text = Self.items(5)
              if text != expected { wrong.append(text) }
            }
            return wrong
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

  /// A header excludes and takes any, which a list of languages can't say.
  @Test(
    arguments: [
      ("en;q=0, de", "11 Elemente"), ("en;q=0, pl;q=0.1", "11 elementów"),
      // The source language is the last resort, wanted or not.
      ("en;q=0, ja", "11 items"), ("en;q=0", "11 items"), ("", "11 items"), (";;,", "11 items"),
      ("pl;q=0.5, de;q=0.9", "11 Elemente"), ("pl;q=0, pl-PL", "11 items"),
      ("ja, *;q=0.1, en;q=0, ar;q=0, fr;q=0, pl;q=0", "11 Elemente"),
      ("ar-EG-u-nu-latn", "11 عنصرًا"),
    ])
  func headers(value: String, expected: String) {
    let header = AcceptLanguage(value)
    Localization.withLanguages(header) {
      #expect(Self.items(11) == expected)
      #expect(Localization.acceptLanguage == header)
      #expect(Localization.languages == header.wanted.filter { $0 != "*" })
      // Texts of other tables are for the same reader.
      let items = LocalizedStringResource("\(11) items", bundle: .module)
      #expect(String(localized: "\(items)!") == expected + "!")
      let explanation = Localization.explain("\(11) items", bundle: .module)
      #expect(explanation.text == expected)
    }
    #expect(Localizer(acceptLanguage: value, bundle: .module).string("\(11) items") == expected)
  }

  /// Detached tasks take along what the reader will not have, too.
  @Test func headersArePassedOn() async {
    let text = await Localization.withLanguages(
      AcceptLanguage("en;q=0, *;q=0.5, pl;q=0, ar;q=0, fr;q=0")
    ) {
      await Task.yield()
      let header = Localization.acceptLanguage
      return await Task.detached {
        await Localization.withLanguages(header) {
          await Task.yield()
          return Self.items(2)
        }
      }.value
    }
    #expect(text == "2 Elemente")
    Localization.withLanguages(["pl_PL", "*", "ar-u-nu-latn", "x"]) {
      #expect(Localization.acceptLanguage.description == "pl-PL, ar-u-nu-latn, x")
    }
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
