extension CompiledCatalog {
  /// A catalog from the bytes that ``serialized()`` gave.
  ///
  /// All of it is checked, so that a damaged catalog is refused and no message of it can go wrong.
  ///
  /// ```swift
  /// let catalog = try CompiledCatalog(serialized: bytes)
  /// ```
  ///
  /// - Throws: ``CompiledCatalogError`` with the place of the fault.
  /// - Complexity: O(*n*) in the count of bytes.
  public init(serialized bytes: some Collection<UInt8>) throws(CompiledCatalogError) {
    try self.init(checking: BlockMemory(copying: bytes))
  }

  /// The catalog in the binary form that `numerus compile` writes: the same on every machine, and for
  /// the same texts always the same bytes.
  ///
  /// - Complexity: O(*n*) in the count of bytes.
  public func serialized() -> [UInt8] { unsafe Array(block.bytes) }

  /// Calls a function with the bytes of ``serialized()``, without a copy.
  public func withSerializedBytes<Result, Failure: Error>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let bytes = unsafe block.bytes.bindMemory(to: UInt8.self)
    return try unsafe body(Span(_unsafeElements: bytes))
  }

  /// A catalog that `numerus compile` wrote to a file.
  ///
  /// The file is read into memory of the catalog's own and all of it is checked, as by
  /// ``init(serialized:)``: what happens to the file afterwards does not matter.
  ///
  /// - Throws: ``CompiledCatalogError`` with the path and the place of the fault.
  /// - Complexity: O(*n*) in the size of the file.
  public init(contentsOfCompiledFile path: String) throws(CompiledCatalogError) {
    do {
      try self.init(checking: BlockMemory(contentsOfFile: path))
    } catch {
      throw error.at(path)
    }
  }

  /// How much of a mapped file is checked when it is opened.
  public enum MappedChecking: Sendable {
    /// The header and the languages. Each message is checked each time it is written.
    case eachMessage
    /// All of it, so that messages are written the shortest way; every page of the file is read once.
    case everything
  }

  /// A catalog that `numerus compile` wrote, in the memory where the system keeps the file: opening takes
  /// no copy, and processes that open the same file share its pages.
  ///
  /// Only for files that are never written to again, but replaced by renaming a new file over them, as
  /// `numerus compile` does. A process that reads a mapped file which somebody cuts is ended by the
  /// system, and what somebody writes into it shows through unchecked.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - checking: How much is checked now.
  /// - Throws: ``CompiledCatalogError`` with the path and the place of the fault.
  /// - Complexity: O(1) in the count of messages, or O(*n*) where everything is checked.
  public init(
    mappingCompiledFile path: String, checking: MappedChecking = .eachMessage
  ) throws(CompiledCatalogError) {
    do {
      let memory = try BlockMemory(mappingFile: path)
      switch checking {
      case .eachMessage: try self.init(checkingEachMessageOf: memory)
      case .everything: try self.init(checking: memory)
      }
    } catch {
      throw error.at(path)
    }
  }

  /// A catalog whose block is checked from its beginning to its end.
  package init(checking memory: BlockMemory) throws(CompiledCatalogError) {
    try CatalogBlock(memory, isTrusted: false).check()
    self.init(try CatalogStorage(try CatalogBlock(memory, isTrusted: true)))
  }

  /// A catalog of which the header is checked, and each message when it is written.
  package init(checkingEachMessageOf memory: BlockMemory) throws(CompiledCatalogError) {
    self.init(try CatalogStorage(try CatalogBlock(memory, isTrusted: false)))
  }

  /// A catalog that we have written ourselves.
  init(trusting memory: BlockMemory) {
    do {
      self.init(try CatalogStorage(try CatalogBlock(memory, isTrusted: true)))
    } catch {
      // Tests hold that what is written can be opened.
      preconditionFailure("\(error)")
    }
  }
}
