internal import NumerusICU

/// The order in which Xcode writes the keys of an object, at every level: ICU's collation of `en_US`
/// with digits by their value. Punctuation counts, and small letters come before capital ones only
/// where nothing else tells two keys apart.
struct KeyOrder {
  /// Nil where ICU has no data: code points decide then.
  private let collator = try? ICUCollator(locale: "en_US")

  /// Whether a key stands before another one. Keys that are the same to the collation go by their
  /// code points.
  func areInOrder(_ first: String, _ second: String) -> Bool {
    let order = (try? collator?.compare(first, second)) ?? 0
    guard order == 0 else { return order < 0 }
    return first.utf8.lexicographicallyPrecedes(second.utf8)
  }
}
