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

/// UTF-8.
extension [UInt8]: WorkOutcome {
  var text: String { String(decoding: self, as: UTF8.self) }
  var weight: Int { count }
}

/// UTF-8 in an array that stays where it is.
struct ArrayText: WorkOutcome {
  let weight: Int
  let bytes: () -> [UInt8]

  var text: String { String(decoding: bytes(), as: UTF8.self) }
}

/// A text that is written to again for the next result. Its bytes are read only where they are checked.
struct StreamText: WorkOutcome {
  let weight: Int
  let written: () -> String

  var text: String { written() }
}

extension Int: WorkOutcome {
  var text: String { "\(self)" }
  var weight: Int { self }
}
