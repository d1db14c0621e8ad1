internal import NumerusMessages

/// Makes a catalog of the JSON of an `.xcstrings` file, in one pass.
///
/// A fault in one entry leaves that part out and is noted; only a file that is no catalog at all is
/// refused. Unknown keys are passed over.
struct XCStringsReader {
  var cursor: JSONCursor
  var diagnostics: [CatalogDiagnostic] = []

  /// What is being read, for what is noted of it.
  var key = ""
  var language: String?

  private let path: String?
  var slots: [EntrySlot] = []
  var slotNumbers: [ExactText: Int] = [:]
  var languages = LanguageNames()
  /// How many localizations the last entry has.
  var localizationCount = 0

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

  /// What a file's object has.
  private struct Parts {
    /// Where the object begins.
    var location: CatalogLocation
    var layout: JSONLayout
    var strings: (header: Header, range: Range<Int>)?
    var source: Header?
    var version: Header?
  }

  /// A member of the file's object, as far as it is what it should be.
  private struct Header {
    var kind: JSONKind
    var text: String?
    var location: CatalogLocation
  }

  /// The catalog, or why the JSON is none.
  ///
  /// - Throws: ``JSONFailure`` where it is no JSON, wherever in the file.
  mutating func catalog() throws(JSONFailure) -> Result<StringCatalog, CatalogError> {
    let kind = try cursor.kind()
    guard kind == .object else {
      let location = cursor.location
      try cursor.skip()
      try cursor.end()
      return refusal("it is \(kind.name), not an object", location)
    }
    let parts = try parts()
    try cursor.end()
    return catalog(of: parts)
  }

  private mutating func parts() throws(JSONFailure) -> Parts {
    var parts = Parts(
      location: cursor.location,
      layout: JSONLayout(range: cursor.offset..<cursor.offset, members: []))
    try cursor.openObject()
    while let member = try cursor.nextMember() {
      let kind = try cursor.kind()
      let start = cursor.offset
      if cursor.matches(member, "strings") {
        let header = Header(kind: kind, location: cursor.location)
        if kind == .object { try entries() } else { try cursor.skip() }
        parts.strings = (header, start..<cursor.offset)
      } else if cursor.matches(member, "sourceLanguage") {
        parts.source = try header()
      } else if cursor.matches(member, "version") {
        parts.version = try header()
      } else {
        try cursor.skip()
      }
      parts.layout.members.append(
        JSONLayout.Member(
          key: cursor.text(member),
          place: MemberPlace(keyStart: member.offset, value: start..<cursor.offset)))
    }
    parts.layout.range = parts.layout.range.lowerBound..<cursor.offset
    return parts
  }

  private mutating func catalog(of parts: Parts) -> Result<StringCatalog, CatalogError> {
    guard let strings = parts.strings else {
      return refusal("it has no \"strings\"", parts.location)
    }
    guard strings.header.kind == .object else {
      return refusal(
        "\"strings\" is \(strings.header.kind.name), not an object", strings.header.location)
    }
    guard let source = parts.source else {
      return refusal("it has no \"sourceLanguage\"", parts.location)
    }
    guard let sourceLanguage = source.text, !sourceLanguage.isEmpty else {
      return refusal("\"sourceLanguage\" is no language", source.location)
    }
    if let version = parts.version {
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
      sourceLanguage: sourceLanguage, version: parts.version?.text, diagnostics: diagnostics,
      path: path)
    catalog.slots = slots
    catalog.slotNumbers = slotNumbers
    catalog.source = CatalogSource(
      bytes: cursor.bytes, layout: parts.layout, strings: strings.range,
      sourceLanguage: sourceLanguage, version: parts.version?.text)
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
