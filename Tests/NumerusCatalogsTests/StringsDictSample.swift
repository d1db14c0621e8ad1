import NumerusCatalogs
import NumerusMessages

/// Stringsdict files in few words, for tests.
enum StringsDictSample {
  /// A file with the given entries.
  static func file(_ entries: String) throws -> StringsDictFile {
    try StringsDictFile(Array(text(entries).utf8), path: "t.stringsdict")
  }

  /// The text of the file; the entries begin on line 2.
  static func text(_ entries: String) -> String { "<plist><dict>\n\(entries)\n</dict></plist>" }

  /// An entry `k` with a format and variables.
  static func entry(_ format: String, _ variables: String...) -> String {
    "<key>k</key><dict>\(rule(format, variables.joined()))</dict>"
  }

  static func rule(_ format: String, _ variables: String) -> String {
    "<key>NSStringLocalizedFormatKey</key><string>\(format)</string>\(variables)"
  }

  static func variable(
    _ name: String, type: String? = "d", _ forms: KeyValuePairs<String, String>
  ) -> String {
    let valueType = type.map { "<key>NSStringFormatValueTypeKey</key><string>\($0)</string>" }
    let texts = forms.map { "<key>\($0.key)</key><string>\($0.value)</string>" }.joined()
    return """
      <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key>\
      <string>NSStringPluralRuleType</string>\(valueType ?? "")\(texts)</dict>
      """
  }

  /// Texts by width or device.
  static func choices(_ kind: String, _ texts: KeyValuePairs<String, String>) -> String {
    let cases = texts.map { "<key>\($0.key)</key>\($0.value)" }.joined()
    return "<key>NSString\(kind)RuleType</key><dict>\(cases)</dict>"
  }

  /// The text of `k`.
  static func render(
    _ file: StringsDictFile, language: String = "en", _ arguments: [MessageArgument],
    device: CatalogDevice = .other, width: Int? = nil
  ) -> String {
    let catalog = StringCatalog(file, language: language).compiled().catalog
    let options = Localizer.Options(device: device, width: width)
    return Localizer(catalog, language: language, options: options)
      .string(forKey: "k", arguments: arguments)
  }
}
