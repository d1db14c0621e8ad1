internal import Foundation
internal import Numerus

/// Catalogs for programs other than this one.
enum WrittenCatalogs {
  /// Writes a catalog of ten keys and one of many, each as a String Catalog and compiled.
  static func write(to folder: String) throws {
    let folder = URL(filePath: folder, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for catalog in [BenchmarkCatalog.makeSmall(), BenchmarkCatalog.make()] {
      let name = "\(catalog.count)"
      try Data(catalog.serialized()).write(to: folder.appending(path: "\(name).xcstrings"))
      try Data(catalog.compiled().catalog.serialized())
        .write(to: folder.appending(path: "\(name).compiled"))
    }
  }
}
