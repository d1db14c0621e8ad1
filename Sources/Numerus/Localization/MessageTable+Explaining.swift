package import NumerusCatalogs
package import NumerusMessages

extension MessageTable {
  /// Tells where a text comes from, or at which step it fails. Nothing is reported.
  ///
  /// - Parameters:
  ///   - value: The values, and the text where no language has the key.
  ///   - key: The key.
  ///   - languages: What the reader reads.
  ///   - formatLocale: How values are written; nil for what follows from the languages.
  ///   - bundle: What the bundle is called where it is missing.
  ///   - source: The table as it stands in its files, for the place of the text.
  package func explain(
    _ value: String.LocalizationValue, forKey key: String, for languages: ReaderLanguages,
    formatLocale: String? = nil, bundle: String = "main", source: () -> StringCatalog?
  ) -> Explanation {
    var steps = stepsToTable(bundle: bundle)
    if isFound {
      if let match = match(languages) {
        steps.append(.language(match.language, wanted: match.wanted, reason: match.reason))
      } else {
        steps.append(.noLanguage(wanted: languages.wanted, source: catalog.sourceLanguage))
      }
    }
    let trace = localizer(for: languages, formatLocale: formatLocale).trace(value, forKey: key)
    if catalog.contains(key: key) {
      steps += trace.passedLanguages.map { .noText(language: $0) }
    } else if isFound {
      steps.append(.noKey(key))
    }
    if let language = trace.language {
      let place = source().flatMap { Self.place(ofKey: key, language, in: $0) }
      steps.append(.text(language: language, place: place))
    } else {
      steps.append(value.key == key ? .key : .defaultValue)
    }
    steps += trace.forms.map { .form($0) }
    steps += trace.issues.map { .issue($0) }
    return Explanation(steps: steps, text: trace.text)
  }

  private func stepsToTable(bundle: String) -> [Explanation.Step] {
    let folder = folder.map { [Explanation.Step.folder($0)] } ?? []
    return switch content {
    case .catalog(_, let path, let unreadable):
      folder + unreadable.map { .unreadableTable(name, reason: $0) } + [.table(name, file: path)]
    case .unreadable(_, let reason): folder + [.unreadableTable(name, reason: reason)]
    case .missing: folder + [.noTable(name)]
    case .noFolder: [.noBundle(bundle)]
    }
  }

  /// Where a text stands; nil for what no file has, as the text of a key that is its own source text.
  private static func place(
    ofKey key: String, _ language: String, in catalog: StringCatalog
  ) -> String? {
    guard let location = catalog.entry(forKey: key)?.localization(in: language)?.location,
      let path = catalog.path(of: location)
    else { return nil }
    return "\(path):\(location)"
  }
}
