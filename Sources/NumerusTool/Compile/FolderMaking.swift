internal import Foundation
internal import Numerus

/// Makes folders that files go into.
enum FolderMaking {
  /// Makes a folder and those around it, where they are missing.
  static func make(_ path: String) throws(CatalogError) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw CatalogError(.unwritable("the folder can't be made"), path: path)
    }
  }
}
