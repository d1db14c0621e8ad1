/// The categories of integers, for who keeps them at hand: a pointer into the program's constants, which
/// nobody counts.
@safe
@usableFromInline
package struct IntegerCategories: Sendable {
  // The program's constants are never released or written to.
  @usableFromInline nonisolated(unsafe) let table: UnsafePointer<UInt8>
  @usableFromInline let checksMillions: Bool

  init(table: UnsafePointer<UInt8>, checksMillions: Bool) {
    unsafe self.table = unsafe table
    self.checksMillions = checksMillions
  }

  /// The number of the category, in the order of ``PluralCategory``; nil where the evaluator must be
  /// asked.
  @inlinable
  @inline(__always)
  package func categoryNumber(of magnitude: UInt64) -> UInt8? {
    if checksMillions, magnitude >= 1_000_000, magnitude % 1_000_000 == 0 { return nil }
    let byte = unsafe table[Int(truncatingIfNeeded: magnitude % 100)]
    return (byte &>> (magnitude < 100 ? 0 : 3)) & 7
  }
}

extension IntegerCategories {
  /// The category; nil where the evaluator must be asked.
  @inlinable
  @inline(__always)
  package func category(of magnitude: UInt64) -> PluralCategory? {
    // The tables hold nothing but categories' numbers.
    categoryNumber(of: magnitude).map { unsafe unsafeBitCast($0, to: PluralCategory.self) }
  }
}

extension PluralRules {
  /// The categories of integers; nil where only the evaluator will do.
  package var integerCategories: IntegerCategories? { ruleSet.integerCategories }
}
