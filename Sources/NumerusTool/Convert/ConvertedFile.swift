internal import Foundation
internal import Numerus

/// A file to write: its path in an output that is a folder, and its bytes. The path may be empty where the
/// output is the file.
package struct ConvertedFile {
  var name: String
  var bytes: [UInt8]

  /// Writes files: one to the output itself, or several into a folder of that name.
  ///
  /// A new folder is filled under another name beside it first, so that it is there with all of its
  /// files or not at all. In a folder that is there, each file is whole or not at all.
  static func write(
    _ files: [ConvertedFile], to output: String, isForced: Bool
  ) throws(CatalogError) {
    let manager = FileManager.default
    let isThere = manager.fileExists(atPath: output)
    guard !isThere || isForced else {
      throw CatalogError(
        .unwritable("it is there already; --force writes over it"), path: output)
    }
    // The name of an output that is a file says so; see `ConvertRequest.isOneFile`.
    if files.count == 1, let file = files.first, file.isOutput(output) {
      try FileReplacement.write(file.bytes, toFile: output)
      return
    }
    let trimmed = output.count > 1 && output.hasSuffix("/") ? String(output.dropLast()) : output
    let folder = isThere ? trimmed : Self.hiddenName(beside: trimmed)
    do throws(CatalogError) {
      for file in files {
        let path = folder + "/" + file.name
        try FolderMaking.make(Self.parent(of: path))
        try FileReplacement.write(file.bytes, toFile: path)
      }
      guard !isThere else { return }
      // A name that was taken meanwhile is left to who took it: only an empty folder gives way.
      guard unsafe rename(folder, trimmed) == 0 else {
        throw CatalogError(.unwritable(unsafe String(cString: strerror(errno))), path: output)
      }
    } catch {
      if !isThere { try? manager.removeItem(atPath: folder) }
      throw error
    }
  }

  /// A name that no one has, which lists of files do not show: who ends the command leaves it there.
  package static func hiddenName(beside path: String) -> String {
    let parent = parent(of: path)
    return (parent == "/" ? "" : parent) + "/.numerus-\(UUID().uuidString)"
  }

  /// The folder around a path; Foundation's function ends the process for a name of one letter.
  private static func parent(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.utf8.startIndex ? "/" : String(path[..<slash])
  }

  /// Whether the file is the output and not one in it.
  private func isOutput(_ output: String) -> Bool {
    guard !name.isEmpty else { return true }
    let ending = name.split(separator: ".").last ?? ""
    return output.lowercased().hasSuffix("." + ending)
  }
}
