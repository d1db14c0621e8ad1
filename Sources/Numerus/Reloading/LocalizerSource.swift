public import NumerusMessages
internal import Synchronization

/// Where a service takes a localizer from for each request, while its catalog may be replaced by another
/// one at any time.
///
/// ```swift
/// func check(_ catalog: CompiledCatalog) throws {
///   guard catalog.contains(key: "greeting") else { throw MissingText(key: "greeting") }
/// }
/// let source = try LocalizerSource(path: "Localizable.xcstrings", check: check)
/// let localizer = source.localizer(acceptLanguage: "pl, en;q=0.5")
/// localizer.string(forKey: "greeting")                                      // "Cześć"
///
/// // Localizable.xcstrings was replaced.
/// try source.reload()
/// localizer.string(forKey: "greeting")                                      // "Cześć" still
/// source.localizer(acceptLanguage: "pl").string(forKey: "greeting")         // "Witaj"
/// ```
///
/// A reader keeps the catalog that its localizer was made from, so that all texts of an answer are of one
/// version; whoever asks again has the newer one. An old catalog is freed when the last localizer of it
/// goes. One that can't be loaded, or that `check` refuses, never becomes current.
///
/// Localizers are kept for each way in which readers are served, which many headers share: as many as
/// 128, those that were asked for last. Asking for one of them takes three locks in turn, each for a
/// look-up at most; nothing is loaded or made behind one, and no catalog is freed. So nobody waits for a
/// load, and loads do not wait for one another.
public final class LocalizerSource: Sendable {
  /// Loads a catalog, from the path that the source was made with.
  public typealias Load = @Sendable (_ path: String) throws -> CompiledCatalog

  /// Throws where a catalog is not fit to become current.
  public typealias Check = @Sendable (_ catalog: CompiledCatalog) throws -> Void

  private struct Origin {
    let path: String
    let load: Load
    let check: Check
  }

  private struct State {
    var edition: CatalogEdition
    /// How many loads were begun, and which of them the edition came from.
    var begun = 0
    var current = 0
    /// What the file was when it was loaded last, well or not; nil where there was none.
    var loaded: FileStamp?

    mutating func begin() -> Int {
      begun += 1
      return begun
    }
  }

  private let origin: Origin?
  private let allowsRelatedLanguages: Bool
  private let options: Localizer.Options
  private let state: Mutex<State>

  /// Loads the first catalog.
  ///
  /// - Parameters:
  ///   - path: The path of a file or folder, where later versions will be too.
  ///   - allowsRelatedLanguages: Whether a language that readers of a wanted one understand serves
  ///     where nothing else does: Spanish for Catalan.
  ///   - options: What else the localizers do.
  ///   - load: Loads a version; any thread may call it, also several at once.
  ///   - check: Refuses a version, as for a key that is missing.
  /// - Throws: What `load` throws, `CatalogError` where none is given, and what `check` throws.
  public convenience init(
    path: String, allowsRelatedLanguages: Bool = false,
    options: Localizer.Options = Localizer.Options(),
    load: @escaping Load = { try CompiledCatalog(contentsOfFile: $0) },
    check: @escaping Check = { _ in }
  ) throws {
    let stamp = FileStamp(path: path)
    let catalog = try load(path)
    try check(catalog)
    self.init(
      catalog, Origin(path: path, load: load, check: check), stamp,
      allowsRelatedLanguages: allowsRelatedLanguages, options: options)
  }

  /// A source whose later catalogs come by ``replace(with:)``; there is nothing to load again.
  ///
  /// - Parameters:
  ///   - catalog: The first catalog.
  ///   - allowsRelatedLanguages: Whether a language that readers of a wanted one understand serves
  ///     where nothing else does.
  ///   - options: What else the localizers do.
  public convenience init(
    _ catalog: CompiledCatalog, allowsRelatedLanguages: Bool = false,
    options: Localizer.Options = Localizer.Options()
  ) {
    self.init(
      catalog, nil, nil, allowsRelatedLanguages: allowsRelatedLanguages, options: options)
  }

  private init(
    _ catalog: CompiledCatalog, _ origin: Origin?, _ stamp: FileStamp?,
    allowsRelatedLanguages: Bool, options: Localizer.Options
  ) {
    self.origin = origin
    self.allowsRelatedLanguages = allowsRelatedLanguages
    self.options = options
    let edition = CatalogEdition(
      catalog, allowsRelatedLanguages: allowsRelatedLanguages, options: options)
    state = Mutex(State(edition: edition, loaded: stamp))
  }

