internal import NumerusFormat

extension FormatSpecifier {
  /// The specifier of one argument that files write without its percent sign, as `ld`; nil where the
  /// text is none, names an argument, or takes more than its value.
  init?(valueType: String) {
    guard let specifier = FormatSpecifier("%" + valueType), specifier.position == nil else {
      return nil
    }
    for size in [specifier.width, specifier.precision] {
      if case .argument? = size { return nil }
    }
    self = specifier
  }
}
