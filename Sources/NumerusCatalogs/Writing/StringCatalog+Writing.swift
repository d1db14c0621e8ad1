extension StringCatalog {
  /// The bytes of the catalog as an `.xcstrings` file.
  ///
  /// A catalog that was read and not edited gives the bytes that it was read from. After an edit, all
  /// bytes but those of what was edited are the file's: its spacing, the order of its keys, members
  /// that are not known here. A key that is new goes before the first one that Xcode would write
  /// after it; to write all of a file in Xcode's order, see ``canonical(sortingEntries:)``. A catalog
  /// without a file is written in Xcode's form.
  ///
  /// ```swift
  /// var catalog = try StringCatalog(xcstrings: Array(#"{"sourceLanguage":"en","strings":{}}"#.utf8))
  /// catalog.setValue("Cześć", forKey: "hello", language: "pl")
  /// String(decoding: catalog.serialized(), as: UTF8.self)
  /// // {"sourceLanguage":"en","strings":{"hello":{"localizations":{"pl":{"stringUnit":{"state":"translated","value":"Cześć"}}}}}}
  /// ```
  ///
  /// - Complexity: O(*n*) in the size of the file, and O(*m* log *m*) in the count of new keys.
  public func serialized() -> [UInt8] {
    guard let source else { return serializedAnew() }
    var edits: [MemberEdit] = []
    if !sourceLanguage.isSame(as: source.sourceLanguage) {
      edits.append(MemberEdit("sourceLanguage", .text(sourceLanguage)))
    }
    switch (source.version, version) {
    case (nil, nil): break
    case (_?, nil): edits.append(MemberEdit("version", .remove))
    case (let old, let new?):
      if old?.isSame(as: new) != true { edits.append(MemberEdit("version", .text(new))) }
    }
    if let edit = stringsEdit(source) { edits.append(MemberEdit("strings", edit)) }
    guard !edits.isEmpty else { return source.bytes }

    let style = JSONStyle(of: source.layout, in: source.bytes)
    var rewriter = JSONRewriter(source.bytes, style)
    rewriter.copy(0..<source.layout.range.lowerBound)
    let (known, additions) = source.layout.sorting(edits)
    _ = rewriter.write(
      .object(source.layout, edits: known, additions: additions), over: nil,
      indent: style.newline.isEmpty ? nil : [])
    rewriter.copy(source.layout.range.upperBound..<source.bytes.count)
    return rewriter.output
  }

  /// The bytes of the catalog in Xcode's form: its spacing, and its order of keys at every level.
  ///
  /// The entries stay in the order in which they are: Xcode puts a new one where it belongs, and leaves
  /// all others where they are, also those that were renamed since.
  ///
  /// What is not known here stays, numbers are as they were written, and so is the spelling of a line
  /// separator (U+2028) and a paragraph separator (U+2029): Xcode has written both as escapes and as
  /// they are. A file that Xcode wrote last is not changed, and neither is what this gives.
  ///
  /// - Parameter sortingEntries: Whether the entries are put in order too.
  /// - Complexity: O(*n* log *n*) in the size of the file.
  public func canonical(sortingEntries: Bool = false) -> [UInt8] {
    let bytes = serialized()
    return JSONFormatter.xcodeForm(of: bytes, sortsEntries: sortingEntries) ?? bytes
  }

  /// Writes the catalog as ``serialized()`` gives it, or as ``canonical(sortingEntries:)`` does.
  ///
  /// The file is written whole or not at all: beside it first, and then put in its place. It keeps
  /// its permissions, and where the path is a symbolic link, it is the link's target that is
  /// replaced. A failure leaves the file as it was, and nothing beside it.
  ///
  /// ```swift
  /// try catalog.write(toFile: "Localizable.xcstrings")
  /// try catalog.write(toFile: "Localizable.xcstrings", canonical: true)  // all of it in Xcode's form
  /// ```
  ///
  /// - Parameters:
  ///   - path: The file, which need not be there yet; its folder is.
  ///   - canonical: Whether all of the file is put in Xcode's form and order.
  /// - Throws: ``CatalogError`` with the path; also for a path that ends with `.strings` or
  ///   `.stringsdict`, whose readers make nothing of a catalog, and for what no reader would take back:
  ///   a key or a text beyond its bound, a source language that is none.
  public func write(toFile path: String, canonical: Bool = false) throws(CatalogError) {
    if let kind = FileName(path).catalogFile?.kind, kind != .xcstrings {
      throw CatalogError(.unwritable("a catalog is no .\(kind.rawValue) file"), path: path)
    }
    let bytes = canonical ? self.canonical() : serialized()
    if bytes != source?.bytes { _ = try StringCatalog(xcstrings: bytes, path: path) }
    try FileReplacement.write(bytes, toFile: path)
  }

  /// What was edited among the entries; nil where nothing was.
  private func stringsEdit(_ source: CatalogSource) -> JSONEdit? {
    guard slots.contains(where: \.isEdited) else { return nil }
    var layout = JSONLayout(range: source.strings, members: [])
    var edits: [Int: JSONEdit] = [:]
    var additions: [MemberEdit] = []
    for slot in slots {
      guard let place = slot.place else {
        if let entry = slot.entry {
          additions.append(MemberEdit(slot.key, .fresh(EntryEdits.edits(from: nil, to: entry))))
        }
        continue
      }
      if slot.isEdited {
        edits[layout.members.count] = Self.edit(of: slot, at: place, source)
      }
      layout.members.append(JSONLayout.Member(key: slot.key, place: place))
    }
    return .object(layout, edits: edits, additions: additions)
  }

  private static func edit(
    of slot: EntrySlot, at place: MemberPlace, _ source: CatalogSource
  ) -> JSONEdit? {
    guard let entry = slot.entry else { return .remove }
    if slot.wasRemoved { return .fresh(EntryEdits.edits(from: nil, to: entry)) }
    let old = XCStringsReader.entry(key: slot.key, at: place, in: source.bytes)
    let edits = EntryEdits.edits(from: old, to: entry)
    return old != nil && edits.isEmpty ? nil : .members(edits, dropsEmpty: false)
  }

  private func serializedAnew() -> [UInt8] {
    let entries = entries.map { entry in
      MemberEdit(entry.key, .fresh(EntryEdits.edits(from: nil, to: entry)))
    }
    var members = [
      MemberEdit("sourceLanguage", .text(sourceLanguage)), MemberEdit("strings", .fresh(entries)),
    ]
    if let version { members.append(MemberEdit("version", .text(version))) }
    var rewriter = JSONRewriter([], .xcode)
    _ = rewriter.write(.fresh(members), over: nil, indent: [])
    return rewriter.output
  }
}
