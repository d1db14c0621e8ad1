/// What a reader reads, as far as we were told.
package struct ReaderLanguages: Hashable, Sendable {
  /// The languages that are wanted, the most wanted first.
  package var wanted: [String]

  /// What the reader will not have, where a header told; then `*` among the wanted ones stands for any
  /// other language. Nil for a list of languages, which excludes nothing.
  package var excluded: [String]?

  package init(_ wanted: [String], excluded: [String]? = nil) {
    self.wanted = wanted
    self.excluded = excluded
  }

  /// How many bytes the identifiers have.
  package var byteCount: Int {
    func count(_ languages: [String]) -> Int { languages.reduce(0) { $0 + $1.utf8.count } }
    return count(wanted) + (excluded.map(count) ?? 0)
  }
}
