internal import CNumerusICU

/// ICU's formatter of the range between two numbers.
///
/// `@unchecked Sendable`: ICU promises that an open formatter does not change, and that several
/// threads may use it at once.
@safe
package final class ICURangeFormatter: @unchecked Sendable {
  /// What is written for a range whose ends look the same.
  package enum Identity: Hashable, Sendable {
    case approximately, single, range
  }

  private let handle: OpaquePointer
  private let subject: String

  package init(skeleton: String, locale: String, identity: Identity) throws(ICUError) {
    subject = "range format \"\(skeleton)\" of \"\(locale)\""
    var status: Int32 = 0
    let handle = unsafe cnicu_range_formatter_open(
      skeleton.cName, locale.cName, identity.shimValue, &status)
    unsafe self.handle = try unsafe ICUText.opened(handle, status, subject)
  }

  deinit { unsafe cnicu_range_formatter_close(handle) }

  package func format(from first: String, to last: String) throws(ICUError) -> String {
    try unsafe ICUText.read(subject) {
      unsafe cnicu_range_formatter_format(handle, first, last, $0, $1, $2)
    }
  }
}

extension ICURangeFormatter.Identity {
  fileprivate var shimValue: cnicu_range_identity {
    switch self {
    case .approximately: cnicu_range_identity_approximately
    case .single: cnicu_range_identity_single
    case .range: cnicu_range_identity_range
    }
  }
}
