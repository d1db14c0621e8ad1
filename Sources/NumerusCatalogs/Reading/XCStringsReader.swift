internal import NumerusMessages

/// Makes a catalog of the JSON of an `.xcstrings` file, in one pass.
///
/// A fault in one entry leaves that part out and is noted; only a file that is no catalog at all is
/// refused. Unknown keys are passed over.
struct XCStringsReader {
  var cursor: JSONCursor
  var diagnostics: [CatalogDiagnostic] = []

  /// What is being read, for what is noted of it.
  private var key = ""
  var language: String?

  private let path: String?
  private var slots: [EntrySlot] = []
  private var slotNumbers: [ExactText: Int] = [:]
  private var languages = LanguageNames()
  /// How many localizations the last entry has.
  private var localizationCount = 0

  /// - Parameter bytes: Valid UTF-8.
  init(_ bytes: [UInt8], path: String?) {
    cursor = JSONCursor(bytes)
    self.path = path
  }

  /// Reads an entry again that was read before from the same bytes; nil where it is none.
  static func entry(
    key: String, at place: MemberPlace, in bytes: [UInt8]
  ) -> StringCatalog.Entry? {
    var reader = XCStringsReader(bytes, path: nil)
    reader.cursor.offset = place.value.lowerBound
    return (try? reader.entry(key: key, location: nil)).flatMap(\.self)
  }

  /// A member of the file's object, as far as it is what it should be.
  private struct Header {
    var kind: JSONKind
    var text: String?
    var location: CatalogLocation
  }

  mutating func catalog() throws(JSONFailure) -> Result<StringCatalog, CatalogError> {
    var strings: (header: Header, range: Range<Int>)?
    var source: Header?
    var version: Header?

    let kind = try cursor.kind()
    let start = cursor.location
    guard kind == .object else {
      try cursor.skip()
      try cursor.end()
      return refusal("it is \(kind.name), not an object", start)
    }
    var layout = JSONLayout(range: cursor.offset..<cursor.offset, members: [])
    try cursor.openObject()
    while let member = try cursor.nextMember() {
      _ = try cursor.kind()
      let start = cursor.offset
      defer {
        layout.members.append(
          JSONLayout.Member(
            key: cursor.text(member),
            place: MemberPlace(keyStart: member.offset, value: start..<cursor.offset)))
      }
      if cursor.matches(member, "strings") {
        let header = Header(kind: try cursor.kind(), location: cursor.location)
        if header.kind == .object { try entries() } else { try cursor.skip() }
        strings = (header, start..<cursor.offset)
      } else if cursor.matches(member, "sourceLanguage") {
        source = try header()
      } else if cursor.matches(member, "version") {
        version = try header()
      } else {
        try cursor.skip()
      }
    }
    layout.range = layout.range.lowerBound..<cursor.offset
    try cursor.end()

    guard let strings else { return refusal("it has no \"strings\"", start) }
    guard strings.header.kind == .object else {
      return refusal(
        "\"strings\" is \(strings.header.kind.name), not an object", strings.header.location)
    }
    guard let source else { return refusal("it has no \"sourceLanguage\"", start) }
    guard let sourceLanguage = source.text, !sourceLanguage.isEmpty else {
      return refusal("\"sourceLanguage\" is no language", source.location)
    }
    if let version {
      guard let text = version.text else {
        return refusal("\"version\" is \(version.kind.name), not a string", version.location)
      }
      if text.prefix(while: { $0 != "." }) != "1" {
        diagnostics.insert(
          CatalogDiagnostic(
            .warning, "format version \"\(text)\" is not 1.x, which is what is known here",
            location: version.location),
          at: 0)
      }
    }
    var catalog = StringCatalog(
      sourceLanguage: sourceLanguage, version: version?.text, diagnostics: diagnostics, path: path)
    catalog.slots = slots
    catalog.slotNumbers = slotNumbers
    catalog.source = CatalogSource(
      bytes: cursor.bytes, layout: layout, strings: strings.range,
      sourceLanguage: sourceLanguage, version: version?.text)
    return .success(catalog)
  }

  private func refusal(
    _ reason: String, _ location: CatalogLocation
  ) -> Result<StringCatalog, CatalogError> {
    .failure(CatalogError(.invalidCatalog(reason), path: path, location: location))
  }

  private mutating func header() throws(JSONFailure) -> Header {
    let kind = try cursor.kind()
    let location = cursor.location
    guard kind == .string else {
      try cursor.skip()
      return Header(kind: kind, location: location)
    }
    return Header(kind: kind, text: try cursor.takeText(), location: location)
  }

  private mutating func entries() throws(JSONFailure) {
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

  private mutating func entry(
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
        if try cursor.kind() == .bool {
          entry.shouldTranslate = try cursor.bool()
        } else {
          try note(member, isNot: "a truth value")
        }
      } else {
        try cursor.skip()
      }
    }
    return entry
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

  /// Opens an object; where there is something else, notes it, passes over it and gives false.
  mutating func openObject(_ name: @autoclosure () -> String) throws(JSONFailure) -> Bool {
    let kind = try cursor.kind()
    guard kind != .object else {
      try cursor.openObject()
      return true
    }
    note("\(name()) is \(kind.name), not an object", cursor.location)
    try cursor.skip()
    return false
  }

  /// The text that a member is; where it is something else, notes it, passes over it and gives nil.
  mutating func text(_ member: JSONString) throws(JSONFailure) -> String? {
    guard try cursor.kind() == .string else {
      try note(member, isNot: "a string")
      return nil
    }
    return try cursor.takeText()
  }

  mutating func note(_ member: JSONString, isNot what: String) throws(JSONFailure) {
    let kind = try cursor.kind()
    note("\"\(cursor.text(member))\" is \(kind.name), not \(what)", cursor.location)
    try cursor.skip()
  }

  mutating func note(_ message: String, _ location: CatalogLocation) {
    diagnostics.append(
      CatalogDiagnostic(.error, message, key: key, language: language, location: location))
  }
}
