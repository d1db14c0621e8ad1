import Foundation
import Numerus
import NumerusTestSupport
import Synchronization
import Testing

/// SEMANTICS 5, 7, 15 at run time: what is told, and how often; and where a text comes from.
@Suite(.serialized) struct IssueTests {
  /// What is told while an operation runs, of keys and tables that only this test asks for.
  static func issues(_ mark: String, _ operation: () -> Void) -> [MessageIssue] {
    let told = Mutex<[MessageIssue]>([])
    Localization.onIssue = { issue in told.withLock { $0.append(issue) } }
    defer { Localization.onIssue = nil }
    operation()
    return told.withLock { $0 }.filter {
      $0.key.contains(mark) || $0.table?.contains(mark) == true
    }
  }

  @Test func issuesAreToldOnce() {
    let issues = Self.issues("told-once") {
      for _ in 0..<3 {
        _ = String(localized: "told-once", bundle: .module)
        _ = String(localized: "told-once \(1)", bundle: .module)
        _ = String(localized: String.LocalizationValue("told-once %@"), bundle: .module)
      }
    }
    #expect(issues.map(\.kind) == [.missingKey, .missingKey, .missingKey])
    #expect(issues.map(\.key) == ["told-once", "told-once %lld", "told-once %@"])
    #expect(issues.allSatisfy { $0.table?.hasPrefix("Localizable in /") == true })
  }

  @Test func faultsOfTablesAreTold() {
    let folder = FileManager.default.temporaryDirectory.path
    let issues = Self.issues("told-table") {
      for _ in 0..<3 {
        let resource = LocalizedStringResource(
          "k", table: "told-table", bundle: .atURL(URL(filePath: folder)))
        _ = String(localized: resource)
      }
    }
    #expect(issues.map(\.kind) == [.missingTable, .missingKey])
    #expect(issues.first?.description.hasPrefix("told-table in \(folder)") == true)
  }

  /// The file of one language that can't be read is told; the others serve.
  @Test func unreadableLanguagesAreTold() throws {
    let folder = try TemporaryFolder([
      "en.lproj/told-half.strings": "k = text;", "pl.lproj/told-half.strings": "k",
    ])
    let issues = Self.issues("told-half") {
      let resource = LocalizedStringResource(
        "k", table: "told-half", bundle: .atURL(URL(filePath: folder.path)))
      #expect(String(localized: resource) == "text")
    }
    guard case .unreadableTable(let reason)? = issues.first?.kind, issues.count == 1 else {
      Issue.record("\(issues)")
      return
    }
    #expect(reason.hasPrefix(folder["pl.lproj/told-half.strings"] + ":1:"))
  }

  /// Who hears of an issue may ask for texts, even of the table that has just failed.
  @Test func handlersMayAskForTexts() {
    let told = Mutex<[String]>([])
    Localization.onIssue = { issue in
      guard issue.table?.contains("asks-itself") == true else { return }
      let text = String(localized: "Fault: \("x")", table: "asks-itself", bundle: .module)
      told.withLock { $0.append(text) }
    }
    defer { Localization.onIssue = nil }
    #expect(String(localized: "Hi", table: "asks-itself", bundle: .module) == "Hi")
    // The missing table, the missing key and the missing key of the handler's own text.
    #expect(told.withLock { $0 } == ["Fault: x", "Fault: x", "Fault: x"])
  }

  /// A thousand in a minute, whatever keys come.
  @Test func issuesAreBounded() {
    let issues = Self.issues("bounded-") {
      for index in 0..<2000 {
        let key = String.LocalizationValue("bounded-\(index)")
        _ = String(localized: key, bundle: .module)
      }
    }
    #expect((1...1000).contains(issues.count))
  }

  /// After a while, what was told may be told again.
  @Test func issuesAreToldAgain() {
    let told = Mutex<[MessageIssue]>([])
    let reporter = IssueReporter()
    func report(_ index: Int, at time: ContinuousClock.Instant) {
      reporter.report(
        MessageIssue(kind: .missingKey, key: "\(index)", language: nil), at: time)
    }
    report(0, at: .now)
    reporter.handler = { issue in told.withLock { $0.append(issue) } }
    for index in 0..<(2 * IssueReporter.mostIssues) { report(index, at: .now) }
    #expect(told.withLock { $0.count } == IssueReporter.mostIssues)
    report(0, at: .now + IssueReporter.period)
    report(0, at: .now + IssueReporter.period)
    #expect(told.withLock { $0.count } == IssueReporter.mostIssues + 1)
    reporter.handler = nil
    report(1, at: .now + IssueReporter.period)
    #expect(told.withLock { $0.count } == IssueReporter.mostIssues + 1)
  }

