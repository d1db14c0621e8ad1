internal import NumerusFormat

/// Makes a catalog of the JSON of an `.xcstrings` file.
///
/// A fault in one entry leaves that part out and is noted; only a file that is no catalog at all is
/// refused. Unknown keys are passed over.
struct XCStringsReader {
  let lines: LineTable
  let path: String?

  private var key = ""
  private var language: String?
  private var diagnostics: [CatalogDiagnostic] = []

  init(lines: LineTable, path: String?) {
    self.lines = lines
    self.path = path
  }

  mutating func catalog(_ value: JSONValue) throws(CatalogError) -> StringCatalog {
    func invalid(_ reason: String, _ offset: Int) -> CatalogError {
      CatalogError(.invalidCatalog(reason), path: path, location: lines.location(of: offset))
    }
    guard case .object(let members) = value.kind else {
      throw invalid("it is \(value.kindName), not an object", value.offset)
    }
    guard let strings = members.value("strings") else {
      throw invalid("it has no \"strings\"", value.offset)
    }
    guard case .object(let entries) = strings.kind else {
      throw invalid("\"strings\" is \(strings.kindName), not an object", strings.offset)
    }
    guard let source = members.value("sourceLanguage") else {
      throw invalid("it has no \"sourceLanguage\"", value.offset)
    }
    guard case .string(let sourceLanguage) = source.kind, !sourceLanguage.isEmpty else {
      throw invalid("\"sourceLanguage\" is no language", source.offset)
    }
    var version: String?
    if let found = members.value("version") {
      guard case .string(let text) = found.kind else {
        throw invalid("\"version\" is \(found.kindName), not a string", found.offset)
      }
      version = text
      if text.prefix(while: { $0 != "." }) != "1" {
        diagnostics.append(
          CatalogDiagnostic(
            .warning, "format version \"\(text)\" is not 1.x, which is what is known here",
            location: lines.location(of: found.offset)))
      }
    }
    let read = entries.compactMap { entry($0) }
    return StringCatalog(
      sourceLanguage: sourceLanguage, version: version, entries: read, diagnostics: diagnostics,
      path: path)
  }

  private mutating func entry(_ member: JSONValue.Member) -> StringCatalog.Entry? {
    key = member.key
    language = nil
    guard let members = object(member.value, "the entry") else { return nil }
    var entry = StringCatalog.Entry(
      key: member.key, comment: nil, extractionState: nil, shouldTranslate: true,
      localizations: [], location: lines.location(of: member.keyOffset))
    for member in members {
      switch member.key {
      case "comment": entry.comment = string(member)
      case "extractionState": entry.extractionState = string(member)
      case "shouldTranslate":
        if case .bool(let value) = member.value.kind {
          entry.shouldTranslate = value
        } else {
          note(member, isNot: "a truth value")
        }
      case "localizations":
        entry.localizations = (object(member.value, "\"localizations\"") ?? [])
          .compactMap { localization($0) }
        language = nil
      default: break
      }
    }
    return entry
  }

  private mutating func localization(_ member: JSONValue.Member) -> StringCatalog.Localization? {
    language = member.key
    guard let members = object(member.value, "the localization") else { return nil }
    var substitutions: [StringCatalog.Substitution] = []
    if let value = members.value("substitutions") {
      substitutions = (object(value, "\"substitutions\"") ?? []).compactMap { substitution($0) }
    }
    return StringCatalog.Localization(
      language: member.key, content: content(members, at: member.keyOffset),
      substitutions: substitutions, location: lines.location(of: member.keyOffset))
  }

  private mutating func content(
    _ members: [JSONValue.Member], at offset: Int
  ) -> StringCatalog.Content {
    var content = StringCatalog.Content(
      stringUnit: nil, variations: [], stringSet: [], location: lines.location(of: offset))
    for member in members {
      switch member.key {
      case "stringUnit": content.stringUnit = stringUnit(member)
      case "stringSet": content.stringSet = stringSet(member)
      case "variations":
        content.variations = (object(member.value, "\"variations\"") ?? [])
          .compactMap { variation($0) }
      default: break
      }
    }
    return content
  }

