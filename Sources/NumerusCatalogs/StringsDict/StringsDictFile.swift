package import NumerusPlurals

/// A `.stringsdict` file: the texts of one language that vary by number, width or device.
///
/// ```swift
/// let file = try StringsDictFile(contentsOfFile: "pl.lproj/Localizable.stringsdict")
/// let catalog = StringCatalog(file, language: "pl")
/// ```
///
/// All parts are in the order of the file. A key that stands twice is there once, with the value that
/// stood last, which is the one that Foundation takes.
package struct StringsDictFile: Sendable {
  package var entries: [Entry]

  /// What is wrong with single parts of the file. A part that can't be used is kept as it is, and
  /// never keeps the rest from being used. What its markers lack is told by ``referenceDiagnostics``.
  package var diagnostics: [CatalogDiagnostic]

  /// The path that the file was read from.
  package var path: String?

  package init(
    entries: [Entry] = [], diagnostics: [CatalogDiagnostic] = [], path: String? = nil
  ) {
    self.entries = entries
    self.diagnostics = diagnostics
    self.path = path
  }

  /// A name and what it stands for: a key, a width or a device.
  package struct Entry: Sendable {
    package var name: String
    package var content: Content
    package var location: CatalogLocation?
  }

  package indirect enum Content: Sendable {
    case text(Text)
    case rule(Rule)
    /// What means nothing here; it is kept for writing.
    case unknown(PropertyListValue)
  }

  package struct Text: Sendable {
    package var value: String
    package var location: CatalogLocation?
  }

  /// How a text varies: by the numbers of its variables, by the width, or by the device.
  package struct Rule: Sendable {
    package var members: [Member]
    package var location: CatalogLocation?
  }

  package enum Member: Sendable {
    /// `NSStringLocalizedFormatKey`: the text around the variables.
    case format(Text)
    /// A text that a marker `%#@name@` stands for.
    case variable(Variable)
    /// `NSStringVariableWidthRuleType`: texts by the width that they need.
    case widths([Entry])
    /// `NSStringDeviceSpecificRuleType`: texts by device.
    case devices([Entry])
    /// What means nothing here; it is kept for writing.
    case unknown(key: String, PropertyListValue)
  }

  /// A text that varies by a number.
  package struct Variable: Sendable {
    package var name: String
    /// `NSStringFormatSpecTypeKey`, which is always `NSStringPluralRuleType`.
    package var ruleType: Text?
    /// `NSStringFormatValueTypeKey`: how the number is written, without a percent sign, as `ld`.
    package var valueType: Text?
    package var forms: [Form]
    /// What means nothing here; it is kept for writing.
    package var others: [PropertyListValue.Member]
    package var location: CatalogLocation?
  }

  package struct Form: Sendable {
    package var category: PluralCategory
    package var text: Text
  }
}

extension StringsDictFile.Rule {
  package var format: StringsDictFile.Text? {
    for case .format(let text) in members { return text }
    return nil
  }

  package var variables: [StringsDictFile.Variable] {
    members.compactMap { if case .variable(let variable) = $0 { variable } else { nil } }
  }

  package var widths: [StringsDictFile.Entry]? {
    for case .widths(let entries) in members { return entries }
    return nil
  }

  package var devices: [StringsDictFile.Entry]? {
    for case .devices(let entries) in members { return entries }
    return nil
  }

  /// All texts in which markers stand for the rule's variables, with the path of each.
  var texts: [(path: [String], text: StringsDictFile.Text)] {
    let formats = format.map { [([StringsDictKey.format], $0)] } ?? []
    return formats
      + variables.flatMap { variable in
        variable.forms.map { ([variable.name, $0.category.keyword], $0.text) }
      }
  }
}
