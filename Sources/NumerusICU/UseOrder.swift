/// Places from 0 on, in the order of their last use. Apart from the cache since it is the same for all
/// kinds of values, and plain code is several times as fast as generic code.
struct UseOrder {
  /// The places that were used after and before each. They make a ring: after the newest comes the
  /// oldest.
  private var newer: [Int] = []
  private var older: [Int] = []
  private var newest = 0

  /// The place that was not used for longest. There must be one.
  var oldest: Int { newer[newest] }

  /// Adds the next place, as the one that was used last.
  mutating func add() -> Int {
    let place = newer.count
    newer.append(place)
    older.append(place)
    if place > 0 { link(place) }
    newest = place
    return place
  }

  /// Makes a place the one that was used last.
  mutating func use(_ place: Int) {
    guard place != newest else { return }
    // In a ring, the oldest one stands where the newest one belongs.
    if place != oldest {
      older[newer[place]] = older[place]
      newer[older[place]] = newer[place]
      link(place)
    }
    newest = place
  }

  /// Puts a place after the newest one.
  private mutating func link(_ place: Int) {
    let oldest = oldest
    older[place] = newest
    newer[place] = oldest
    newer[newest] = place
    older[oldest] = place
  }
}
