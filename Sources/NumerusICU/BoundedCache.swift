internal import Synchronization

/// Values that are costly to make, by what they are made from: a bounded number of them, those that
/// were asked for last. Any thread may ask.
///
/// Keys come from requests, which is why there is a bound. What is dropped lives on with those who
/// hold it. It stands in this module since what is costly to make is what ICU opens, for the numbers
/// above it as for the languages above those; the plural rules, which open nothing, go without it.
package final class BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Entry {
    var value: Value
    var lastUse: UInt64
  }

  private struct State {
    var entries: [Key: Entry] = [:]
    var clock: UInt64 = 0
  }

  private let capacity: Int
  private let state = Mutex(State())

  package init(capacity: Int) { self.capacity = capacity }

  /// How many values are held now.
  package var count: Int { state.withLock { $0.entries.count } }

  /// The value of a key, made the first time.
  ///
  /// - Complexity: O(1), and O(*n*) in the capacity where a value has to go.
  package func value<Failure: Error>(
    for key: Key, make: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let known = state.withLock({ Self.find(key, in: &$0) }) { return known }
    // Made outside of the lock: two threads may make the same, and one of them stays.
    let made = try make()
    return state.withLock { state in
      if let known = Self.find(key, in: &state) { return known }
      if state.entries.count >= capacity,
        let oldest = state.entries.min(by: { $0.value.lastUse < $1.value.lastUse })
      {
        state.entries[oldest.key] = nil
      }
      state.entries[key] = Entry(value: made, lastUse: state.clock)
      return made
    }
  }

  private static func find(_ key: Key, in state: inout State) -> Value? {
    state.clock += 1
    guard let index = state.entries.index(forKey: key) else { return nil }
    state.entries.values[index].lastUse = state.clock
    return state.entries.values[index].value
  }
}
