/// Finds the members of a catalog's file that are not known here: writing the file again keeps them,
/// other formats have no place for them.
struct UnknownMembers {
  private let lines: LineTable
  private let path: String?
  private var key: String?
  private var language: String?
  private var found: [CatalogDiagnostic] = []

  /// A finding for each unknown member of a catalog that was read from a file.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - file: The words for what does not say them, as "a strings file".
  /// - Complexity: O(*n*) in the size of the file.
  static func losses(of catalog: StringCatalog, in file: String) -> [CatalogDiagnostic] {
    guard let bytes = catalog.source?.bytes, let root = try? JSONReader.value(of: bytes) else {
      return []
    }
    var members = Self(lines: LineTable(bytes), path: catalog.path)
    members.walk(root, known: ["sourceLanguage", "strings", "version"], file)
    for entry in members.members(root, "strings") {
      members.key = entry.key
      members.walk(
        entry.value, known: ["comment", "extractionState", "localizations", "shouldTranslate"],
        file)
      for localization in members.members(entry.value, "localizations") {
        members.language = localization.key
        members.walkContent(localization.value, file)
        members.language = nil
      }
    }
    return members.found
  }

  private init(lines: LineTable, path: String?) {
    self.lines = lines
    self.path = path
  }

  private mutating func walkContent(_ value: JSONValue, _ file: String) {
    walk(
      value,
      known: [
        "argNum", "formatSpecifier", "stringSet", "stringUnit", "substitutions", "variations",
      ],
      file)
    for unit in members(value) where unit.key == "stringUnit" || unit.key == "stringSet" {
      walk(unit.value, known: ["state", "value", "values"], file)
    }
    for variation in members(value, "variations") {
      for variationCase in members(variation.value) { walkContent(variationCase.value, file) }
    }
    for substitution in members(value, "substitutions") { walkContent(substitution.value, file) }
  }

  private mutating func walk(_ value: JSONValue, known: Set<String>, _ file: String) {
    for member in members(value) where !known.contains(member.key) {
      found.append(
        CatalogDiagnostic(
          .note, "\(file) does not say the member \"\(member.key)\"", key: key, language: language,
          location: lines.location(of: member.keyOffset), path: path))
    }
  }

  private func members(_ value: JSONValue, _ name: String? = nil) -> [JSONValue.Member] {
    guard case .object(let members) = value.kind else { return [] }
    guard let name else { return members }
    return members.first { $0.key == name }.map { self.members($0.value) } ?? []
  }
}

extension StringCatalog {
  /// A finding for each member of the catalog's file that is not known here.
  ///
  /// - Parameter file: The words for what does not say them, as "a strings file".
  package func unknownMembers(notIn file: String) -> [CatalogDiagnostic] {
    UnknownMembers.losses(of: self, in: file)
  }
}
