internal import CNumerusICU

/// ICU's decimal number format of a locale, for its symbols.
///
/// Not `Sendable`: it is read once and closed.
@safe
package final class ICUNumberFormat {
  package enum Symbol: Hashable, Sendable {
    case decimal, group, plus, minus, exponent, infinity, nan
    case negativePrefix, negativeSuffix
    case digit(Int)
  }

  package enum Grouping: Hashable, Sendable {
    case primarySize, secondarySize, minimumDigits
  }

  private let handle: OpaquePointer
  private let locale: String

  /// Whether the locale asks for a numbering system without digits, as Roman numerals are; the format
  /// has the Latin ones then.
  package let isRuleBased: Bool

  package init(locale: String) throws(ICUError) {
    var status: Int32 = 0
    var isRuleBased: Int32 = 0
    let handle = unsafe cnicu_number_format_open(locale.cName, &isRuleBased, &status)
    unsafe self.handle = try unsafe ICUText.opened(
      handle, status, "number format of \"\(locale)\"")
    self.isRuleBased = isRuleBased != 0
    self.locale = locale
  }

  deinit { unsafe cnicu_number_format_close(handle) }

  package func symbol(_ symbol: Symbol) throws(ICUError) -> String {
    try unsafe ICUText.read("\(symbol) symbol of \"\(locale)\"") {
      unsafe cnicu_number_format_symbol(handle, symbol.shimValue, $0, $1, $2)
    }
  }

  /// A size in digits; 0 where the locale does not group.
  package func grouping(_ grouping: Grouping) throws(ICUError) -> Int {
    var status: Int32 = 0
    let size = unsafe cnicu_number_format_grouping(handle, grouping.shimValue, &status)
    try ICUText.check(status, "\(grouping) of \"\(locale)\"")
    return Int(size)
  }
}

extension ICUNumberFormat.Symbol {
  fileprivate var shimValue: cnicu_symbol {
    switch self {
    case .decimal: cnicu_symbol_decimal
    case .group: cnicu_symbol_group
    case .plus: cnicu_symbol_plus
    case .minus: cnicu_symbol_minus
    case .exponent: cnicu_symbol_exponent
    case .infinity: cnicu_symbol_infinity
    case .nan: cnicu_symbol_nan
    case .negativePrefix: cnicu_symbol_negative_prefix
    case .negativeSuffix: cnicu_symbol_negative_suffix
    case .digit(let value): cnicu_symbol(cnicu_symbol_zero.rawValue + UInt32(value))
    }
  }
}

extension ICUNumberFormat.Grouping {
  fileprivate var shimValue: cnicu_grouping {
    switch self {
    case .primarySize: cnicu_grouping_primary_size
    case .secondarySize: cnicu_grouping_secondary_size
    case .minimumDigits: cnicu_grouping_minimum_digits
    }
  }
}
