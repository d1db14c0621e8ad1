internal import Numerus

extension Scale {
  /// The cost of one message as keys grow, of keys at random and of 64 that are asked for again and again.
  func keys() throws -> ScaleTable {
    let counts = isQuick ? [10, 1_000] : [10, 10_000, 1_000_000]
    var names: [String] = []
    let medians = try counts.map { count in
      let group = try keyGroup(ShelfCatalog(keyCount: count))
      names = group.candidates.map(\.name)
      return try self.medians(group)
    }
    return Self.growth(
      title: "keys", note: "Median nanoseconds for one message of a catalog of so many keys.",
      sizes: counts.map { "\($0) keys" }, names: names, medians)
  }

  /// More random keys than caches hold; of a million, every fourth.
  private static let mostRandomKeys = 1 << 18

  private func keyGroup(_ shelves: ShelfCatalog) throws(BenchmarkFailure) -> BenchmarkGroup {
    let catalog = shelves.make().compiled().catalog
    unsafe ShelfSymbols.current = catalog.fingerprint
    let localizer = Localizer(catalog, language: shelves.language)
    let random = shelves.randomRequests(max(64, min(shelves.keyCount, Self.mostRandomKeys)))
    let hot = shelves.hotRequests
    let places = Dictionary(
      uniqueKeysWithValues: catalog.keys.enumerated().map { ($0.element, $0.offset) })
    func text(_ request: ShelfRequest) -> String { request.text(in: shelves) }
    func candidates<W: Work>(
      _ name: String, _ work: W, _ input: (ShelfRequest) -> W.Input,
      expected: @escaping (W.Input) -> String
    ) -> [Candidate] {
      [
        Candidate("\(name), random", work, random.map(input), expected: expected),
        Candidate("\(name), 64 hot", work, hot.map(input), expected: expected),
      ]
    }
    func byKey(_ request: ShelfRequest) -> ShelfTextRequest { .byKey(request, in: shelves) }
    func byRest(_ request: ShelfRequest) -> ShelfLiteralRequest {
      ShelfLiteralRequest(request, in: shelves)
    }
    let atRunTime = ShelfLiteralAtRunTime(localizer: localizer)
    let literal = Candidate(
      "literal, 64 hot", ShelfLiteral(localizer: localizer), hot, expected: text)
    return BenchmarkGroup(
      title: "\(shelves.keyCount) keys",
      candidates:
        candidates("symbol", ShelfSymbol(localizer: localizer), { $0 }, expected: text)
        + [literal]
        + candidates("literal at run time", atRunTime, byRest) { text($0.request) }
        + candidates("string(forKey:)", ShelfKey(localizer: localizer), byKey) {
          text($0.request)
        }
        + candidates("Dictionary look-up alone", ShelfDictionary(places: places), byKey) {
          "\($0.request.place)"
        },
      hasTexts: false)
  }
}
