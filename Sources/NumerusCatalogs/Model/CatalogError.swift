public import NumerusMessages

/// Why a file is no catalog, or can't be made one.
public struct CatalogError: Error, Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// The file can't be read; the reason in words.
    case unreadable(String)
    /// The file can't be written, and what was there is there still; the reason in words.
    case unwritable(String)
    /// The file is no UTF-8.
    case invalidUTF8
    /// The file is not in the encoding that its first bytes tell; the encoding's name.
    case invalidEncoding(String)
    /// The file is no JSON; what the syntax has room for at that place.
    case invalidJSON(expected: String)
    /// The file is no property list; what the grammar has room for at that place.
    case invalidPropertyList(expected: String)
    /// A JSON object has a key twice; where it stands first.
    case duplicateKey(String, first: CatalogLocation)
    /// The JSON is no String Catalog; what it lacks or has in its place.
    case invalidCatalog(String)
    /// The file is no `.strings` file; what the syntax has room for at that place.
    case invalidStrings(expected: String)
    /// The file is no compiled catalog; why, with the place in bytes where there is one.
    case invalidCompiledCatalog(CompiledCatalogError)
    /// The file's name tells no kind that is known here; what it may end with.
    case unknownKind(String)
    /// A table has texts in more files than one can tell apart; the file that was met first.
    case duplicateTable(String, first: String)
    /// Nothing tells which language the source texts of a folder, or the texts of a file, are in.
    case unknownSourceLanguage
    /// The file can be read but not changed; why.
    case notEditable(String)
    /// The file is beyond a bound; which one.
    case boundExceeded(String)
  }

  public let kind: Kind

  /// The path as it was given; nil for bytes without a file.
  public let path: String?

  /// The place of the fault; nil where there is none, as for a missing file.
  public let location: CatalogLocation?

  public init(_ kind: Kind, path: String? = nil, location: CatalogLocation? = nil) {
    self.kind = kind
    self.path = path
    self.location = location
  }
}

extension CatalogError: CustomStringConvertible {
  /// What is wrong, without the place.
  public var message: String {
    switch kind {
    case .unreadable(let reason): "can't be read: \(reason)"
    case .unwritable(let reason): "can't be written: \(reason)"
    case .invalidUTF8: "the file is no UTF-8 at this byte"
    case .invalidEncoding(let name): "the file is no \(name) at this character"
    case .invalidJSON(let expected): "invalid JSON: expected \(expected)"
    case .invalidPropertyList(let expected): "invalid property list: expected \(expected)"
    case .duplicateKey(let key, let first): "the key \"\(key)\" stands at \(first) already"
    case .invalidCatalog(let reason): "no String Catalog: \(reason)"
    case .invalidStrings(let expected): "invalid strings file: expected \(expected)"
    case .invalidCompiledCatalog(let error): error.message
    case .unknownKind(let reason): reason
    case .duplicateTable(let name, let first):
      "the table \"\(name)\" is in \(first) already"
    case .unknownSourceLanguage:
      "nothing tells which language the texts are in; name the source language"
    case .notEditable(let reason): "can't be edited: \(reason)"
    case .boundExceeded(let bound): bound
    }
  }

  /// The place and what is wrong, as `Localizable.xcstrings:3:5: error: …`.
  public var description: String {
    let place = [path ?? "<catalog>", location?.description].compactMap(\.self)
    return place.joined(separator: ":") + ": error: " + message
  }
}
