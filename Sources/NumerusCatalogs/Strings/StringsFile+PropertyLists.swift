internal import Foundation
internal import NumerusMessages

extension StringsFile {
  init(binary bytes: [UInt8], path: String?) throws(CatalogError) {
    let list: BinaryPropertyList
    do {
      list = try BinaryPropertyList(bytes)
    } catch {
      throw CatalogError(.invalidPropertyList(expected: error.reason), path: path)
    }
    self.init(
      encoding: .binaryPropertyList, path: path,
      content: .binary(bytes, list.others, isEdited: false))
    try add(list.texts, others: list.others.values.map { ($0.key, $0.kindName) })
  }

  init(xml bytes: [UInt8], path: String?) throws(CatalogError) {
    let list: Any
    do {
      list = try unsafe PropertyListSerialization.propertyList(
        from: Data(bytes), options: [], format: nil)
    } catch {
      throw CatalogError(.invalidPropertyList(expected: "XML"), path: path)
    }
    guard let values = list as? [String: Any] else {
      throw CatalogError(.invalidPropertyList(expected: "a dictionary"), path: path)
    }
    self.init(encoding: .xmlPropertyList, path: path, content: .xml(bytes))
    var texts: [(key: String, value: String)] = []
    var others: [(key: String, kindName: String)] = []
    for (key, value) in values {
      if let text = value as? String {
        texts.append((key, text))
      } else {
        others.append((key, "no text"))
      }
    }
    try add(texts, others: others)
  }

  private mutating func add(
    _ texts: [(key: String, value: String)], others: [(key: String, kindName: String)]
  ) throws(CatalogError) {
    guard texts.count <= Self.largestEntryCount else {
      throw CatalogError(.boundExceeded(Self.tooMany), path: path)
    }
    // Many keys may share one text, which would be as many once the file is written.
    let size = texts.reduce(0) { $0 + $1.key.utf8.count + $1.value.utf8.count }
    guard size <= StringCatalog.largestFileSize else {
      let bound = "the texts have more than \(StringCatalog.largestFileSize >> 20) MiB"
      throw CatalogError(.boundExceeded(bound), path: path)
    }
    for (key, value) in texts.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      guard max(key.utf8.count, value.utf8.count) <= Self.longestText else {
        throw CatalogError(.boundExceeded(Self.tooLong), path: path)
      }
      indices[ExactText(key)] = entries.count
      entries.append(Entry(key: key, value: value))
    }
    let start = CatalogLocation(line: 1, column: 1)
    diagnostics = others.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map {
      CatalogDiagnostic(
        .error, "the value is \($0.kindName), not a text", key: $0.key, location: start)
    }
  }
}
