import Foundation
import Numerus
import NumerusTestSupport

/// Catalogs that differ in their version, which each text tells.
enum VersionedCatalog {
  /// A catalog in English and Polish.
  static func text(_ version: Int, keys: [String] = ["first", "second"]) -> String {
    let entries = keys.map { key in
      """
      "\(key)" : { "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "English \(version)" } },
        "pl" : { "stringUnit" : { "state" : "translated", "value" : "polski \(version)" } } } }
      """
    }
    return """
      { "sourceLanguage" : "en", "strings" : { \(entries.joined(separator: ", ")) }, "version" : "1.0" }
      """
  }

  static func compiled(_ version: Int) throws -> CompiledCatalog {
    let folder = try TemporaryFolder(["Localizable.xcstrings": text(version)])
    return try CompiledCatalog(contentsOfFile: folder["Localizable.xcstrings"])
  }

  /// Throws where a catalog lacks a key.
  @Sendable static func check(_ catalog: CompiledCatalog) throws {
    for key in ["first", "second"] where !catalog.contains(key: key) { throw MissingKey(key: key) }
  }

  struct MissingKey: Error, Equatable {
    let key: String
  }
}

extension TemporaryFolder {
  /// Puts a file in the place of another, as `mv` does.
  func replace(_ name: String, by text: String) throws {
    try write(text, to: name + ".new")
    try move(name + ".new", to: name)
  }

  func move(_ name: String, to other: String) throws {
    guard unsafe rename(self[name], self[other]) == 0 else {
      throw CocoaError(.fileWriteUnknown)
    }
  }
}
