internal import NumerusMessages

extension StringsFile {
  /// - Parameters:
  ///   - list: The property list that the file is.
  ///   - bytes: The bytes of the file.
  ///   - path: The path to name in errors.
  init(_ list: PropertyListFile, _ bytes: [UInt8], path: String?) throws(CatalogError) {
    guard case .dictionary(let members) = list.root.kind else {
      throw CatalogError(
        .invalidPropertyList(expected: "a dictionary of keys, not \(list.root.kindName)"),
        path: path, location: list.isBinary ? nil : list.lines.location(of: list.root.offset))
    }
    self.init(
      encoding: list.isBinary ? .binaryPropertyList : .xmlPropertyList, path: path,
      content: .xml(bytes))
    var others: [PropertyListValue.Member] = []
    for member in members {
      guard case .string(let value) = member.value.kind else {
        others.append(member)
        diagnostics.append(
          CatalogDiagnostic(
            .error, "the value is \(member.value.kindName), not a text", key: member.key,
            location: list.lines.location(of: member.value.offset)))
        continue
      }
      try add(value, of: member, in: list)
    }
    if list.isBinary { content = .binary(bytes, others: others, isEdited: false) }
  }

  private mutating func add(
    _ value: String, of member: PropertyListValue.Member, in list: PropertyListFile
  ) throws(CatalogError) {
    let place = list.lines.location(of: member.keyOffset)
    func exceeded(_ bound: String) -> CatalogError {
      CatalogError(.boundExceeded(bound), path: path, location: list.isBinary ? nil : place)
    }
    guard max(member.key.utf8.count, value.utf8.count) <= Self.longestText else {
      throw exceeded(Self.tooLong)
    }
    guard entries.count < Self.largestEntryCount else { throw exceeded(Self.tooMany) }
    var entry = Entry(key: member.key, value: value)
    if !list.isBinary {
      entry.location = place
      entry.valueLocation = list.lines.location(of: member.value.offset)
    }
    if let first = indices.updateValue(entries.count, forKey: ExactText(member.key)) {
      let earlier = entries[first].location.map { " at \($0)" } ?? ""
      diagnostics.append(
        CatalogDiagnostic(
          .warning, "the key stands\(earlier) already; the last one counts", key: member.key,
          location: place))
    }
    entries.append(entry)
  }
}
