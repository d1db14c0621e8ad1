extension Duration {
  /// Whole milliseconds for the calls of the system, at most eleven days: a part counts as one, or the
  /// last one would be spent asking again and again.
  var milliseconds: Int32 {
    Int32(min(max(self / .milliseconds(1), 0), 1e9).rounded(.up))
  }
}
