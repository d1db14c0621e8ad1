internal import NumerusNumbers
internal import NumerusPlurals

/// Most messages with a number have nothing else: a text before it, a text behind it, and a form that it
/// chooses. They go a way of their own, of one call with plain words; what does not fit it goes the
/// general way.
extension LocalizerCore {
  /// A message that is an integer and the texts around it, and how long it will be.
  @safe
  struct CountedText {
    /// The text before the number, which that behind it follows.
    let texts: UnsafeRawPointer
    let prefixCount: Int
    let suffixCount: Int
    let hasNumber: Bool
    let magnitude: UInt64
    let measure: (digits: Int, length: Int)

    @inline(__always)
    var count: Int { prefixCount &+ suffixCount &+ measure.length }

    /// Writes the message where there is room for all of it and for the slack.
    @inline(__always)
    func write(by layout: PlainLayout, to start: UnsafeMutableRawPointer) {
      unsafe BlockCopy.copy(prefixCount, from: texts, to: start)
      var place = unsafe start + prefixCount
      if hasNumber {
        unsafe layout.write(integer: magnitude, measure, to: place)
        unsafe place += measure.length
      }
      unsafe BlockCopy.copy(suffixCount, from: texts + prefixCount, to: place)
    }

    /// Writes the message where there is room for it and for nothing else.
    func writeExactly(by layout: PlainLayout, to start: UnsafeMutableRawPointer) {
      unsafe start.copyMemory(from: texts, byteCount: prefixCount)
      var place = unsafe start + prefixCount
      if hasNumber {
        unsafe layout.write(integer: magnitude, measure, to: place)
        unsafe place += measure.length
      }
      unsafe place.copyMemory(from: texts + prefixCount, byteCount: suffixCount)
    }
  }

  /// The message of a key with an integer; nil where there is more to it than texts around the number.
  @inline(__always)
  func countedText(ofKey number: Int, _ value: UInt64) -> CountedText? {
    typealias Counted = MessageCode.Counted
    guard let starts = unsafe starts, let layout, Int64(bitPattern: value) >= 0 else { return nil }
    let program = unsafe block.start + Int(UInt32(littleEndian: starts[number]))
    let head = unsafe UInt64(littleEndian: program.loadUnaligned(as: UInt64.self))
    // The instruction, and the number zero; a start of none is the block's own beginning, which is none.
    guard head & 0xFFFF == UInt64(MessageCode.counted.rawValue) else { return nil }
    let marks = UInt8(truncatingIfNeeded: head &>> 24)
    guard marks & (Counted.isUnfit | Counted.isWhole) == Counted.isWhole else { return nil }
    let map = UInt32(truncatingIfNeeded: head &>> 32)
    let category = UInt32(first.rules.category(for: value).rawValue)
    var branch = (map &>> (3 &+ 3 &* category)) & 7
    if value == 0, map & 7 != Counted.noBranch { branch = map & 7 }
    let cell = unsafe UInt32(
      littleEndian: program.loadUnaligned(
        fromByteOffset: Counted.branches &+ 4 &* Int(branch), as: UInt32.self))
    let hasNumber = cell & Counted.hasNumber != 0
    return unsafe CountedText(
      texts: program + Int(cell & 0xFFFF),
      prefixCount: Int((cell &>> Counted.prefixShift) & 0xFF),
      suffixCount: Int((cell &>> Counted.suffixShift) & 0x7F), hasNumber: hasNumber,
      magnitude: value, measure: hasNumber ? layout.measure(integer: value) : (0, 0))
  }

  /// The number of the key that is two pieces around Int's specifier.
  @inline(__always)
  func keyNumber(
    _ hash: UInt64, _ first: UnsafeRawPointer?, _ second: UnsafeRawPointer?, _ counts: UInt64
  ) -> Int? {
    let firstCount = Int(truncatingIfNeeded: counts & 0xFFFF)
    let secondCount = Int(truncatingIfNeeded: counts &>> 16)
    return block.number(hash: hash) { place, count, hasPercentSigns in
      guard count == firstCount &+ secondCount &+ 4, !hasPercentSigns else { return false }
      let key = unsafe block.start + place
      if let first = unsafe first {
        guard unsafe BlockCopy.isEqual(key, first, count: firstCount) else { return false }
      }
      let specifier = unsafe key.loadUnaligned(fromByteOffset: firstCount, as: UInt32.self)
      // "%lld"
      guard UInt32(littleEndian: specifier) == 0x646C_6C25 else { return false }
      guard let second = unsafe second else { return true }
      return unsafe BlockCopy.isEqual(key + (firstCount &+ 4), second, count: secondCount)
    }
  }

  /// The number of the key that is one piece.
  @inline(__always)
  func keyNumber(_ hash: UInt64, _ piece: UnsafeRawPointer, _ count: Int) -> Int? {
    block.number(hash: hash) { place, keyCount, hasPercentSigns in
      unsafe keyCount == count && !hasPercentSigns
        && BlockCopy.isEqual(block.start + place, piece, count: count)
    }
  }

  @inline(__always)
  func text(_ counted: CountedText) -> String {
    guard let layout else { return "" }
    // Prefix, suffix and digits have 255, 127 and less than 256 bytes at most.
    return unsafe withUnsafeTemporaryAllocation(byteCount: 704, alignment: 16) { memory in
      let start = memory.baseAddress!
      unsafe counted.write(by: layout, to: start)
      return unsafe MessageBytes.string(UnsafeRawPointer(start), count: counted.count)
    }
  }
}