  var edition: CatalogEdition { state.withLock { $0.edition } }

  /// The current catalog.
  public var catalog: CompiledCatalog { edition.catalog }

  /// A localizer of the current catalog for a request, by its Accept-Language header. Ask once a
  /// request: the next one may be of another version.
  ///
  /// It is what `Localizer(source.catalog, acceptLanguage: header)` is.
  ///
  /// - Complexity: Two look-ups for a header that came before, else as `LanguageMatcher` has it.
  public func localizer(acceptLanguage header: String) -> Localizer {
    edition.localizer(acceptLanguage: header)
  }

  /// A localizer of the current catalog for a reader who wants certain languages, the most wanted first.
  ///
  /// It is what `Localizer(source.catalog, preferring: languages)` is.
  ///
  /// - Complexity: Two look-ups for a list that came before, else as `LanguageMatcher` has it.
  public func localizer(preferring languages: [String]) -> Localizer {
    edition.localizer(preferring: languages)
  }

  /// Loads the catalog again, which becomes the current one.
  ///
  /// Any thread may call it at any time. Of two loads the one that was begun later stays, however long
  /// each takes. So after a call without an error the version is current that was there when the call
  /// began, or a later one.
  ///
  /// - Returns: The catalog that became current; nil where one of a later call had before, and where the
  ///   source was made from a catalog.
  /// - Throws: What `load` and `check` throw; the current catalog stays then.
  @discardableResult
  public func reload() throws -> CompiledCatalog? {
    guard let origin else { return nil }
    // Looked at before it is read: whoever watches sees a file that is replaced meanwhile as another.
    let stamp = FileStamp(path: origin.path)
    let number = state.withLock { state in
      state.loaded = stamp
      return state.begin()
    }
    return try setCurrent(origin.load(origin.path), number)
  }

  /// Makes a catalog the current one that was made elsewhere. It counts as one that is loaded now.
  ///
  /// - Returns: Whether it became current; false where one of a later call had before.
  /// - Throws: What `check` throws; the current catalog stays then.
  @discardableResult
  public func replace(with catalog: CompiledCatalog) throws -> Bool {
    try setCurrent(catalog, state.withLock { $0.begin() }) != nil
  }

  /// Looks at the file from time to time, and loads it when it was replaced.
  ///
  /// ```swift
  /// let watch = source.watch { result in
  ///   if case .failure(let error) = result { log("\(error)") }
  ///   // Localizable.xcstrings:12:7: error: invalid JSON: expected a value
  /// }
  /// defer { watch.stop() }
  /// ```
  ///
  /// Replace the file by a rename, as `mv` does within a file system and `StringCatalog.write` does, or
  /// set a symbolic link to another one: then it is whole whenever it is read. A file that is written in
  /// place differs from look to look, and is left until two of them find it the same. Of a folder only
  /// what is added to it, removed from it or renamed is seen. A source that was made from a catalog has
  /// nothing to look at.
  ///
  /// A version is loaded once, well or not; ``reload()`` tries one again. Looking needs nothing of the
  /// system but `stat`, which also tells of files that other machines or the host of a container
  /// replaced.
  ///
  /// - Parameters:
  ///   - interval: The time between two looks, a hundredth of a second at least. A version is loaded
  ///     after one or two of them.
  ///   - onReload: Called after each load, on a thread of the watch, with the catalog that became current
  ///     or with what was thrown.
  public func watch(
    every interval: Duration = .seconds(1),
    onReload: @escaping @Sendable (Result<CompiledCatalog, any Error>) -> Void = { _ in }
  ) -> Watch {
    Watch(self, every: interval, onReload: onReload)
  }

  /// The file as it is now, and whether it was loaded like this; nil where there is nothing to load.
  func look() -> (stamp: FileStamp?, isLoaded: Bool)? {
    guard let origin else { return nil }
    let stamp = FileStamp(path: origin.path)
    return (stamp, state.withLock { $0.loaded } == stamp)
  }

  private func setCurrent(_ catalog: CompiledCatalog, _ number: Int) throws -> CompiledCatalog? {
    try origin?.check(catalog)
    let edition = CatalogEdition(
      catalog, allowsRelatedLanguages: allowsRelatedLanguages, options: options)
    // The one before leaves the lock with its last reference: freeing a large catalog takes a while.
    let previous = state.withLock { state -> CatalogEdition? in
      guard number > state.current else { return nil }
      defer { state.edition = edition }
      state.current = number
      return state.edition
    }
    return previous == nil ? nil : catalog
  }
}
