/// Where a member of an object stands in a file.
struct MemberPlace: Sendable {
  private let storedKeyStart: UInt32
  private let storedValueStart: UInt32
  private let storedValueEnd: UInt32

  /// - Parameters:
  ///   - keyStart: Where the key's first quote stands.
  ///   - value: The bytes of the value.
  init(keyStart: Int, value: Range<Int>) {
    // Files have 256 MiB at most.
    storedKeyStart = UInt32(truncatingIfNeeded: keyStart)
    storedValueStart = UInt32(truncatingIfNeeded: value.lowerBound)
    storedValueEnd = UInt32(truncatingIfNeeded: value.upperBound)
  }

  var keyStart: Int { Int(storedKeyStart) }
  var value: Range<Int> { Int(storedValueStart)..<Int(storedValueEnd) }
}
