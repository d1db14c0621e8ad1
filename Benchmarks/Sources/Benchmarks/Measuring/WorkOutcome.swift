internal import Numerus

/// A result of ``Work``.
protocol WorkOutcome {
  /// What is compared with the expected text.
  var text: String { get }

  /// A number that depends on the result and costs next to nothing; its sum shows that all results
  /// were made while times were taken.
  var weight: Int { get }
}

extension String: WorkOutcome {
  var text: String { self }
  var weight: Int { utf8.count }
}

extension PluralCategory: WorkOutcome {
  var text: String { keyword }
  var weight: Int { Int(rawValue) }
}

/// A number, or how many bytes were written to what the work holds itself.
extension Int: WorkOutcome {
  var text: String { "\(self)" }
  var weight: Int { self }
}
