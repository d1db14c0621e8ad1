/// What `numerus render` prints of a message.
enum MessageRecord {
  /// The columns, as wide as the cells that are to come.
  ///
  /// - Parameters:
  ///   - catalogs: The cells of the column of catalogs; none to leave it out of a table.
  ///   - keys: The cells of the column of keys.
  ///   - languages: The cells of the column of languages.
  ///   - counts: The cells of the column of counts.
  static func columns(
    catalogs: [String], keys: [String], languages: [String], counts: [String]
  ) -> [RecordPrinter.Column] {
    [
      .init(
        title: "CATALOG", key: "catalog", width: RecordPrinter.width(of: ["CATALOG"] + catalogs),
        isInTable: !catalogs.isEmpty),
      .init(title: "KEY", key: "key", width: RecordPrinter.width(of: ["KEY"] + keys)),
      .init(
        title: "LANGUAGE", key: "language",
        width: RecordPrinter.width(of: ["LANGUAGE"] + languages)),
      .init(title: "FROM", key: "textLanguage", isInTable: false),
      .init(title: "ARGUMENTS", key: "arguments", isInTable: false, isJSON: true),
      .init(title: "COUNT", key: "count", width: RecordPrinter.width(of: ["COUNT"] + counts)),
      .init(title: "TEXT", key: "text"),
    ]
  }

  /// The locale that was asked for and, where it is another one, the language of the text.
  static func languageCell(_ locale: String, _ textLanguage: String?) -> String {
    guard let textLanguage, textLanguage != locale else { return locale }
    return "\(locale) (\(textLanguage))"
  }
}
