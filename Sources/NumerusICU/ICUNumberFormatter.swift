internal import CNumerusICU

/// ICU's number formatter of a style in a locale.
///
/// `@unchecked Sendable`: ICU promises that an open formatter does not change, and that several
/// threads may use it at once.
@safe
package final class ICUNumberFormatter: @unchecked Sendable {
  /// A number as ICU writes it.
  package struct Result: Hashable, Sendable {
    package var text: String
    /// The digits on show as ASCII with a point, `1.2` for "1.2M"; those of the number where a word has it
    /// in it.
    package var digits: String
    /// Whether the text has digits at all: an Arabic dual has none.
    package var showsDigits: Bool
  }

  let handle: OpaquePointer
  private let subject: String

  /// Opens a formatter.
  ///
  /// - Parameters:
  ///   - skeleton: The style in ICU's words, as `currency/EUR .00`.
  ///   - locale: The locale; one that ICU does not know is written as its root.
  package init(skeleton: String, locale: String) throws(ICUError) {
    subject = "number format \"\(skeleton)\" of \"\(locale)\""
    var status: Int32 = 0
    let handle = unsafe cnicu_number_formatter_open(skeleton.cName, locale.cName, &status)
    unsafe self.handle = try unsafe ICUText.opened(handle, status, subject)
  }

  deinit { unsafe cnicu_number_formatter_close(handle) }

  /// A decimal number (`-1234.50`, `1e3`, `NaN`, `-Infinity`) as ICU writes it.
  package func format(_ decimal: String) throws(ICUError) -> Result {
    var digits = ""
    var digitsCapacity = 64
    let text = try unsafe ICUText.read(subject) { buffer, capacity, status in
      var digitsLength: Int32 = 0
      var length: Int32 = 0
      digits = unsafe String(unsafeUninitializedCapacity: digitsCapacity) { digitsBuffer in
        unsafe digitsBuffer.withMemoryRebound(to: CChar.self) { characters in
          length = unsafe cnicu_number_formatter_format(
            handle, decimal, buffer, capacity, characters.baseAddress, Int32(digitsCapacity),
            &digitsLength, status)
        }
        return unsafe status.pointee > 0 ? 0 : min(Int(digitsLength), digitsCapacity)
      }
      digitsCapacity = max(digitsCapacity, Int(digitsLength))
      return max(length, digitsLength)
    }
    let showsDigits = !digits.hasPrefix("~")
    return Result(
      text: text, digits: showsDigits ? digits : String(digits.dropFirst()),
      showsDigits: showsDigits)
  }
}
