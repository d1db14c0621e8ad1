internal import Foundation
internal import Numerus

/// Files that are written when the program begins: the table for `String(localized:)` in a bundle of
/// its own and as the program's usual one, and gettext's catalogs. Where the program's folder can't be
/// written to, its usual table is missing.
struct BenchmarkFiles {
  static let table = "Benchmark"

  let folder: String
  let bundle: Bundle
  /// Whether the usual table stands beside the program, where Foundation looks for the main bundle's.
  let hasUsualTable: Bool

  init(_ catalog: StringCatalog) throws(BenchmarkFailure) {
    let files = FileManager.default
    let name = "numerus-benchmarks-\(ProcessInfo.processInfo.processIdentifier)"
    let folder = files.temporaryDirectory.appending(path: name)
    let bytes = Data(catalog.serialized())
    do {
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
      try bytes.write(to: folder.appending(path: "\(Self.table).xcstrings"))
    } catch {
      throw BenchmarkFailure("\(folder.path): \(error)")
    }
    guard let bundle = Bundle(path: folder.path) else {
      throw BenchmarkFailure("\(folder.path) is no bundle")
    }
    self.folder = folder.path
    self.bundle = bundle
    let main = Bundle.main.resourceURL?.appending(path: "Localizable.xcstrings")
    // In one step: another run of the program may be reading.
    hasUsualTable = main.map { (try? bytes.write(to: $0, options: .atomic)) != nil } ?? false
  }

  /// Removes what stands in the temporary folder.
  func remove() { try? FileManager.default.removeItem(atPath: folder) }
}
