internal import Foundation

/// Finds the files of texts in a folder and the folders in it.
///
/// Hidden folders are passed over, and so are bundles, whose tables are their own. A folder that is met
/// again by a symbolic link is not entered twice.
struct FolderWalk {
  /// A file of texts.
  struct File {
    var path: String
    var kind: CatalogFileKind
    var table: String
    /// What the folder around it tells; nil outside of any `.lproj`.
    var language: LanguageFolder?
    /// The folder that the table is in: around the `.lproj`.
    var folder: String
  }

  /// How many folders may stand in one another.
  static let deepest = 32
  /// How many files and folders there may be.
  static let most = 100_000

  private(set) var files: [File] = []
  private var entered: Set<Identity> = []
  private var count = 0

  private struct Identity: Hashable {
    var device: UInt64
    var file: UInt64
  }

  /// Finds all files, in the order of their paths.
  static func files(in path: String) throws(CatalogError) -> [File] {
    var walk = Self()
    guard Self.status(of: path)?.isFolder == true else {
      let reason = Self.status(of: path) == nil ? "there is no such folder" : "it is no folder"
      throw CatalogError(.unreadable(reason), path: path)
    }
    let absolute = URL(filePath: path).standardizedFileURL
    let language = LanguageFolder(absolute.lastPathComponent)
    // The tables of an `.lproj` are those of the folder around it, as for its files when they are named.
    let around = language == nil ? path : absolute.deletingLastPathComponent().path
    try walk.enter(path, language, around: around, depth: 0)
    return walk.files
  }

  /// A file that someone named.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - usualLanguage: The language of a file that is in no folder of one.
  static func file(_ path: String, usualLanguage: String?) throws(CatalogError) -> File {
    guard let (kind, table) = FileName(path).catalogFile else {
      try FileName(path).checkIsSource(path)
      throw CatalogError(
        .unknownKind("its name ends with none of .xcstrings, .strings and .stringsdict"),
        path: path)
    }
    guard status(of: path) != nil else {
      throw CatalogError(.unreadable("there is no such file"), path: path)
    }
    let parent = URL(filePath: path).standardizedFileURL.deletingLastPathComponent()
    let language = LanguageFolder(parent.lastPathComponent)
    let folder = language == nil ? parent : parent.deletingLastPathComponent()
    let named = usualLanguage.map { LanguageFolder.language(LanguageFolder.identifier($0) ?? $0) }
    guard kind == .xcstrings || language != nil || named != nil else {
      throw CatalogError(.unknownSourceLanguage, path: path)
    }
    return File(
      path: path, kind: kind, table: table, language: language ?? named, folder: folder.path)
  }

  static func isFolder(_ path: String) -> Bool { status(of: path)?.isFolder == true }

  private mutating func enter(
    _ path: String, _ language: LanguageFolder?, around folder: String, depth: Int
  ) throws(CatalogError) {
    guard depth < Self.deepest else {
      throw CatalogError(
        .boundExceeded("more than \(Self.deepest) folders in one another"), path: path)
    }
    guard let status = Self.status(of: path), entered.insert(status.identity).inserted else {
      return
    }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: path)
    } catch {
      throw CatalogError(.unreadable("the folder can't be read"), path: path)
    }
    count += names.count
    guard count <= Self.most else {
      throw CatalogError(
        .boundExceeded("more than \(Self.most) files and folders"), path: path)
    }
    for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    where !name.hasPrefix(".") {
      let inner = path.hasSuffix("/") ? path + name : path + "/" + name
      guard let status = Self.status(of: inner) else { continue }
      if status.isFolder {
        guard !Self.isBundle(name) else { continue }
        let own = LanguageFolder(name)
        // What stands deeper in an `.lproj` is in the same table.
        let around = own != nil ? path : language == nil ? inner : folder
        try enter(inner, own ?? language, around: around, depth: depth + 1)
      } else if status.isFile, let (kind, table) = FileName(name).catalogFile {
        files.append(
          File(path: inner, kind: kind, table: table, language: language, folder: folder))
      }
    }
  }

  private static func isBundle(_ name: String) -> Bool {
    ["app", "appex", "bundle", "framework", "resources", "xcframework", "xcodeproj"]
      .contains { FileName(name).stem(ofExtension: $0) != nil }
  }

  private static func status(
    of path: String
  ) -> (identity: Identity, isFolder: Bool, isFile: Bool)? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    let kind = status.st_mode & S_IFMT
    let identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      file: UInt64(truncatingIfNeeded: status.st_ino))
    return (identity, kind == S_IFDIR, kind == S_IFREG)
  }
}
