/// What is shown for a range whose ends look the same.
public enum NumberRangeIdentity: Hashable, Sendable, CaseIterable {
  /// `~3`.
  case approximately
  /// `3`.
  case single
  /// `3–3`.
  case range
}
