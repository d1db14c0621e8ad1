extension CompiledCatalog {
  /// A catalog from a literal in the program's text: the Base64 of ``serialized()``.
  ///
  /// ```swift
  /// let catalog = try CompiledCatalog(embedded: "iU5VTUNBVAoBAAAA…")
  /// ```
  ///
  /// A literal of text is what the compiler is fast with: one of as many numbers takes it minutes.
  ///
  /// - Parameter text: Base64 as RFC 4648 has it, with padding and without line ends.
  /// - Throws: ``CompiledCatalogError``, with the place in the text for what is no Base64, else with the
  ///   place in the bytes.
  /// - Complexity: O(*n*) in the length of the text.
  public init(embedded text: StaticString) throws(CompiledCatalogError) {
    let catalog = text.withUTF8Buffer { text -> Result<Self, CompiledCatalogError> in
      do throws(CompiledCatalogError) {
        return .success(try Self(embeddedText: unsafe text.span))
      } catch {
        return .failure(error)
      }
    }
    self = try catalog.get()
  }

  /// A catalog from the text of ``embeddedText()``.
  package init(embeddedText text: Span<UInt8>) throws(CompiledCatalogError) {
    try self.init(checking: try Base64.decoded(text))
  }

  /// The text that ``init(embedded:)`` takes, in ASCII.
  package func embeddedText() -> [UInt8] { withSerializedBytes { Base64.encoded($0) } }
}
