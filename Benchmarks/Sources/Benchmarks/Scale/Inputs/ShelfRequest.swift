/// A message of a ``ShelfCatalog`` that somebody asks for.
struct ShelfRequest {
  let count: Int
  /// The key's place in the catalog.
  let place: Int
  /// Which of the hot keys it is.
  let hotNumber: Int
  let key: String
  /// What follows the number.
  let rest: String

  init(place: Int, hotNumber: Int = 0, in catalog: ShelfCatalog) {
    let numbers = BenchmarkInputs.numbers
    count = numbers[place % numbers.count]
    self.place = place
    self.hotNumber = hotNumber
    rest = " items on \(catalog.shelf(place))"
    key = "%lld" + rest
  }

  /// The English text.
  var text: String {
    let rest = count == 1 ? rest.replacing("items", with: "item") : rest
    return DigitStyle.english.text(count) + rest
  }
}
