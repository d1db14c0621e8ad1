internal import CNumerusICU

/// The plural rules of the linked ICU, for who must agree with them.
///
/// The engine in `NumerusPlurals` carries newer rules and needs no ICU; this type answers what the
/// system's own library would.
///
/// ```swift
/// let rules = try ICUPluralRules(locale: "pl")
/// try rules.keyword(decimal: "22", fractionDigits: 0)  // "few"
/// ```
///
/// Not `Sendable`: a selection writes into the handle. Opening costs some microseconds.
@safe
public final class ICUPluralRules {
  private let handle: OpaquePointer
  private let locale: String

  /// Opens the rules of a locale.
  ///
  /// - Throws: ``ICUError`` when ICU has no plural data at all; an unknown locale has the root's.
  public init(locale: String, isOrdinal: Bool = false) throws(ICUError) {
    var status: Int32 = 0
    let handle = unsafe cnicu_plural_rules_open(locale.cName, isOrdinal ? 1 : 0, &status)
    unsafe self.handle = try unsafe ICUText.opened(
      handle, status, "plural rules of \"\(locale)\"")
    self.locale = locale
  }

  deinit { unsafe cnicu_plural_rules_close(handle) }

  /// The keywords that the rules have, in ICU's order.
  public var keywords: [String] {
    get throws(ICUError) {
      var status: Int32 = 0
      let count = unsafe cnicu_plural_rules_keyword_count(handle, &status)
      try ICUText.check(status, "plural keywords of \"\(locale)\"")
      var keywords: [String] = []
      for index in 0..<count {
        keywords.append(
          try unsafe ICUText.read("plural keyword \(index) of \"\(locale)\"") {
            unsafe cnicu_plural_rules_keyword(handle, index, $0, $1, $2)
          })
      }
      return keywords
    }
  }

  /// The keyword of an integer of any width.
  public func keyword(_ value: some BinaryInteger) throws(ICUError) -> String {
    try keyword(decimal: "\(value)", fractionDigits: 0)
  }

  /// The keyword of a decimal number (`-1234.50`) shown with a fixed count of fraction digits,
  /// 30 at most.
  ///
  /// - Throws: ``ICUError`` when `decimal` is no number.
  public func keyword(decimal: String, fractionDigits: Int) throws(ICUError) -> String {
    try keyword(decimal, fractionDigits, isCompact: false)
  }

  /// The keyword of a number that is shown in a compact form, as `1.2M` for 1234567 with one
  /// fraction digit; 30 at most.
  ///
  /// - Throws: ``ICUError`` when `decimal` is no number.
  public func keyword(compact decimal: String, fractionDigits: Int) throws(ICUError) -> String {
    try keyword(decimal, fractionDigits, isCompact: true)
  }

  private func keyword(
    _ decimal: String, _ fractionDigits: Int, isCompact: Bool
  ) throws(ICUError) -> String {
    try unsafe ICUText.read("plural keyword of \(decimal) in \"\(locale)\"") {
      unsafe cnicu_plural_rules_select(
        handle, decimal.cName, Int32(clamping: fractionDigits), isCompact ? 1 : 0, $0, $1, $2)
    }
  }

  /// The keyword of a decimal number as a formatter writes it.
  package func keyword(
    _ decimal: String, writtenBy formatter: ICUNumberFormatter
  ) throws(ICUError) -> String {
    try unsafe ICUText.read("plural keyword of \(decimal) in \"\(locale)\"") {
      unsafe cnicu_plural_rules_select_formatted(handle, formatter.handle, decimal, $0, $1, $2)
    }
  }

  /// The keyword of the range between two decimal numbers.
  ///
  /// - Throws: ``ICUError`` when one of them is no number.
  public func keyword(from first: String, to last: String) throws(ICUError) -> String {
    try unsafe ICUText.read("plural keyword of \(first) to \(last) in \"\(locale)\"") {
      unsafe cnicu_plural_rules_select_range(handle, first.cName, last.cName, $0, $1, $2)
    }
  }
}
