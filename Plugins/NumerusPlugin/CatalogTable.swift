import Foundation
import PackagePlugin

/// The files of a target that have the texts of one table.
struct CatalogTable {
  var name: String
  /// The catalog, or the `.strings` and `.stringsdict` files of all languages.
  var files: [URL]
  /// The files with options for them.
  var options: [URL]
  /// The files that the manifest does not name as resources.
  var undeclared: [URL]
  /// Whether the texts are to be part of the program, in place of a file.
  var isEmbedded: Bool

  var isCatalog: Bool { files.first?.pathExtension.lowercased() == "xcstrings" }

  /// Whether programs ask for the table, and not the system.
  var hasSymbols: Bool { !["AppShortcuts", "InfoPlist"].contains(name) }

  /// The tables of a target, in the order of their names.
  static func tables(in list: FileList) -> [CatalogTable] {
    let files = Array(list)
    let texts = files.filter { file in
      switch file.url.pathExtension.lowercased() {
      case "xcstrings": true
      case "strings", "stringsdict": file.folder.pathExtension.lowercased() == "lproj"
      default: false
      }
    }
    let byName = Dictionary(grouping: texts) {
      $0.url.deletingPathExtension().lastPathComponent
    }
    return byName.sorted { $0.key < $1.key }.map { name, texts in
      let folders = Set(
        texts.map { file in
          file.folder.pathExtension.lowercased() == "lproj"
            ? file.folder.deletingLastPathComponent() : file.folder
        }.map(\.path))
      let options = files.filter { file in
        file.url.lastPathComponent == "numerus.json" && folders.contains(file.folder.path)
      }
      return CatalogTable(
        name: name, files: texts.map(\.url).sorted { $0.path < $1.path },
        options: options.map(\.url), undeclared: texts.filter { $0.type != .resource }.map(\.url),
        isEmbedded: options.contains { embeds($0.url) })
    }
  }

  /// Whether a file of options says so. What is wrong with it is for the command to tell.
  private static func embeds(_ options: URL) -> Bool {
    guard let data = try? Data(contentsOf: options),
      let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return false }
    return object["embeds"] as? Bool ?? false
  }
}

extension File {
  fileprivate var folder: URL { url.deletingLastPathComponent() }
}
