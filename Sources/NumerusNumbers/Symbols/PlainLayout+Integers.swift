/// Integers that show no sign: the shortest way there is.
extension PlainLayout {
  @inline(__always)
  func append(_ integer: UInt64, to bytes: inout [UInt8]) {
    let measure = measure(integer: integer)
    bytes.append(addingCapacity: measure.length) { span in
      unsafe span.withUnsafeMutableBufferPointer { buffer, count in
        guard let start = buffer.baseAddress, buffer.count &- count >= measure.length else {
          return
        }
        unsafe write(integer: integer, measure, to: UnsafeMutableRawPointer(start + count))
        count = count &+ measure.length
      }
    }
  }

  /// Tells whether there was room.
  @inline(__always)
  func append(_ integer: UInt64, to span: inout OutputSpan<UInt8>) -> Bool {
    let measure = measure(integer: integer)
    return unsafe span.withUnsafeMutableBufferPointer { buffer, count in
      guard let start = buffer.baseAddress, buffer.count &- count >= measure.length else {
        return false
      }
      unsafe write(integer: integer, measure, to: UnsafeMutableRawPointer(start + count))
      count = count &+ measure.length
      return true
    }
  }

  @inline(__always)
  func string(_ integer: UInt64) -> String {
    let measure = measure(integer: integer)
    return unsafe String(unsafeUninitializedCapacity: measure.length) { buffer in
      guard let start = buffer.baseAddress, buffer.count >= measure.length else { return 0 }
      unsafe write(integer: integer, measure, to: UnsafeMutableRawPointer(start))
      return measure.length
    }
  }
}
