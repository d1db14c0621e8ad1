import Numerus

let catalog = try CompiledCatalog(contentsOfFile: "Data/Catalogs/ItemCounter.xcstrings")
for language in ["en", "pl", "ar-EG", "ja"] {
  let localizer = Localizer(catalog, preferring: [language])
  let texts = [1, 5, 1234].map { count in
    localizer.string("summary.item-count", defaultValue: "\(count) items")
  }
  print(texts.joined(separator: " · "))
}
