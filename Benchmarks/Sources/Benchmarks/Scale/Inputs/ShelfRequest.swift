/// A message of a ``ShelfCatalog`` that somebody asks for.
struct ShelfRequest {
  let count: Int
  /// The key's place in the catalog.
  let place: Int
  /// Which of the hot keys it is.
  let hotNumber: Int

  init(place: Int, hotNumber: Int = 0) {
    let numbers = BenchmarkInputs.numbers
    count = numbers[place % numbers.count]
    self.place = place
    self.hotNumber = hotNumber
  }

  func text(in shelves: ShelfCatalog) -> String {
    let noun = count == 1 ? "item" : "items"
    return "\(DigitStyle.english.text(count)) \(noun) on \(shelves.shelf(place))"
  }
}

/// The same with a text to ask by: one alone, since each that is touched may cost a cache miss.
struct ShelfTextRequest {
  let request: ShelfRequest
  let text: String

  /// With the key.
  static func byKey(_ request: ShelfRequest, in shelves: ShelfCatalog) -> Self {
    Self(request: request, text: "%lld items on \(shelves.shelf(request.place))")
  }
}

/// The same with what follows the number in a literal.
struct ShelfLiteralRequest {
  let request: ShelfRequest
  let rest: StaticString

  init(_ request: ShelfRequest, in shelves: ShelfCatalog) {
    self.request = request
    rest = LiteralAtRunTime.literal(" items on \(shelves.shelf(request.place))")
  }
}
