internal import Foundation
internal import NumerusCatalogs
internal import Synchronization

/// The preference as a member of the object in a JSON file, for services and tools.
///
/// ```swift
/// let store = JSONLanguageStore(path: "settings.json")
/// try store.setPreference(.language("pl"))
/// // { "port" : 8080, "AppleLanguages" : ["pl"] }
/// ```
///
/// The file is written whole or not at all, and all else in it stays as it is, byte for byte. A file
/// that is not there has no preference, and is made when one is stored. Writers in one process take
/// turns; another process's change between reading and writing is lost.
public struct JSONLanguageStore: LanguagePreferenceStore {
  public let path: String

  /// The name of the member. Its value is an array of strings, or one string.
  public let key: String

  public init(path: String, key: String = LanguagePreference.key) {
    self.path = path
    self.key = key
  }

  /// - Throws: ``LanguagePreferenceError`` for a file that can't be read or holds no JSON object. A
  ///   member of another type is no preference.
  public func storedLanguages() throws(LanguagePreferenceError) -> [String]? {
    try object()?.texts(of: key)
  }

  /// - Throws: ``LanguagePreferenceError`` for a file that can't be read, holds no JSON object or can't
  ///   be written; it is as it was then.
  public func store(_ languages: [String]?) throws(LanguagePreferenceError) {
    try Self.writing.withLock { _ throws(LanguagePreferenceError) in
      let object = try object()
      guard let languages else {
        if let object, let rest = object.removing(key) { try write(rest) }
        return
      }
      try write((object ?? .empty).setting(key, to: languages))
    }
  }

  private static let writing = Mutex(())

  /// Nil where there is no file.
  private func object() throws(LanguagePreferenceError) -> JSONObjectText? {
    guard path.isEmpty || FileManager.default.fileExists(atPath: path) else { return nil }
    let bytes: [UInt8]
    do throws(CatalogError) {
      bytes = try FileBytes.read(path)
    } catch {
      let reason = if case .unreadable(let reason) = error.kind { reason } else { error.message }
      throw LanguagePreferenceError(.unreadable(reason), path: path)
    }
    do throws(JSONObjectText.Fault) {
      return try JSONObjectText(bytes)
    } catch {
      throw LanguagePreferenceError(
        .malformed(error.message), path: path, location: error.location)
    }
  }

  private func write(_ bytes: [UInt8]) throws(LanguagePreferenceError) {
    do {
      try FileReplacement.write(bytes, toFile: path)
    } catch {
      let reason =
        if case .unwritable(let reason) = error.kind { reason } else { error.message }
      throw LanguagePreferenceError(.unwritable(reason), path: path)
    }
  }
}
