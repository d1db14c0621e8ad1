internal import Numerus

extension Scale {
  /// The cost of one message, and of a localizer, as languages grow.
  func languages() throws -> ScaleTable {
    let counts = isQuick ? [1, 20] : [1, 20, 200]
    var names: [String] = []
    let medians = try counts.map { count in
      let group = languageGroup(ShelfCatalog(keyCount: 1_000, languageCount: count))
      names = group.candidates.map(\.name)
      return try self.medians(group)
    }
    return Self.growth(
      title: "languages",
      note:
        "Median nanoseconds for one message, or one localizer, of 1,000 keys in so many languages.",
      sizes: counts.map { "\($0) languages" }, names: names, medians)
  }

  private func languageGroup(_ shelves: ShelfCatalog) -> BenchmarkGroup {
    let catalog = shelves.make().compiled().catalog
    unsafe ShelfSymbols.current = catalog.fingerprint
    let localizer = Localizer(catalog, language: shelves.language)
    let hot = shelves.hotRequests
    let random = shelves.randomRequests(shelves.keyCount)
    let keys = random.map { ShelfTextRequest.byKey($0, in: shelves) }
    let language = shelves.language
    func text(_ request: ShelfRequest) -> String { request.text(in: shelves) }
    return BenchmarkGroup(
      title: "\(shelves.languageCount) languages",
      candidates: [
        Candidate(
          "symbol, random", ShelfSymbol(localizer: localizer), random, expected: text),
        Candidate(
          "literal, 64 hot", ShelfLiteral(localizer: localizer), hot, expected: text),
        Candidate(
          "string(forKey:), random", ShelfKey(localizer: localizer), keys
        ) { text($0.request) },
        Candidate(
          "Localizer(_:language:)", ShelfLanguage(catalog: catalog), [language], expected: { $0 }),
        Candidate(
          "Localizer(_:acceptLanguage:)", ShelfHeader(catalog: catalog),
          ["en-GB,en;q=0.9,fr;q=0.5"]
        ) { _ in language },
      ],
      hasTexts: false)
  }
}
