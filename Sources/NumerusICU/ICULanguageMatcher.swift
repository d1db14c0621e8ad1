internal import CNumerusICU

/// ICU's matcher over a list of locales, by CLDR's language matching (UTS #35, part 1, "Enhanced
/// Language Matching").
///
/// `@unchecked Sendable`: ICU promises that a matcher does not change once it is built, and that
/// several threads may use it at once.
@safe
package final class ICULanguageMatcher: @unchecked Sendable {
  private let handle: OpaquePointer

  /// Builds a matcher, some microseconds for each locale.
  ///
  /// - Parameter locales: BCP 47 or ICU identifiers, in any case.
  /// - Throws: ``ICUError`` where one of them is malformed.
  package init(_ locales: [String]) throws(ICUError) {
    var status: Int32 = 0
    let handle = unsafe Self.withCStrings(locales) { pointers in
      unsafe cnicu_language_matcher_open(pointers, Int32(clamping: locales.count), &status)
    }
    unsafe self.handle = try unsafe ICUText.opened(
      handle, status, "language matcher of \(locales.count) locales")
  }

  deinit { unsafe cnicu_language_matcher_close(handle) }

  /// The place of the locale that is nearest to the one wanted; nil where none is near enough to be
  /// offered.
  ///
  /// - Throws: ``ICUError`` for a malformed identifier.
  package func best(for locale: String) throws(ICUError) -> Int? {
    var status: Int32 = 0
    let index = unsafe cnicu_language_matcher_best(handle, locale.cName, &status)
    try ICUText.check(status, "match of \"\(locale)\"")
    return index < 0 ? nil : Int(index)
  }

  /// Calls `body` with C strings that live as long as the call.
  private static func withCStrings<Result>(
    _ texts: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>?) -> Result
  ) -> Result {
    var bytes: [CChar] = []
    var starts: [Int] = []
    for text in texts {
      starts.append(bytes.count)
      bytes.append(contentsOf: text.cName.utf8CString)
    }
    return unsafe bytes.withUnsafeBufferPointer { buffer in
      let pointers = unsafe starts.map { start in
        unsafe buffer.baseAddress.map { unsafe UnsafePointer($0 + start) }
      }
      return unsafe pointers.withUnsafeBufferPointer { unsafe body($0.baseAddress) }
    }
  }
}
