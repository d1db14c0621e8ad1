/// Integers in the midst of a text: what is written behind a digit is written over by what follows, so that
/// digits and separators go in words.
extension PlainLayout {
  /// How many bytes behind an integer may be written to.
  package static let forwardSlack = 8

  /// Writes an integer without a sign into memory that has room for its measured length and for
  /// ``forwardSlack``.
  @inlinable
  @inline(__always)
  package func writeForward(
    integer: UInt64, _ measure: (digits: Int, length: Int), to start: UnsafeMutableRawPointer
  ) {
    guard writesThrees, integer < 1_000_000_000 else {
      return unsafe write(integer: integer, measure, to: start)
    }
    let value = UInt32(truncatingIfNeeded: integer)
    if digitLength == 1 {
      let zeros = UInt64(digits[0] & 0xFF) &* 0x01_01_01
      unsafe writeThrees(value, measure.digits, zeros, bits: 8, lane: 0, to: start)
    } else {
      let zeros = UInt64(digits[0] & 0xFFFF) &* 0x1_0001_0001
      unsafe writeThrees(value, measure.digits, zeros, bits: 16, lane: 8, to: start)
    }
  }

  /// - Parameters:
  ///   - zeros: Three zeros, as the bytes of a word.
  ///   - bits: How many bits a digit takes in it.
  ///   - lane: Where in a digit its value is added.
  @inlinable
  @inline(__always)
  func writeThrees(
    _ value: UInt32, _ count: Int, _ zeros: UInt64, bits: UInt64, lane: UInt64,
    to start: UnsafeMutableRawPointer
  ) {
    var place = unsafe start
    let groups = groupCounts[count]
    let thousands = value / 1000
    if groups == 0 {
      guard count > 3 else {
        unsafe putLead(value, count, zeros, bits, lane, at: place)
        return
      }
      return unsafe write(integer: UInt64(value), (count, Int(integerLengths[count])), to: start)
    }
    if groups == 1 {
      guard count <= 6 else {
        return unsafe write(integer: UInt64(value), (count, Int(integerLengths[count])), to: start)
      }
      unsafe putLead(thousands, count &- 3, zeros, bits, lane, at: place)
      unsafe place += (count &- 3) &* Int(truncatingIfNeeded: bits &>> 3)
    } else {
      let millions = value / 1_000_000
      unsafe putLead(millions, count &- 6, zeros, bits, lane, at: place)
      unsafe place += (count &- 6) &* Int(truncatingIfNeeded: bits &>> 3)
      unsafe putGroup(at: &place)
      unsafe putThree(thousands &- millions &* 1000, zeros, bits, lane, at: place)
      unsafe place += 3 &* Int(truncatingIfNeeded: bits &>> 3)
    }
    unsafe putGroup(at: &place)
    unsafe putThree(value &- thousands &* 1000, zeros, bits, lane, at: place)
  }

  /// Three digits as the bytes of a word.
  @inlinable
  @inline(__always)
  func three(_ value: UInt32, _ zeros: UInt64, _ bits: UInt64, _ lane: UInt64) -> UInt64 {
    let hundreds = value / 100
    let two = value &- hundreds &* 100
    let tens = two / 10
    let ones = two &- tens &* 10
    let values =
      UInt64(hundreds) | UInt64(tens) &<< bits | UInt64(ones) &<< (2 &* bits)
    return zeros &+ values &<< lane
  }

  @inlinable
  @inline(__always)
  func putThree(
    _ value: UInt32, _ zeros: UInt64, _ bits: UInt64, _ lane: UInt64,
    at place: UnsafeMutableRawPointer
  ) {
    let word = three(value, zeros, bits, lane)
    unsafe place.storeBytes(of: word.littleEndian, as: UInt64.self)
  }

  /// Writes the first one to three digits.
  @inlinable
  @inline(__always)
  func putLead(
    _ value: UInt32, _ count: Int, _ zeros: UInt64, _ bits: UInt64, _ lane: UInt64,
    at place: UnsafeMutableRawPointer
  ) {
    let missing = UInt64(truncatingIfNeeded: 3 &- count)
    let word = three(value, zeros, bits, lane) &>> (missing &* bits)
    unsafe place.storeBytes(of: word.littleEndian, as: UInt64.self)
  }

  @inlinable
  @inline(__always)
  func putGroup(at place: inout UnsafeMutableRawPointer) {
    unsafe place.storeBytes(
      of: UInt32(truncatingIfNeeded: group.bytes).littleEndian, as: UInt32.self)
    unsafe place += group.length
  }
}
