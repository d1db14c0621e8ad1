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

  init(specifier: FormatSpecifier?, source: String) {
    self.specifier = specifier
    self.source = ExactText(source)
    sized = SizedSpecifier(specifier) { _ in nil }
    takesSizes = [specifier?.width, specifier?.precision].contains { size in
      if case .argument? = size { true } else { false }
    }
    showsIntegersWhole = specifier?.conversion.argumentKind != .floatingPoint
  }
}
