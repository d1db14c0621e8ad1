extension BlockReader {
  /// The place of the instruction behind another, as they stand.
  func place(behind code: MessageCode, at place: Int) -> Int {
    switch code {
    case .text: place + 2 + Int(byte(place + 1))
    case .longText: place + 5 + number(place + 1)
    case .argument: place + MessageCode.Argument.size
    case .counted: placeBehindCounted(place)
    case .plural: place + MessageCode.Plural.size
    case .device: place + MessageCode.Device.size
    case .width: place + MessageCode.Width.pairs + 8 * number(place + MessageCode.Width.count)
    case .jump: place + MessageCode.Jump.size
    case .end, .percent: place + 1
    }
  }

  /// The place behind a number with its texts.
  func placeBehindCounted(_ place: Int) -> Int {
    unsafe place + Self.countedSize(start + place, byte(place + MessageCode.Counted.marks))
  }

  /// How many bytes a number with its texts has: up to the end of the last of these.
  @inline(__always)
  static func countedSize(_ program: UnsafeRawPointer, _ marks: UInt8) -> Int {
    typealias Counted = MessageCode.Counted
    let count = Int(marks & Counted.countMask)
    let cell = unsafe UInt32(
      littleEndian: program.loadUnaligned(
        fromByteOffset: Counted.branches &+ 4 &* (count &- 1), as: UInt32.self))
    return Int(cell & 0xFFFF) &+ Int((cell &>> Counted.prefixShift) & 0xFF)
      &+ Int((cell &>> Counted.suffixShift) & 0x7F)
  }
}
