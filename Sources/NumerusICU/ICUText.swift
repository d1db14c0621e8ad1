internal import CNumerusICU

/// The two things every call of the shim needs: a check of its status and room for its text.
enum ICUText {
  typealias Call = (
    _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int32,
    _ status: UnsafeMutablePointer<Int32>
  ) -> Int32

  /// Throws unless the status is a success; warnings, which are below zero, are successes.
  static func check(_ status: Int32, _ subject: @autoclosure () -> String) throws(ICUError) {
    guard status > 0 else { return }
    let name = unsafe String(cString: cnicu_error_name(status))
    throw ICUError(code: status, name: name, subject: subject())
  }

  /// The handle that a call opened.
  static func opened(
    _ handle: OpaquePointer?, _ status: Int32, _ subject: @autoclosure () -> String
  ) throws(ICUError) -> OpaquePointer {
    try check(status, subject())
    guard let handle = unsafe handle else {
      throw ICUError(code: status, name: "no handle", subject: subject())
    }
    return unsafe handle
  }

  /// The text that a call writes, asked for again with more room where it needs that.
  static func read(_ subject: @autoclosure () -> String, _ call: Call) throws(ICUError) -> String {
    var capacity = 64
    while true {
      var status: Int32 = 0
      var needed = 0
      let text = unsafe String(unsafeUninitializedCapacity: capacity) { buffer in
        unsafe buffer.withMemoryRebound(to: CChar.self) { characters in
          needed = Int(unsafe call(characters.baseAddress, Int32(capacity), &status))
        }
        return status > 0 ? 0 : min(needed, capacity)
      }
      if status == CNICU_BUFFER_OVERFLOW, needed > capacity {
        capacity = needed
        continue
      }
      try check(status, subject())
      return text
    }
  }
}

extension String {
  /// The text for a parameter of C, where a NUL would end it early: a name that has one is no name.
  var cName: String { utf8.contains(0) ? "" : self }
}
