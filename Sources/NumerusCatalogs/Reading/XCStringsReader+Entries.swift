internal import NumerusMessages

/// Entries, and what they have for each language.
extension XCStringsReader {
  mutating func entries() throws(JSONFailure) {
    try cursor.openObject()
    while let member = try cursor.nextMember() {
      guard slots.count < StringCatalog.mostEntries else {
        throw JSONFailure(
          offset: member.offset, kind: .beyondBound(StringCatalog.manyEntriesMessage))
      }
      key = cursor.text(member)
      _ = try cursor.kind()
      let start = cursor.offset
      let entry = try entry(key: key, location: member.location)
      slotNumbers[ExactText(key)] = slots.count
      slots.append(
        EntrySlot(
          key: key, entry: entry,
          place: MemberPlace(keyStart: member.offset, value: start..<cursor.offset)))
    }
  }

  mutating func entry(
    key: String, location: CatalogLocation?
  ) throws(JSONFailure) -> StringCatalog.Entry? {
    guard try openObject("the entry") else { return nil }
    var entry = StringCatalog.Entry(key: key, location: location)
    while let member = try cursor.nextMember() {
      if cursor.matches(member, "localizations") {
        entry.localizations = try localizations()
      } else if cursor.matches(member, "comment") {
        entry.comment = try text(member)
      } else if cursor.matches(member, "extractionState") {
        entry.extractionState = try text(member).map { ExtractionState(rawValue: $0) }
      } else if cursor.matches(member, "shouldTranslate") {
        entry.shouldTranslate = try truth(member) ?? true
      } else if cursor.matches(member, "generatesSymbol") {
        entry.generatesSymbol = try truth(member)
      } else {
        try cursor.skip()
      }
    }
    return entry
  }

  private mutating func truth(_ member: JSONString) throws(JSONFailure) -> Bool? {
    if try cursor.kind() == .bool { return try cursor.bool() }
    try note(member, isNot: "a truth value")
    return nil
  }

  private mutating func localizations() throws(JSONFailure) -> [StringCatalog.Localization] {
    var localizations: [StringCatalog.Localization] = []
    guard try openObject("\"localizations\"") else { return localizations }
    defer {
      language = nil
      localizationCount = localizations.count
    }
    // Most entries have as many languages as the one before.
    localizations.reserveCapacity(localizationCount)
    languages.restart()
    while let member = try cursor.nextMember() {
      let name = cursor.text(member)
      language = name
      guard languages.insert(name) <= StringCatalog.mostLanguages else {
        throw JSONFailure(
          offset: member.offset, kind: .beyondBound(StringCatalog.manyLanguagesMessage))
      }
      if let localization = try localization(name, member.location) {
        localizations.append(localization)
      }
    }
    return localizations
  }

  private mutating func localization(
    _ language: String, _ location: CatalogLocation
  ) throws(JSONFailure) -> StringCatalog.Localization? {
    guard try openObject("the localization") else { return nil }
    var content = StringCatalog.Content(location: location)
    var substitutions: [StringCatalog.Substitution] = []
    while let part = try cursor.nextMember() {
      if cursor.matches(part, "substitutions") {
        substitutions = try self.substitutions()
      } else if try !read(part, into: &content) {
        try cursor.skip()
      }
    }
    return StringCatalog.Localization(
      language: language, content: content, substitutions: substitutions, location: location)
  }
}
