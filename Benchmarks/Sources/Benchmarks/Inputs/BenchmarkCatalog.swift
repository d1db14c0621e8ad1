internal import Numerus

/// The catalog that Numerus is timed with: the texts of ``BenchmarkTexts`` among those of a large app,
/// a third of which have a number and plural forms, and a third a text.
enum BenchmarkCatalog {
  static let keyCount = 10_000
  static let languages = ["en", "ru", "ar"]

  static func make() -> StringCatalog {
    let measured = Dictionary(
      uniqueKeysWithValues: MeasuredKey.allCases.map { ($0.rawValue, entry($0)) })
    return StringCatalog(
      sourceLanguage: "en", entries: (0..<keyCount).map { measured[$0] ?? filler($0) })
  }

  /// Ten keys, one of them measured.
  static func makeSmall() -> StringCatalog {
    StringCatalog(sourceLanguage: "en", entries: [entry(.items)] + (0..<9).map(filler))
  }

  private static func entry(_ key: MeasuredKey) -> StringCatalog.Entry {
    switch key {
    case .items: counted("%lld items in your collection", BenchmarkTexts.items)
    case .shortItems: counted("%lld items", BenchmarkTexts.shortItems)
    case .itemsNamed: counted("%lld items in %@", BenchmarkTexts.itemsNamed)
    case .collection:
      StringCatalog.Entry(
        key: "Collection: %@", localizations: [.init(language: "en", value: "Collection: %@")])
    case .photos: photos
    }
  }

  private static func counted(
    _ key: String, _ forms: [String: CountedForms]
  ) -> StringCatalog.Entry {
    StringCatalog.Entry(
      key: key,
      localizations: languages.compactMap { language in
        forms[language].map { .init(language: language, content: $0.content(number: "%lld")) }
      })
  }

  private static var photos: StringCatalog.Entry {
    var entry = StringCatalog.Entry(key: "%lld photos in %lld albums")
    for language in languages {
      guard let join = BenchmarkTexts.join[language],
        let photos = BenchmarkTexts.photos[language], let albums = BenchmarkTexts.albums[language]
      else { continue }
      entry.localizations.append(
        .init(
          language: language, content: .init(value: "%#@photos@\(join)%#@albums@"),
          substitutions: [
            .init(
              name: "photos", argumentNumber: 1, formatSpecifier: "lld",
              content: photos.content(number: "%arg")),
            .init(
              name: "albums", argumentNumber: 2, formatSpecifier: "lld",
              content: albums.content(number: "%arg")),
          ]))
    }
    return entry
  }

  private static func filler(_ number: Int) -> StringCatalog.Entry {
    switch number % 3 {
    case 0: return counted("%lld items on shelf \(number)", BenchmarkTexts.items)
    case 1:
      return StringCatalog.Entry(
        key: "screen.\(number).title",
        localizations: [
          .init(language: "en", value: "What screen \(number) is called"),
          .init(language: "ru", value: "Как называется экран \(number)"),
          .init(language: "ar", value: "اسم الشاشة \(number)"),
        ])
    default:
      return StringCatalog.Entry(
        key: "Screen \(number) of %@",
        localizations: [
          .init(language: "en", value: "Screen \(number) of %@"),
          .init(language: "ru", value: "Экран \(number) из %@"),
          .init(language: "ar", value: "الشاشة \(number) من %@"),
        ])
    }
  }
}
