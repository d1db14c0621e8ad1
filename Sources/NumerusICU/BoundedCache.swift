internal import Synchronization

/// Values that are costly to make, by what they are made from: a bounded number of them, those that
/// were asked for last. Any thread may ask.
///
/// Keys come from requests, which is why there is a bound, and why a value that has to go costs no
/// search. What is dropped lives on with those who hold it. The cache stands in this module since what
/// is costly to make is what ICU opens, for the numbers above it as for the languages above those; the
/// plural rules, which open nothing, go without it.
package final class BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct State {
    var places: [Key: Int] = [:]
    var keys: [Key] = []
    var values: [Value] = []
    var order = UseOrder()
  }

  private let capacity: Int
  private let state = Mutex(State())

  package init(capacity: Int) { self.capacity = max(1, capacity) }

  /// How many values are held now.
  package var count: Int { state.withLock { $0.values.count } }

  /// The value of a key, made the first time, and kept where `isKept` says so.
  ///
  /// - Complexity: O(1), and what making takes.
  package func value<Failure: Error>(
    for key: Key, make: () throws(Failure) -> Value, isKept: (Value) -> Bool = { _ in true }
  ) throws(Failure) -> Value {
    if let known = state.withLock({ Self.find(key, in: &$0) }) { return known }
    // Made outside of the lock: two threads may make the same, and one of them stays.
    let made = try make()
    guard isKept(made) else { return made }
    return state.withLock { state in
      if let known = Self.find(key, in: &state) { return known }
      if state.values.count < capacity {
        state.places[key] = state.order.add()
        state.keys.append(key)
        state.values.append(made)
      } else {
        let place = state.order.oldest
        state.places[state.keys[place]] = nil
        state.places[key] = place
        state.keys[place] = key
        state.values[place] = made
        state.order.use(place)
      }
      return made
    }
  }

  private static func find(_ key: Key, in state: inout State) -> Value? {
    guard let place = state.places[key] else { return nil }
    state.order.use(place)
    return state.values[place]
  }
}
