internal import Foundation

/// A folder of files for one test, which is removed with the value.
public final class TemporaryFolder: Sendable {
  public let path: String

  /// - Parameter files: Texts by their path in the folder.
  public init(_ files: [String: String] = [:]) throws {
    path = FileManager.default.temporaryDirectory.appending(path: "numerus-\(UUID())").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, and makes the folders around it.
  public func write(_ text: String, to name: String) throws {
    let url = URL(filePath: self[name])
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// The path of a file in the folder.
  public subscript(name: String) -> String { path + "/" + name }

  /// The text of a file.
  public func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: self[name])), as: UTF8.self)
  }

  /// The paths of all files, sorted.
  public var files: [String] {
    let all = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return all.filter { name in
      var isFolder: ObjCBool = false
      _ = unsafe FileManager.default.fileExists(atPath: self[name], isDirectory: &isFolder)
      return !isFolder.boolValue
    }.sorted()
  }
}
