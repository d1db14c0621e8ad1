import Foundation
import NumerusTestSupport

/// A folder for the files of compiled catalogs.
struct OpenedFolder: ~Copyable {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Writes a file, and gives its path.
  func write(_ bytes: [UInt8], _ name: String = "Localizable.numerus") throws -> String {
    try FileManager.default.createDirectory(
      atPath: folder.path, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(filePath: folder[name]))
    return folder[name]
  }
}
