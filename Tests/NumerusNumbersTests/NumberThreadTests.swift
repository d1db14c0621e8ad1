import Foundation
import NumerusNumbers
import NumerusPlurals
import Synchronization
import Testing

/// Many threads with formats of many locales and styles, which share symbols, handles and caches.
///
/// `Tests/threads` runs it for longer and under the thread sanitizer.
@Suite struct NumberThreadTests {
  private static let locales = [
    "en", "de", "fr", "ar-EG", "hi", "he-u-nu-hebr", "ja", "pl", "my", "en-u-nu-roman",
  ]

  private static let styles: [NumberStyle] = [
    .integer, .decimal.fractionDigits(2...2), .percent, .currency("EUR"),
    .unit("meter", width: .long), .compactLong, .scientific, .ordinal, .spelledOut,
  ]

  private static let values: [Double] = [0, 1, -5, 1234.5, 1_234_567]

  private static func texts(_ locale: String, _ style: NumberStyle) throws -> [String] {
    let format = try NumberFormat(style, locale: locale)
    return values.map { format.string($0) }
  }

  @Test func resultsAreEqualOnAllThreads() throws {
    let seconds =
      ProcessInfo.processInfo.environment["NUMERUS_THREAD_SECONDS"].flatMap(Double.init) ?? 0.5
    var expected: [String: [String]] = [:]
    for locale in Self.locales {
      for (index, style) in Self.styles.enumerated() {
        expected["\(locale) \(index)"] = try Self.texts(locale, style)
      }
    }
    let all = expected
    let failures = Mutex<[String]>([])
    let rounds = Atomic(0)
    let end = Date(timeIntervalSinceNow: seconds)
    let group = DispatchGroup()
    for number in 0..<8 {
      let thread = Thread {
        var step = number
        while Date() < end {
          step += 7
          let locale = Self.locales[step % Self.locales.count]
          let index = step % Self.styles.count
          let found = try? Self.texts(locale, Self.styles[index])
          if found != all["\(locale) \(index)"] {
            failures.withLock { $0.append("\(locale) \(index)") }
          }
          // Others come and go, so that handles are closed while they are in use.
          _ = try? NumberFormat(.percent, locale: "en-x-a\(step % 2000)").string(0.5)
          rounds.add(1, ordering: .relaxed)
        }
        group.leave()
      }
      group.enter()
      thread.start()
    }
    group.wait()
    #expect(failures.withLock { $0 } == [])
    #expect(rounds.load(ordering: .relaxed) >= 8)
  }
}
