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
