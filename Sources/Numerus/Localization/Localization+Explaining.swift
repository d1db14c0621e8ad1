public import Foundation
public import NumerusMessages

extension Localization {
  /// Tells where a text comes from, or at which step it fails: no bundle, no table, no language, no
  /// key, no text, no form.
  ///
  /// ```swift
  /// print(Localization.explain("\(count) items", bundle: .module))
  /// ```
  ///
  /// It is for people who look for a fault, and is slow: the table's files are read anew for the place
  /// of the text. Nothing is reported.
  ///
  /// - Parameters:
  ///   - value: The key and its values.
  ///   - table: The table's name; nil for `Localizable`.
  ///   - bundle: The bundle; nil for the main one.
  ///   - languages: What the reader wants; nil for the languages in force.
  public static func explain(
    _ value: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    languages: [String]? = nil
  ) -> Explanation {
    let path = bundle.flatMap(\.explicitPath)
    return explain(
      MessageReference(key: value.key, value: value, table: table, bundlePath: path), languages)
  }

  /// Tells where the text of a key comes from that is known only when the program runs.
  // The label is needed: a literal with values would be taken for a text here, and lose them.
  public static func explain(
    forKey key: String, table: String? = nil, bundle: Bundle? = nil, languages: [String]? = nil
  ) -> Explanation {
    let value = String.LocalizationValue(key)
    return explain(value, table: table, bundle: bundle, languages: languages)
  }

  /// Tells where the text of a key with a default value comes from.
  public static func explain(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, languages: [String]? = nil
  ) -> Explanation {
    let path = bundle.flatMap(\.explicitPath)
    return explain(
      MessageReference(
        key: key.description, value: defaultValue, table: table, bundlePath: path), languages)
  }

  static func explain(_ reference: MessageReference, _ wanted: [String]?) -> Explanation {
    let table = BundleTables.shared.table(reference.table, bundlePath: reference.bundlePath)
    let languages = (reference.locale.map { [$0] } ?? wanted).map { ReaderLanguages($0) }
    return table.explain(
      reference.value, forKey: reference.key, for: languages ?? scope.reader,
      formatLocale: reference.locale, bundle: reference.bundlePath ?? "main"
    ) {
      table.isCompiled ? nil : TableLoader.read(table.name, in: table.folder).catalog
    }
  }
}
