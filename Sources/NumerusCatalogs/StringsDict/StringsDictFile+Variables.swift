internal import NumerusFormat

extension StringsDictFile.Variable {
  /// A variable as Xcode writes it.
  init(
    name: String, valueType specifier: FormatSpecifier?, forms: [StringsDictFile.Form],
    location: CatalogLocation?
  ) {
    // Widths and digits stand in the forms; the type is what C knows of the argument.
    let type = specifier.map { ($0.length?.rawValue ?? "") + String($0.conversion.rawValue) }
    self.init(
      name: name,
      ruleType: StringsDictFile.Text(value: StringsDictKey.plural, location: location),
      valueType: StringsDictFile.Text(value: type ?? "lld", location: location), forms: forms,
      others: [], location: location)
  }
}
