/// A generator whose sequence is the same in every run.
public struct Xorshift: RandomNumberGenerator {
  private var state: UInt64

  /// - Parameter state: What the sequence begins with; any number but zero.
  public init(state: UInt64) { self.state = state }

  public mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
