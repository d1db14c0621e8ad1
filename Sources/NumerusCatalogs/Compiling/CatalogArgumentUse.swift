package import NumerusFormat
internal import NumerusMessages

/// A place in an entry where an argument is written, or chooses a form.
package struct CatalogArgumentUse: Sendable {
  /// The argument's number, from 0.
  package var number: Int
  /// How it is written; nil for `%arg`, which is for arguments of any type.
  package var specifier: FormatSpecifier?
  /// What the text calls it: the label of a placeholder, or the name of a substitution.
  package var label: String?
  /// The language of the text; nil for the key.
  package var language: String?
  package var location: CatalogLocation?
}

extension LocalizationCompiler {
  /// Keeps where an argument is used, where that was asked for.
  ///
  /// - Parameters:
  ///   - reference: The argument and how it is written.
  ///   - name: The name of the substitution that the argument is for.
  ///   - location: The place of the text.
  mutating func record(
    _ reference: MessageArgumentReference, named name: String? = nil,
    at location: CatalogLocation?
  ) {
    guard argumentUses != nil else { return }
    argumentUses?.append(
      contentsOf: reference.uses(
        named: name, language: localization.language, location: location))
  }
}

extension MessageArgumentReference {
  /// The use of the argument, and those of the arguments that its width and precision are.
  func uses(
    named name: String? = nil, language: String?, location: CatalogLocation?
  ) -> [CatalogArgumentUse] {
    let sizes = [specifier?.width, specifier?.precision].compactMap { size in
      if case .argument(let position?)? = size { position - 1 } else { nil }
    }
    let size = FormatSpecifier(.decimal)
    return sizes.map {
      CatalogArgumentUse(number: $0, specifier: size, language: language, location: location)
    } + [
      CatalogArgumentUse(
        number: number, specifier: specifier, label: specifier?.label ?? name,
        language: language, location: location)
    ]
  }
}