  @Test func handlersOfLocalizersComeFirst() {
    let own = Mutex<[MessageIssue.Kind]>([])
    let options = Localizer.Options { issue in own.withLock { $0.append(issue.kind) } }
    let localizer = Localizer(preferring: ["pl"], bundle: .module, options: options)
    let issues = Self.issues("own-handler") { _ = localizer.string("own-handler") }
    #expect(issues.isEmpty)
    #expect(own.withLock { $0 } == [.missingKey])
  }

  @Test func explanationOfAText() {
    let found = Localization.explain("\(5) items", bundle: .module, languages: ["pl-PL"])
    let folder = Bundle.module.bundlePath
    #expect(found.text == "5 elementów")
    #expect(found.isFound)
    #expect(
      found.steps.prefix(3) == [
        .folder(folder), .table("Localizable", file: folder + "/Localizable.xcstrings"),
        .language("pl", wanted: "pl-PL", reason: .sameLanguage),
      ])
    // By hand, from the file.
    let place = folder + "/Localizable.xcstrings:94:9"
    #expect(found.steps.dropFirst(3).first == .text(language: "pl", place: place))
    #expect(found.description.hasSuffix("argument 1 takes the form many\n\"5 elementów\""))
  }

  @Test func explanationOfAKeyInAVariable() {
    let key = ["Wel", "come"].joined()
    let explanation = Localization.explain(forKey: key, bundle: .module, languages: ["de"])
    #expect(explanation.text == "Willkommen")
    #expect(explanation.isFound)
  }

  /// Each step that can fail.
  @Test func explanationsOfFailures() {
    func steps(_ value: String.LocalizationValue, _ languages: [String], table: String? = nil)
      -> [Explanation.Step]
    {
      let steps = Localization.explain(value, table: table, bundle: .module, languages: languages)
        .steps
      return Array(steps.dropFirst())
    }
    let file = Bundle.module.bundlePath + "/Localizable.xcstrings"
    let table = Explanation.Step.table("Localizable", file: file)
    #expect(steps("Welcome", ["pl"], table: "None") == [.noTable("None"), .key])
    guard case .unreadableTable("Broken", let reason)? = steps("a", [], table: "Broken").first
    else {
      Issue.record("a broken table was read")
      return
    }
    #expect(reason.contains("Broken.xcstrings:2:17: error:"))
    #expect(
      steps("none", ["ja"]) == [
        table, .noLanguage(wanted: ["ja"], source: "en"), .noKey("none"), .key,
      ])
    #expect(
      steps("Welcome", ["pl"], table: "Shop").suffix(2) == [.noKey("Welcome"), .key])
    #expect(
      steps("English only", ["pl"]).dropLast() == [
        table, .language("pl", wanted: "pl", reason: .sameLanguage), .noText(language: "pl"),
      ])
    #expect(
      Localization.explain("none", defaultValue: "\(2) left", bundle: .module).steps.last
        == .defaultValue)
    let uncounted = Localization.explain(
      String.LocalizationValue("%lld items"), bundle: .module, languages: ["pl"])
    #expect(uncounted.text == "%lld elementu")
  }

  @Test func explanationsOfResources() {
    let nowhere = LocalizedStringResource("Hi", bundle: .atURL(URL(filePath: "/no/where")))
    #expect(Localization.explain(nowhere).steps == [.noBundle("/no/where"), .key])
    let german = LocalizedStringResource(
      "Vanilla", table: "Shop", locale: Locale(identifier: "de_AT"), bundle: .module)
    let explanation = Localization.explain(german, languages: ["pl"])
    #expect(explanation.steps.contains(.language("de", wanted: "de-AT", reason: .sameLanguage)))
    #expect(explanation.text == "Vanille")
  }

  @Test func explanationOfAnEmptyBundle() {
    let bundle = Bundle(path: "/")
    let explanation = Localization.explain("Welcome", bundle: bundle, languages: ["pl"])
    #expect(explanation.steps == [.folder("/"), .noTable("Localizable"), .key])
    #expect(!explanation.isFound)
    #expect(
      explanation.description == """
        folder /
        there is no table Localizable
        the key stands for itself
        "Welcome"
        """)
  }
}
