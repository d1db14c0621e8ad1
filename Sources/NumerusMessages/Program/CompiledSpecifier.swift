internal import NumerusFormat

/// An entry in a catalog's list of specifiers: how an argument is written.
struct CompiledSpecifier: Hashable, Sendable {
  let specifier: FormatSpecifier?
  /// What is shown where the argument is missing.
  let source: ExactText
  /// The specifier with the sizes that stand in it.
  let sized: SizedSpecifier
  /// Whether arguments give sizes too.
  let takesSizes: Bool
  /// Whether an integer is shown with all its digits and no others.
  let showsIntegersWhole: Bool
  /// Whether a text is shown as it is.
  let showsTextsWhole: Bool
  /// Whether an integer is shown with nothing but its digits and its sign.
  let showsIntegersPlainly: Bool

  init(specifier: FormatSpecifier?, source: String) {
    self.specifier = specifier
    self.source = ExactText(source)
    sized = SizedSpecifier(specifier) { _ in nil }
    takesSizes = [specifier?.width, specifier?.precision].contains { size in
      if case .argument? = size { true } else { false }
    }
    showsIntegersWhole = specifier?.conversion.argumentKind != .floatingPoint
    showsTextsWhole = specifier.map { $0.isBare && $0.conversion.argumentKind == .text } ?? true
    showsIntegersPlainly = specifier?.isPlainInteger ?? true
  }
}

extension FormatSpecifier {
  /// Whether there is nothing in it but the type.
  fileprivate var isBare: Bool { flags.isEmpty && width == nil && precision == nil }

  /// Whether an integer is written with nothing but its digits and its sign.
  var isPlainInteger: Bool { isBare && conversion.isPlainInteger }
}

extension FormatSpecifier.Conversion {
  fileprivate var isPlainInteger: Bool {
    switch self {
    case .decimal, .decimalUppercase, .integer, .unsigned, .unsignedUppercase: true
    default: false
    }
  }
}
