internal import Foundation

/// Prints how long each piece of work took.
struct Stopwatch {
  private let clock = ContinuousClock()
  private var start: ContinuousClock.Instant

  init() { start = clock.now }

  /// Begins to measure.
  mutating func begin() { start = clock.now }

  /// Prints what was done since then, and begins to measure the next piece.
  mutating func tell(_ work: String) {
    let seconds = start.duration(to: clock.now) / .seconds(1)
    print("\(work): \(String(format: "%.3f", seconds)) s")
    begin()
  }
}
