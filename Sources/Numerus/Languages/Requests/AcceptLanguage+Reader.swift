internal import NumerusMessages

extension AcceptLanguage {
  /// What the header tells of its reader.
  package var reader: ReaderLanguages { ReaderLanguages(wanted, excluded: excluded) }

  /// The header of a reader who wants these languages, each more than the next, and excludes none.
  init(wanted languages: [String]) {
    let ranges = languages.compactMap { Self.parse($0).first }.filter { $0.tag != "*" }
    self.init(ranges: ranges.prefix(Self.mostRanges).map { Range(tag: $0.tag, thousandths: 1000) })
  }
}
