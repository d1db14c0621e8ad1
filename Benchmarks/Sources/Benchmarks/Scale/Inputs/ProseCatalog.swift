internal import Numerus

/// A catalog of texts as long as those of apps, in twenty languages: one in twelve has a number, and one
/// in twenty plural forms, as in what `Benchmarks/large-catalog` reads.
struct ProseCatalog {
  let keyCount: Int

  /// Words of each language, to make texts of.
  private static let words: [(language: String, words: String)] = [
    ("en", "file folder window book new old fast open save to from on"),
    ("ar", "ملف مجلد نافذة كتاب جديد قديم سريع فتح حفظ إلى من على"),
    ("cs", "soubor složka okno kniha nový starý rychlý otevřít uložit do ze na"),
    ("da", "fil mappe vindue bog ny gammel hurtig åbn gem til fra på"),
    ("de", "Datei Ordner Fenster Buch neu alt schnell öffnen sichern zu von auf"),
    ("es", "archivo carpeta ventana libro nuevo viejo rápido abrir guardar a de en"),
    ("fr", "fichier dossier fenêtre livre nouveau vieux rapide ouvrir garder à de sur"),
    ("he", "קובץ תיקייה חלון ספר חדש ישן מהיר פתח שמור אל מן על"),
    ("hi", "फ़ाइल फ़ोल्डर खिड़की किताब नया पुराना तेज़ खोलें सहेजें को से पर"),
    ("it", "documento cartella finestra libro nuovo vecchio rapido apri salva a da su"),
    ("ja", "書類 フォルダ 窓 本 新しい 古い 速い 開く 保存 まで から 上"),
    ("ko", "파일 폴더 창 책 새로운 오래된 빠른 열기 저장 까지 부터 위"),
    ("nl", "bestand map venster boek nieuw oud snel open bewaar naar van op"),
    ("pl", "plik folder okno książka nowy stary szybki otwórz zapisz do z na"),
    ("pt-BR", "arquivo pasta janela livro novo velho rápido abrir salvar para de em"),
    ("ru", "файл папка окно книга новый старый быстрый открыть сохранить к из на"),
    ("sv", "fil mapp fönster bok ny gammal snabb öppna spara till från på"),
    ("uk", "файл тека вікно книга новий старий швидкий відкрити зберегти до з на"),
    ("zh-Hans", "文件 文件夹 窗口 书 新的 旧的 快速 打开 保存 到 从 上"),
    ("zh-Hant", "檔案 資料夾 視窗 書 新的 舊的 快速 開啟 儲存 到 從 上"),
  ]

  static var languages: [String] { words.map(\.language) }

  func make() -> StringCatalog {
    let words = Self.words.map { row in
      (row.language, row.words.split(separator: " ").map(String.init))
    }
    let categories = Dictionary(
      uniqueKeysWithValues: Self.languages.map { ($0, PluralRules(locale: $0).categories) })
    return StringCatalog(
      sourceLanguage: "en",
      entries: (0..<keyCount).map { number in
        StringCatalog.Entry(
          key: "screen.\(number).title",
          localizations: words.map { language, words in
            let text = Self.text(number, words)
            guard number % 20 == 1 else {
              return .init(language: language, value: number % 12 == 1 ? "%lld \(text)" : text)
            }
            let forms = CountedForms(
              Dictionary(
                uniqueKeysWithValues: (categories[language] ?? []).map { ($0, "# \($0) \(text)") }))
            return .init(language: language, content: forms.content(number: "%lld"))
          })
      })
  }

  /// About eleven words in an order that is the same in each run, and another for each key.
  private static func text(_ number: Int, _ words: [String]) -> String {
    (0..<11).map { place in words[(number * 7 + place * (number % 11 + 1)) % words.count] }
      .joined(separator: " ")
  }

  /// The bytes of all keys and texts, as they stand in the catalog.
  static func contentBytes(_ catalog: StringCatalog) -> Int {
    catalog.entries.reduce(0) { sum, entry in
      entry.localizations.reduce(sum + entry.key.utf8.count) { $0 + bytes($1.content) }
    }
  }

  private static func bytes(_ content: StringCatalog.Content) -> Int {
    content.variations.flatMap(\.cases).reduce(content.stringUnit?.value.utf8.count ?? 0) {
      $0 + bytes($1.content)
    }
  }
}
