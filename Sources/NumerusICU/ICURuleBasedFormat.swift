internal import CNumerusICU

/// ICU's rules for numbers in words, ordinal numbers in digits, and numbering systems that have no
/// digits.
///
/// Not `Sendable`: ICU does not promise that rules can be used by several threads at once.
@safe
package final class ICURuleBasedFormat {
  package enum RuleSet: Hashable, Sendable {
    /// The numbering system that the locale asks for, which must be one without digits.
    case numberingSystem
    case digitsOrdinal, spelloutCardinal, spelloutOrdinal
  }

  private let handle: OpaquePointer
  private let subject: String

  /// Opens rules.
  ///
  /// - Throws: ``ICUError`` with `U_UNSUPPORTED_ERROR` where the language has no such rules.
  package init(_ set: RuleSet, locale: String) throws(ICUError) {
    subject = "\(set) rules of \"\(locale)\""
    var status: Int32 = 0
    let handle = unsafe cnicu_rule_based_format_open(set.shimValue, locale.cName, &status)
    unsafe self.handle = try unsafe ICUText.opened(handle, status, subject)
  }

  deinit { unsafe cnicu_rule_based_format_close(handle) }

  package func format(_ decimal: String) throws(ICUError) -> String {
    try unsafe ICUText.read(subject) {
      unsafe cnicu_rule_based_format_format(handle, decimal, $0, $1, $2)
    }
  }
}

extension ICURuleBasedFormat.RuleSet {
  fileprivate var shimValue: cnicu_rule_set {
    switch self {
    case .numberingSystem: cnicu_rule_set_numbering_system
    case .digitsOrdinal: cnicu_rule_set_digits_ordinal
    case .spelloutCardinal: cnicu_rule_set_spellout_cardinal
    case .spelloutOrdinal: cnicu_rule_set_spellout_ordinal
    }
  }
}
