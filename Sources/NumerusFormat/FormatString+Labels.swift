extension FormatString {
  /// The text without the labels of its placeholders, which Xcode's catalogs have and other files do not;
  /// nil where it has none.
  ///
  /// ```swift
  /// FormatString("%1$(count)lld in %@").withoutLabels  // "%1$lld in %@"
  /// ```
  public var withoutLabels: String? {
    var hasLabels = false
    let texts = segments.map { segment -> String in
      guard case .specifier(let specifier, let source) = segment, specifier.label != nil,
        let start = source.firstIndex(of: "("), let end = source.firstIndex(of: ")")
      else { return segment.source }
      hasLabels = true
      return String(source[..<start] + source[source.index(after: end)...])
    }
    return hasLabels ? texts.joined() : nil
  }
}
