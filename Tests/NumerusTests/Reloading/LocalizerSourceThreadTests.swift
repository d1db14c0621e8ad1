import Dispatch
import Foundation
import Numerus
import NumerusTestSupport
import Synchronization
import Testing

/// A source that many threads read and reload at once.
///
/// `Tests/threads` runs it under the thread sanitizer.
@Suite struct LocalizerSourceThreadTests {
  /// Each text tells its version: all texts of a localizer are of one, and nobody who asks again gets an
  /// older one.
  @Test func readersSeeWholeVersionsInTheirOrder() throws {
    let count = 200
    let source = LocalizerSource(try VersionedCatalog.compiled(0))
    let isDone = Atomic<Bool>(false)
    let faults = Mutex<[String]>([])
    let changes = Atomic(0)
    let group = DispatchGroup()
    for number in 0..<4 {
      group.enter()
      Thread {
        let (header, prefix) = number.isMultiple(of: 2) ? ("pl", "polski ") : ("en", "English ")
        var last = 0
        while !isDone.load(ordering: .relaxed) {
          let localizer = source.localizer(acceptLanguage: header)
          let texts = ["first", "second"].map { localizer.string(forKey: $0) }
          let version = Int(texts[0].dropFirst(prefix.count)) ?? -1
          if texts != Array(repeating: prefix + "\(version)", count: 2) || version < last {
            faults.withLock { $0.append("\(texts) after \(last)") }
          }
          if version != last { changes.add(1, ordering: .relaxed) }
          last = version
        }
        group.leave()
      }.start()
    }
    for version in 1...count { try source.replace(with: VersionedCatalog.compiled(version)) }
    isDone.store(true, ordering: .relaxed)
    group.wait()
    #expect(faults.withLock { $0 } == [])
    #expect(changes.load(ordering: .relaxed) > 8)
    #expect(source.localizer(preferring: []).string(forKey: "first") == "English \(count)")
  }

  /// Loads that end when they are told to. Each takes the version that is next when it begins.
  private final class Loads: Sendable {
    private let begun = Atomic(0)
    private let gates: [DispatchSemaphore]
    private let isWaiting = DispatchSemaphore(value: 0)
    let group = DispatchGroup()

    init(count: Int) { gates = (0...count).map { _ in DispatchSemaphore(value: 0) } }

    /// Version 0 is loaded at once; a version that is to fail is negative.
    func load(_ versions: [Int]) throws -> CompiledCatalog {
      let place = begun.add(1, ordering: .relaxed).oldValue
      if place > 0 {
        isWaiting.signal()
        gates[place].wait()
      }
      guard versions[place] >= 0 else { throw VersionedCatalog.MissingKey(key: "") }
      return try VersionedCatalog.compiled(versions[place])
    }

    /// Begins a load, and returns when it waits to be told to end.
    func begin(_ source: LocalizerSource, then: @escaping @Sendable (CompiledCatalog?) -> Void) {
      group.enter()
      Thread {
        then(try? source.reload())
        self.group.leave()
      }.start()
      isWaiting.wait()
    }

    func end(_ place: Int) { gates[place].signal() }
  }

  /// In which order two loads end, whether the later one fails, which of them becomes current.
  @Test(
    arguments: [
      ([1, 2], false, [true, true], 2), ([2, 1], false, [false, true], 2),
      ([1, 2], true, [true, false], 1), ([2, 1], true, [true, false], 1),
    ])
  func laterLoadStays(order: [Int], laterFails: Bool, current: [Bool], version: Int) throws {
    let loads = Loads(count: 2)
    let versions = [0, 1, laterFails ? -1 : 2]
    let source = try LocalizerSource(path: "", load: { _ in try loads.load(versions) })
    let ended = DispatchSemaphore(value: 0)
    // A bit for each load.
    let became = Atomic(0)
    for place in 0..<2 {
      loads.begin(source) { catalog in
        if catalog != nil { became.add(1 << place, ordering: .relaxed) }
        ended.signal()
      }
    }
    // Nobody waits for the loads.
    #expect(source.localizer(acceptLanguage: "pl").string(forKey: "first") == "polski 0")
    for place in order {
      loads.end(place)
      ended.wait()
    }
    loads.group.wait()
    #expect((0..<2).map { became.load(ordering: .relaxed) >> $0 & 1 == 1 } == current)
    #expect(source.localizer(preferring: []).string(forKey: "first") == "English \(version)")
  }

  @Test func catalogThatIsGivenStaysBeforeALoadThatWasBegunEarlier() throws {
    let loads = Loads(count: 1)
    let source = try LocalizerSource(path: "", load: { _ in try loads.load([0, 1]) })
    let becameCurrent = Atomic<Bool>(true)
    loads.begin(source) { becameCurrent.store($0 != nil, ordering: .relaxed) }
    #expect(try source.replace(with: VersionedCatalog.compiled(2)))
    #expect(source.localizer(preferring: []).string(forKey: "first") == "English 2")
    loads.end(1)
    loads.group.wait()
    let stayed = becameCurrent.load(ordering: .relaxed)
    #expect(!stayed)
    #expect(source.localizer(preferring: []).string(forKey: "first") == "English 2")
  }
}
