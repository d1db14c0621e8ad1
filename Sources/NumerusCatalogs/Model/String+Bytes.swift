internal import NumerusMessages

extension String {
  /// Whether two texts have the same bytes. Swift's strings are equal by canonical equivalence, and
  /// files are not.
  func isSame(as other: String) -> Bool {
    ExactText(self) == ExactText(other)
  }
}
