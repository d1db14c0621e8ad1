internal import Numerus

/// Catalogs of any size, all keys of which have a number and two forms.
///
/// Of its keys 64, evenly spread, are those of ``HotLiterals``; a catalog of fewer keys begins with these.
struct ShelfCatalog {
  static let hotCount = 64

  let keyCount: Int
  /// What ``language`` stands among.
  var languageCount = 1

  /// The language that is timed, in the midst of the others. They are of the range for private use, so
  /// that there may be any number of them.
  let language = "en-GB"

  func make() -> StringCatalog {
    var names = (0..<(languageCount - 1)).map(Self.privateLanguage)
    names.insert(language, at: names.count / 2)
    return StringCatalog(
      sourceLanguage: names[0], entries: (0..<keyCount).map { entry($0, names) })
  }

  private static func privateLanguage(_ number: Int) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    return "q\(letters[number / 26 % 20])\(letters[number % 26])"
  }

  private func entry(_ number: Int, _ languages: [String]) -> StringCatalog.Entry {
    let shelf = shelf(number)
    let forms = CountedForms([.one: "# item on \(shelf)", .other: "# items on \(shelf)"])
    let content = forms.content(number: "%lld")
    return StringCatalog.Entry(
      key: "%lld items on \(shelf)",
      localizations: languages.map { .init(language: $0, content: content) })
  }

  /// The place of a hot key.
  func hotPlace(_ number: Int) -> Int { keyCount < Self.hotCount ? number : number * step }

  private var step: Int { keyCount / Self.hotCount }

  /// What the key at a place ends in.
  func shelf(_ place: Int) -> String {
    if keyCount < Self.hotCount { return "hot shelf \(place)" }
    let isHot = place % step == 0 && place / step < Self.hotCount
    return isHot ? "hot shelf \(place / step)" : "shelf \(place)"
  }

  /// The hot keys, in turn.
  var hotRequests: [ShelfRequest] {
    (0..<min(keyCount, Self.hotCount)).map {
      ShelfRequest(place: hotPlace($0), hotNumber: $0)
    }
  }

  /// Keys in an order that no processor foresees, each at most once where there are many.
  func randomRequests(_ count: Int) -> [ShelfRequest] {
    var randomness = RepeatableNumbers()
    var places = Array(0..<keyCount)
    places.shuffle(using: &randomness)
    return (0..<count).map { ShelfRequest(place: places[$0 % keyCount]) }
  }
}

/// The same numbers in each run.
private struct RepeatableNumbers: RandomNumberGenerator {
  private var state: UInt64 = 1

  /// The generator is SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
