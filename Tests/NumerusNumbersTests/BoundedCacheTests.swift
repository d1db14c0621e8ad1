import NumerusICU
import Testing

/// The cache of what ICU opens.
@Suite struct BoundedCacheTests {
  /// What was asked for last stays, however many others come.
  @Test func keepsWhatIsUsed() {
    let cache = BoundedCache<Int, Int>(capacity: 3)
    var made: [Int] = []
    func ask(_ key: Int) {
      _ = cache.value(for: key) {
        made.append(key)
        return key
      }
    }
    for key in [1, 2, 3, 1, 4, 1, 5, 1, 2] { ask(key) }
    #expect(made == [1, 2, 3, 4, 5, 2])
    #expect(cache.count == 3)
  }

  /// Against a plain list of keys, the one used last at its end.
  @Test(arguments: [1, 2, 3, 8])
  func forgetsTheLeastRecentlyUsed(capacity: Int) {
    let cache = BoundedCache<Int, Int>(capacity: capacity)
    var used: [Int] = []
    // Neither every key in turn nor any in a pattern that fits the capacities.
    for step in 0..<5000 {
      let key = step * step % 31 % 12
      var isMade = false
      let value = cache.value(for: key) {
        isMade = true
        return key * 2
      }
      #expect(value == key * 2)
      #expect(isMade == !used.contains(key))
      used.removeAll { $0 == key }
      used.append(key)
      if used.count > capacity { used.removeFirst() }
      #expect(cache.count == used.count)
    }
  }

  @Test func failuresAreNotKept() {
    struct Failure: Error {}
    let cache = BoundedCache<Int, Int>(capacity: 2)
    #expect(throws: Failure.self) { try cache.value(for: 1) { throw Failure() } }
    #expect(cache.count == 0)
    #expect(cache.value(for: 1) { 7 } == 7)
  }

  /// All threads get one value of a key, even where several made it.
  @Test func threadsShareValues() async {
    final class Box: Sendable {}
    let cache = BoundedCache<Int, Box>(capacity: 16)
    await withTaskGroup(of: [Box].self) { group in
      for _ in 0..<8 {
        group.addTask { (0..<16).map { key in cache.value(for: key) { Box() } } }
      }
      let first = await group.next() ?? []
      #expect(first.count == 16)
      for await boxes in group { #expect(boxes.elementsEqual(first) { $0 === $1 }) }
    }
  }
}
