internal import Numerus

/// The texts that are timed, by their language.
enum BenchmarkTexts {
  static let items = [
    "en": CountedForms([.one: "# item in your collection", .other: "# items in your collection"]),
    "ru": CountedForms([
      .one: "# предмет в вашей коллекции",
      .few: "# предмета в вашей коллекции",
      .many: "# предметов в вашей коллекции",
      .other: "# предмета в вашей коллекции",
    ]),
    "ar": CountedForms([
      .zero: "لا عناصر في مجموعتك",
      .one: "عنصر واحد في مجموعتك",
      .two: "عنصران في مجموعتك",
      .few: "# عناصر في مجموعتك",
      .many: "# عنصرًا في مجموعتك",
      .other: "# عنصر في مجموعتك",
    ]),
  ]

  /// With all numbers of seven digits, their separators too, this fits into fifteen bytes, which
  /// Swift keeps without an allocation.
  static let shortItems = ["en": CountedForms([.one: "# item", .other: "# items"])]

  /// A number, and a text in the place of `@`.
  static let itemsNamed = [
    "en": CountedForms([.one: "# item in @", .other: "# items in @"]),
    "ru": CountedForms([
      .one: "# предмет в @", .few: "# предмета в @", .many: "# предметов в @",
      .other: "# предмета в @",
    ]),
  ]

  static let photos = [
    "en": CountedForms([.one: "# photo", .other: "# photos"]),
    "ru": CountedForms([
      .one: "# фотография", .few: "# фотографии", .many: "# фотографий", .other: "# фотографии",
    ]),
  ]

  /// What stands between the photos and the albums.
  static let join = ["en": " in ", "ru": " в "]

  static let albums = [
    "en": CountedForms([.one: "# album", .other: "# albums"]),
    "ru": CountedForms([
      .one: "# альбоме", .few: "# альбомах", .many: "# альбомах", .other: "# альбома",
    ]),
  ]
}