  private mutating func variation(_ member: JSONValue.Member) -> StringCatalog.Variation? {
    guard let cases = object(member.value, "\"\(member.key)\"") else { return nil }
    var variation = StringCatalog.Variation(
      kind: member.key, cases: [], location: lines.location(of: member.keyOffset))
    for member in cases {
      guard let members = object(member.value, "\"\(member.key)\"") else { continue }
      variation.cases.append(
        StringCatalog.Variation.Case(
          name: member.key, content: content(members, at: member.keyOffset)))
    }
    return variation
  }

  private mutating func substitution(_ member: JSONValue.Member) -> StringCatalog.Substitution? {
    guard let members = object(member.value, "\"\(member.key)\"") else { return nil }
    var substitution = StringCatalog.Substitution(
      name: member.key, argumentNumber: nil, formatSpecifier: nil,
      content: content(members, at: member.keyOffset),
      location: lines.location(of: member.keyOffset))
    for member in members {
      switch member.key {
      case "argNum":
        if case .number(let text) = member.value.kind, let number = Int(text),
          1...FormatString.largestPosition ~= number
        {
          substitution.argumentNumber = number
        } else {
          note(
            "\"argNum\" is no whole number from 1 to \(FormatString.largestPosition)",
            member.value.offset)
        }
      case "formatSpecifier": substitution.formatSpecifier = string(member)
      default: break
      }
    }
    return substitution
  }

  private mutating func stringUnit(_ member: JSONValue.Member) -> StringCatalog.StringUnit? {
    guard let members = object(member.value, "\"stringUnit\"") else { return nil }
    let state = members.first { $0.key == "state" }.flatMap { string($0) }
    guard let valueMember = members.first(where: { $0.key == "value" }) else {
      note("\"stringUnit\" has no \"value\"", member.keyOffset)
      return nil
    }
    guard let value = string(valueMember) else { return nil }
    return StringCatalog.StringUnit(
      state: state ?? "", value: value, location: lines.location(of: valueMember.value.offset))
  }

  private mutating func stringSet(_ member: JSONValue.Member) -> [StringCatalog.StringUnit] {
    guard let members = object(member.value, "\"stringSet\"") else { return [] }
    let state = members.first { $0.key == "state" }.flatMap { string($0) }
    guard let values = members.value("values"), case .array(let texts) = values.kind else {
      note("\"stringSet\" has no array of \"values\"", member.keyOffset)
      return []
    }
    return texts.compactMap { text in
      guard case .string(let value) = text.kind else {
        note("one of the \"values\" is \(text.kindName), not a string", text.offset)
        return nil
      }
      return StringCatalog.StringUnit(
        state: state ?? "", value: value, location: lines.location(of: text.offset))
    }
  }

  private mutating func object(_ value: JSONValue, _ name: String) -> [JSONValue.Member]? {
    if case .object(let members) = value.kind { return members }
    note("\(name) is \(value.kindName), not an object", value.offset)
    return nil
  }

  private mutating func string(_ member: JSONValue.Member) -> String? {
    if case .string(let text) = member.value.kind { return text }
    note(member, isNot: "a string")
    return nil
  }

  private mutating func note(_ member: JSONValue.Member, isNot kind: String) {
    note("\"\(member.key)\" is \(member.value.kindName), not \(kind)", member.value.offset)
  }

  private mutating func note(_ message: String, _ offset: Int) {
    diagnostics.append(
      CatalogDiagnostic(
        .error, message, key: key, language: language, location: lines.location(of: offset)))
  }
}

extension [JSONValue.Member] {
  fileprivate func value(_ key: String) -> JSONValue? { first { $0.key == key }?.value }
}
