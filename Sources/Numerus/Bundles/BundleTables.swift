internal import Foundation
internal import NumerusMessages
internal import Synchronization

/// The tables of all bundles of the process. What was loaded stays: a text may be asked for as long as
/// the process runs.
final class BundleTables: MessageTables {
  static let shared = BundleTables()

  /// How many folders are kept; those of more bundles are looked at anew each time.
  static let mostFolders = 4096

  private let main = ResourceFolder(path: BundlePath.resources(of: .main))
  private let mainPath = Bundle.main.bundlePath
  private let folders = Mutex<[String: ResourceFolder]>([:])

  /// A table of a bundle.
  ///
  /// - Parameters:
  ///   - name: The table's name; nil and empty for the usual one.
  ///   - bundlePath: The bundle's path; nil for the main bundle.
  func table(_ name: String?, bundlePath: String?) -> MessageTable {
    let otherPath = bundlePath == mainPath ? nil : bundlePath
    let folder = otherPath.map(folder) ?? main
    return folder.table(name.flatMap { $0.isEmpty ? nil : $0 } ?? MessageTable.usualName)
  }

  private func folder(_ bundlePath: String) -> ResourceFolder {
    if let known = folders.withLock({ $0[bundlePath] }) { return known }
    let folder = ResourceFolder(path: BundlePath.resources(ofBundleAt: bundlePath))
    return folders.withLock { folders in
      if let known = folders[bundlePath] { return known }
      if folders.count < Self.mostFolders { folders[bundlePath] = folder }
      return folder
    }
  }

  /// Adds a table that no folder has, under a path that is that of no bundle. A program has few of them,
  /// which are never too many.
  func add(_ table: MessageTable, bundlePath: String) {
    let folder = folders.withLock { folders in
      if let known = folders[bundlePath] { return known }
      let folder = ResourceFolder(path: nil)
      folders[bundlePath] = folder
      return folder
    }
    folder.add(table)
  }

  func localizer(for reference: MessageReference, like localizer: Localizer) -> Localizer {
    let table = table(reference.table, bundlePath: reference.bundlePath)
    let found = table.localizer(
      for: reference.locale.map { ReaderLanguages([$0]) } ?? localizer.core.reader,
      formatLocale: reference.locale ?? localizer.core.formatLocale)
    return found.with(localizer.options)
  }
}
