public import Foundation
internal import NumerusCatalogs
public import NumerusMessages

extension Localization {
  /// Tells where a text comes from, or at which step it fails: no bundle, no table, no language, no
  /// key, no text, no form.
  ///
  /// ```swift
  /// print(Localization.explain("\(count) items", bundle: .module))
  /// ```
  ///
  /// It is for people who look for a fault, and is slow: the table's file is read anew for the place of
  /// the text. Nothing is reported.
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
  // A literal may have values, which a text would swallow.
  @_disfavoredOverload
  public static func explain(
    _ key: String, table: String? = nil, bundle: Bundle? = nil, languages: [String]? = nil
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
    let languages = reference.locale.map { [$0] } ?? wanted ?? self.languages
    var steps = stepsToTable(table, bundlePath: reference.bundlePath)
    var file: String?
    if case .catalog(_, let path) = table.content {
      file = path
      if let match = table.match(languages) {
        steps.append(.language(match.language, wanted: match.wanted))
      } else {
        steps.append(.noLanguage(wanted: languages, source: table.catalog.sourceLanguage))
      }
      if !table.catalog.contains(key: reference.key) { steps.append(.noKey(reference.key)) }
    }

    let trace = table.localizer(languages: languages, formatLocale: reference.locale)
      .trace(reference.value, forKey: reference.key)
    if table.catalog.contains(key: reference.key) {
      steps += trace.passedLanguages.map { .noText(language: $0) }
    }
    if let language = trace.language {
      let place = file.flatMap { self.place(ofKey: reference.key, language, inFile: $0) }
      steps.append(.text(language: language, place: place))
    } else {
      steps.append(reference.value.key == reference.key ? .key : .defaultValue)
    }
    steps += trace.forms.map { .form($0) }
    steps += trace.issues.map { .issue($0) }
    return Explanation(steps: steps, text: trace.text)
  }

  private static func stepsToTable(
    _ table: MessageTable, bundlePath: String?
  ) -> [Explanation.Step] {
    let folder = table.folder.map { [Explanation.Step.folder($0)] } ?? []
    return switch table.content {
    case .catalog(_, let path): folder + [.table(table.name, file: path)]
    case .unreadable(_, let reason): folder + [.unreadableTable(table.name, reason: reason)]
    case .missing: folder + [.noTable(table.name)]
    case .noFolder: [.noBundle(bundlePath ?? "main")]
    }
  }

  /// Where a text stands in a String Catalog; nil for what the file does not have, as the text of a
  /// source language that is its own key.
  private static func place(
    ofKey key: String, _ language: String, inFile path: String
  ) -> String? {
    let catalog = try? StringCatalog(contentsOfFile: path)
    let location = catalog?.entry(forKey: key)?.localization(in: language)?.location
    return location?.description
  }
}
