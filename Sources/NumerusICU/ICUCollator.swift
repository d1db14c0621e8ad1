internal import CNumerusICU

/// The order of texts in a locale, with runs of digits by their value: `key2` before `key10`.
///
/// Not `Sendable`. Opening costs some tens of microseconds.
@safe
package final class ICUCollator {
  private let handle: OpaquePointer
  private let locale: String

  package init(locale: String) throws(ICUError) {
    var status: Int32 = 0
    let handle = unsafe cnicu_collator_open(locale, &status)
    try ICUText.check(status, "collation of \"\(locale)\"")
    guard let handle = unsafe handle else {
      throw ICUError(code: status, name: "no handle", subject: "collation of \"\(locale)\"")
    }
    unsafe self.handle = handle
    self.locale = locale
  }

  deinit { unsafe cnicu_collator_close(handle) }

  /// Below zero, zero or above it as the first text stands before, with or behind the second.
  package func compare(_ first: String, _ second: String) throws(ICUError) -> Int {
    var status: Int32 = 0
    var first = first
    var second = second
    let order = first.withUTF8 { first in
      second.withUTF8 { second in
        unsafe first.withMemoryRebound(to: CChar.self) { first in
          unsafe second.withMemoryRebound(to: CChar.self) { second in
            unsafe cnicu_collator_compare(
              handle, first.baseAddress, Int32(clamping: first.count), second.baseAddress,
              Int32(clamping: second.count), &status)
          }
        }
      }
    }
    try ICUText.check(status, "order of texts in \"\(locale)\"")
    return Int(order)
  }
}
