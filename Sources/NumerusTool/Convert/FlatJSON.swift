internal import Numerus

/// A catalog as JSON for other programs: language, key, text.
///
/// ```
/// {
///   "en": {
///     "greeting": "Hello",
///     "items": { "plural": { "one": "%lld item", "other": "%lld items" } },
///     "trip": {
///       "text": "%#@days@ in %@",
///       "substitutions": {
///         "days": { "argument": 1, "specifier": "lld", "plural": { "other": "%arg days" } }
///       }
///     }
///   }
/// }
/// ```
///
/// A text that varies is an object of what it varies by: `plural`, `device` or `width`.
struct FlatJSON {
  private let catalog: StringCatalog
  private let languages: [String]?
  private var output = ""
  private(set) var losses: [CatalogDiagnostic] = []

  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - languages: The languages whose texts are wanted; nil for all.
  init(_ catalog: StringCatalog, languages: [String]? = nil) {
    self.catalog = catalog
    self.languages = languages
  }

  /// The bytes of the file.
  mutating func bytes() -> [UInt8] {
    losses = catalog.unknownMembers(notIn: "the JSON")
    var texts: [String: [(key: String, localization: StringCatalog.Localization)]] = [:]
    for entry in catalog.entries {
      noteLosses(of: entry)
      for localization in entry.localizations where isWanted(localization.language) {
        texts[localization.language, default: []].append((entry.key, localization))
      }
      if isWanted(catalog.sourceLanguage),
        entry.localization(in: catalog.sourceLanguage) == nil
      {
        // The key is the source text.
        let source = StringCatalog.Localization(
          language: catalog.sourceLanguage, value: entry.key)
        texts[catalog.sourceLanguage, default: []].append((entry.key, source))
      }
    }
    let source = catalog.sourceLanguage
    let sorted = texts.sorted { left, right in
      (left.key == source ? 0 : 1, left.key) < (right.key == source ? 0 : 1, right.key)
    }
    writeObject(sorted, indent: 0) { writer, language, indent in
      writer.writeObject(language.value.map { ($0.key, $0.localization) }, indent: indent) {
        writer, text, indent in
        writer.write(text.value, indent)
      }
    }
    output += "\n"
    return Array(output.utf8)
  }

  private func isWanted(_ language: String) -> Bool { languages?.contains(language) ?? true }

  private mutating func write(_ localization: StringCatalog.Localization, _ indent: Int) {
    guard !localization.substitutions.isEmpty else {
      write(localization.content, head: [], indent)
      return
    }
    var members: [(key: String, value: Member)] = self.members(of: localization.content)
    members.append(("substitutions", .substitutions(localization.substitutions)))
    write(members, indent)
  }

  /// A member of the object that a text is.
  private enum Member {
    case json(String)
    case cases([StringCatalog.Variation.Case])
    case substitutions([StringCatalog.Substitution])
  }

  private func members(
    of content: StringCatalog.Content
  ) -> [(key: String, value: Member)] {
    let unit = content.stringUnit ?? content.stringSet.first
    let text = unit.map { [("text", Member.json(Escaping.json($0.value)))] } ?? []
    return text + content.variations.map { ($0.kind.rawValue, .cases($0.cases)) }
  }

  private mutating func write(
    _ content: StringCatalog.Content, head: [(key: String, value: Member)], _ indent: Int
  ) {
    if head.isEmpty, content.variations.isEmpty {
      let unit = content.stringUnit ?? content.stringSet.first
      output += Escaping.json(unit?.value ?? "")
      return
    }
    write(head + members(of: content), indent)
  }

  private mutating func write(_ members: [(key: String, value: Member)], _ indent: Int) {
    writeObject(members, indent: indent) { writer, member, indent in
      switch member.value {
      case .json(let json): writer.output += json
      case .cases(let cases):
        writer.writeObject(cases.map { ($0.name, $0.content) }, indent: indent) {
          writer, content, indent in
          writer.write(content.value, head: [], indent)
        }
      case .substitutions(let substitutions):
        writer.writeObject(substitutions.map { ($0.name, $0) }, indent: indent) {
          writer, substitution, indent in
          writer.write(substitution.value, indent)
        }
      }
    }
  }

  private mutating func write(_ substitution: StringCatalog.Substitution, _ indent: Int) {
    var head: [(key: String, value: Member)] = []
    if let number = substitution.argumentNumber { head.append(("argument", .json("\(number)"))) }
    if let specifier = substitution.formatSpecifier {
      head.append(("specifier", .json(Escaping.json(specifier))))
    }
    write(head + members(of: substitution.content), indent)
  }

  private mutating func writeObject<Value>(
    _ members: [(key: String, value: Value)], indent: Int,
    _ write: (inout Self, (key: String, value: Value), Int) -> Void
  ) {
    guard !members.isEmpty else {
      output += "{}"
      return
    }
    let space = String(repeating: "  ", count: indent)
    for (index, member) in members.enumerated() {
      output += (index == 0 ? "{\n" : ",\n") + space + "  " + Escaping.json(member.key) + ": "
      write(&self, member, indent + 1)
    }
    output += "\n\(space)}"
  }

  private mutating func noteLosses(of entry: StringCatalog.Entry) {
    func lose(_ what: String, _ location: CatalogLocation?, _ language: String? = nil) {
      losses.append(
        CatalogDiagnostic(
          .note, "the JSON does not say \(what)", key: entry.key, language: language,
          location: location, path: catalog.path(of: location)))
    }
    if entry.comment != nil { lose("the comment", entry.location) }
    if let state = entry.extractionState, state != .migrated {
      lose("the extraction state \"\(state)\"", entry.location)
    }
    if !entry.shouldTranslate {
      lose("that the text is the same in all languages", entry.location)
    }
    for localization in entry.localizations where isWanted(localization.language) {
      let language = localization.language
      let contents = [localization.content] + localization.substitutions.map(\.content)
      for state in Set(contents.flatMap(\.states)).sorted() where state != "translated" {
        lose("the state \"\(state)\"", localization.location, language)
      }
      if localization.content.stringSet.count > 1 {
        lose("the further texts of a string set", localization.location, language)
      }
    }
  }
}

extension StringCatalog.Content {
  /// The states of all texts in it.
  fileprivate var states: [String] {
    let units = stringSet + [stringUnit].compactMap(\.self)
    return units.map(\.state.rawValue)
      + variations.flatMap { $0.cases.flatMap(\.content.states) }
  }
}
