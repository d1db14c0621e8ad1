/// The hash of a key by its pieces: the texts between the values, and a code for each value.
///
/// A literal's pieces are constants of the program, and so is their hash: the compiler works it out for
/// pieces of up to 64 bytes. It is the same in every process and on every machine, since compiled
/// catalogs hold tables by it.
@usableFromInline
package enum KeyHash {
  @inlinable
  package static var seed: UInt64 { 0x243F_6A88_85A3_08D3 }

  /// A hash with another word in it.
  @inlinable
  @inline(__always)
  package static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    // Half of the digits of the golden ratio: odd, with bits all over.
    let product = (hash ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }

  /// A hash with a value's code in it.
  @inlinable
  @inline(__always)
  package static func mix(_ hash: UInt64, code: UInt8) -> UInt64 {
    // Apart from any count of bytes.
    mix(hash, UInt64(code) &<< 56)
  }

  /// A hash with a text in it, of `count` bytes, one at least.
  @inlinable
  @inline(__always)
  package static func mix(_ hash: UInt64, text: UnsafeRawPointer, count: Int) -> UInt64 {
    var hash = mix(hash, UInt64(truncatingIfNeeded: count))
    if count < 8 { return mix(hash, unsafe shortWord(text, count)) }
    // Written out, since the compiler works out steps of constants and gives up on a loop of them.
    if count > 8 { hash = mix(hash, unsafe word(text, 0)) }
    if count > 16 { hash = mix(hash, unsafe word(text, 8)) }
    if count > 24 { hash = mix(hash, unsafe word(text, 16)) }
    if count > 32 { hash = mix(hash, unsafe word(text, 24)) }
    if count > 40 { hash = mix(hash, unsafe word(text, 32)) }
    if count > 48 { hash = mix(hash, unsafe word(text, 40)) }
    if count > 56 { hash = mix(hash, unsafe word(text, 48)) }
    if count > 64 { hash = unsafe mixRest(hash, text, count) }
    return mix(hash, unsafe word(text, count &- 8))
  }

  /// The words of a long text from the eighth on, but for its last eight bytes.
  @usableFromInline
  @inline(never)
  static func mixRest(_ hash: UInt64, _ text: UnsafeRawPointer, _ count: Int) -> UInt64 {
    var hash = hash
    var offset = 56
    while offset + 8 < count {
      hash = mix(hash, unsafe word(text, offset))
      offset += 8
    }
    return hash
  }

  @inlinable
  @inline(__always)
  package static func word(_ text: UnsafeRawPointer, _ offset: Int) -> UInt64 {
    unsafe UInt64(littleEndian: text.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The word of one to seven bytes: no other text of that length has the same.
  @inlinable
  @inline(__always)
  package static func shortWord(_ text: UnsafeRawPointer, _ count: Int) -> UInt64 {
    if count >= 4 {
      let first = unsafe UInt32(littleEndian: text.loadUnaligned(as: UInt32.self))
      let last = unsafe UInt32(
        littleEndian: text.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self))
      return UInt64(first) | UInt64(last) &<< 32
    }
    let first = unsafe text.load(as: UInt8.self)
    let middle = unsafe text.load(fromByteOffset: count &>> 1, as: UInt8.self)
    let last = unsafe text.load(fromByteOffset: count &- 1, as: UInt8.self)
    return UInt64(first) | UInt64(middle) &<< 8 | UInt64(last) &<< 16
  }
}
