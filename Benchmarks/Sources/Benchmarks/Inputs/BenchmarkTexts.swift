internal import Numerus

/// The texts that are timed. `BenchmarkCatalog` has the same ones for Numerus.
enum BenchmarkTexts {
  static let englishItems = CountedForms(
    locale: "en",
    [.one: "# item in your collection", .other: "# items in your collection"])

  static let polishItems = CountedForms(
    locale: "pl",
    [
      .one: "# element w twojej kolekcji",
      .few: "# elementy w twojej kolekcji",
      .many: "# elementów w twojej kolekcji",
      .other: "# elementu w twojej kolekcji",
    ])

  static let arabicItems = CountedForms(
    locale: "ar-EG",
    [
      .zero: "لا عناصر في مجموعتك",
      .one: "عنصر واحد في مجموعتك",
      .two: "عنصران في مجموعتك",
      .few: "# عناصر في مجموعتك",
      .many: "# عنصرًا في مجموعتك",
      .other: "# عنصر في مجموعتك",
    ])

  /// With all numbers of seven digits, their separators too, this fits into fifteen bytes, which
  /// Swift keeps without an allocation.
  static let englishShort = CountedForms(locale: "en", [.one: "# item", .other: "# items"])

  static let englishPhotos = CountedForms(locale: "en", [.one: "# photo", .other: "# photos"])
  static let englishAlbums = CountedForms(locale: "en", [.one: "# album", .other: "# albums"])
  static let englishJoin = " in "

  static let polishPhotos = CountedForms(
    locale: "pl",
    [.one: "# zdjęcie", .few: "# zdjęcia", .many: "# zdjęć", .other: "# zdjęcia"])
  static let polishAlbums = CountedForms(
    locale: "pl",
    [.one: "# albumie", .few: "# albumach", .many: "# albumach", .other: "# albumu"])
  static let polishJoin = " w "
}
