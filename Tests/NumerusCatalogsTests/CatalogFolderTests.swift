import Foundation
import NumerusCatalogs
import NumerusMessages
import NumerusTestSupport
import Testing

/// Folders of `.lproj` folders as tables.
@Suite struct CatalogFolderTests {
  static func strings(_ texts: KeyValuePairs<String, String>) -> String {
    texts.map { "\"\($0.key)\" = \"\($0.value)\";\n" }.joined()
  }

  static func dict(_ key: String, _ forms: KeyValuePairs<String, String>) -> String {
    let texts = forms.map { "<key>\($0.key)</key><string>\($0.value)</string>" }.joined()
    return """
      <plist><dict><key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key>
      <string>%#@n@</string><key>n</key><dict><key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key>
      <string>d</string>\(texts)</dict></dict></dict></plist>
      """
  }

  static let catalog = #"{"sourceLanguage":"en","strings":{"k":{}},"version":"1.0"}"#

  static func text(
    _ catalog: StringCatalog, _ language: String, _ key: String, _ arguments: [MessageArgument] = []
  ) -> String {
    Localizer(catalog.compiled().catalog, language: language)
      .string(forKey: key, arguments: arguments)
  }

  @Test func languagesBecomeOneTable() throws {
    let folder = try TemporaryFolder([
      "en.lproj/Localizable.strings": "/* Said first */\n"
        + Self.strings(["hi": "Hello", "b": "B"]),
      "pl.lproj/Localizable.strings": Self.strings(["hi": "Cześć"]),
      "pl.lproj/Localizable.stringsdict": Self.dict(
        "n", ["one": "%d plik", "few": "%d pliki", "many": "%d plików"]),
      "en.lproj/InfoPlist.strings": Self.strings(["CFBundleName": "App"]),
      "Other.xcstrings": Self.catalog, "readme.txt": "", ".hidden/en.lproj/X.strings": "?",
      "Inner.bundle/en.lproj/Localizable.strings": "?",
    ])
    let read = try StringCatalogFolder(contentsOf: folder.path)
    #expect(read.tables.map(\.name) == ["InfoPlist", "Localizable", "Other"])
    #expect(read.diagnostics.isEmpty)
    let table = try #require(read["Localizable"])
    #expect(table.sourceLanguage == "en")
    #expect(table.entries.map(\.key) == ["hi", "b", "n"])
    #expect(table["hi"]?.comment == "Said first")
    #expect(Self.text(table, "pl", "hi") == "Cześć")
    // CLDR: 22 is few, 5 many.
    #expect(Self.text(table, "pl", "n", [22]) == "22 pliki")
    #expect(Self.text(table, "pl", "n", [5]) == "5 plików")
    #expect(Self.text(table, "pl", "b") == "B")
    #expect(table.path(of: table["hi"]?["pl"]?.location) == folder["pl.lproj/Localizable.strings"])
    #expect(read["localizable"] == nil)
  }

  @Test(
    arguments: [
      ("pt_BR.LPROJ", "pt-BR"), ("zh-hans.lproj", "zh-Hans"), ("ZH_HANT_hk.lproj", "zh-Hant-HK"),
      ("es-419.lproj", "es-419"), ("English.lproj", "en"), ("french.lproj", "fr"),
      ("German.lproj", "de"), ("Japanese.lproj", "ja"), ("Dutch.lproj", "nl"),
      ("Italian.lproj", "it"), ("Spanish.lproj", "es"), ("Simplified Chinese.lproj", "zh-Hans"),
      ("ca-VALENCIA.lproj", "ca-valencia"), ("fil.lproj", "fil"),
    ])
  func namesOfFolders(name: String, language: String) throws {
    let folder = try TemporaryFolder(["\(name)/T.strings": Self.strings(["a": "b"])])
    let table = try StringCatalogFolder(contentsOf: folder.path)["T"]
    // The one language there is is the source.
    #expect(table?.sourceLanguage == language)
    #expect(table?["a"]?.localizations.map(\.language) == [language])
    let file = try StringCatalog(contentsOfFile: folder["\(name)/T.strings"])
    #expect(file.sourceLanguage == language)
  }

  /// 1: neither is a language, and other names are none.
  @Test(arguments: ["mul.lproj", "Klingon.lproj", "x.lproj", "a b.lproj"])
  func noLanguage(name: String) throws {
    let folder = try TemporaryFolder([
      "\(name)/T.strings": Self.strings(["a": "b"]), "T.strings": "",
      "en.lproj/T.strings": Self.strings(["a": "c"]), "mul.lproj/Main.xcstrings": Self.catalog,
    ])
    let read = try StringCatalogFolder(contentsOf: folder.path)
    #expect(read.tables.map(\.name) == ["Main", "T"])
    #expect(read["T"]?["a"]?.localizations.map(\.language) == ["en"])
    #expect(
      Set(read.diagnostics.map(\.path)) == [folder["T.strings"], folder["\(name)/T.strings"]])
  }

  /// 21: the stringsdict's text counts, whatever the files are called in order.
  @Test func stringsDictWins() throws {
    let folder = try TemporaryFolder([
      "en.lproj/T.strings": Self.strings(["n": "files", "a": "A"]),
      "en.lproj/T.stringsdict": Self.dict("n", ["one": "%d file", "other": "%d files"]),
    ])
    let table = try #require(try StringCatalogFolder(contentsOf: folder.path)["T"])
    #expect(Self.text(table, "en", "n", [1]) == "1 file")
    #expect(table["n"]?.localizations.count == 1)
    #expect(table.compiled().diagnostics.isEmpty)
  }

  @Test func baseIsTheSourceLanguage() throws {
    let files = [
      "Base.lproj/T.strings": Self.strings(["a": "base a", "b": "base b", "n": "base n"]),
      "Base.lproj/T.stringsdict": Self.dict("n", ["other": "%d files"]),
      "de.lproj/T.strings": Self.strings(["a": "de a"]),
    ]
    let folder = try TemporaryFolder(files)
    // Nothing tells what Base is in.
    let error = #expect(throws: CatalogError.self) {
      try StringCatalogFolder(contentsOf: folder.path)
    }
    #expect(error?.kind == .unknownSourceLanguage)
    let french = try #require(
      try StringCatalogFolder(contentsOf: folder.path, sourceLanguage: "fr")["T"])
    #expect(french.sourceLanguage == "fr")
    #expect(Self.text(french, "fr", "a") == "base a")
    #expect(Self.text(french, "fr", "n", [2]) == "2 files")
    #expect(Self.text(french, "de", "b") == "base b")

    // The language's own folder comes first, where it says something.
    try folder.write(Self.strings(["a": "en a", "n": "en n"]), to: "en.lproj/T.strings")
    let english = try #require(try StringCatalogFolder(contentsOf: folder.path)["T"])
    #expect(english.sourceLanguage == "en")
    #expect(Self.text(english, "en", "a") == "en a")
    #expect(Self.text(english, "en", "b") == "base b")
    #expect(Self.text(english, "en", "n") == "en n")

    let german = try #require(
      try StringCatalogFolder(contentsOf: folder.path, sourceLanguage: "DE")["T"])
    #expect(Self.text(german, "de", "a") == "de a")
    #expect(Self.text(german, "de", "b") == "base b")
  }

  @Test func bundleTellsItsLanguage() throws {
    let folder = try TemporaryFolder([
      "Info.plist":
        "<plist><dict><key>CFBundleDevelopmentRegion</key><string>pl</string></dict></plist>",
      "pl.lproj/T.strings": Self.strings(["a": "pl"]),
      "en.lproj/T.strings": Self.strings(["a": "en"]),
    ])
    #expect(try StringCatalogFolder(contentsOf: folder.path)["T"]?.sourceLanguage == "pl")
  }

  @Test(
    arguments: [
      ["T.xcstrings", "en.lproj/T.strings"], ["A/T.xcstrings", "B/T.xcstrings"],
      ["A/en.lproj/T.strings", "B/pl.lproj/T.strings"],
      ["pt-BR.lproj/T.strings", "pt_BR.lproj/T.strings"],
    ])
  func tablesInTwoPlaces(names: [String]) throws {
    let folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: names.map { ($0, Self.strings([:])) } + [("A/x", "")]))
    try folder.write(Self.strings(["a": "b"]), to: "en.lproj/Other.strings")
    let error = #expect(throws: CatalogError.self) {
      try StringCatalogFolder(contentsOf: folder.path)
    }
    #expect(error?.kind == .duplicateTable("T", first: folder[names[0]]))
    #expect(error?.path == folder[names[1]])
    // The other tables can be read.
    let (read, failures) = try StringCatalogFolder.read(folder.path)
    #expect(read.tables.map(\.name) == ["Other"])
    #expect(failures.count == 1)
  }

  @Test func placesNameTheirFile() throws {
    let folder = try TemporaryFolder([
      "en.lproj/T.strings": Self.strings(["a": "%lld%!", "b": "x"]),
      "pl.lproj/T.strings": "\n" + Self.strings(["a": "1", "a": "2"]),
      "pl.lproj/T.stringsdict": Self.dict("n", ["=0": "?", "other": "%d"]),
    ])
    let table = try #require(try StringCatalogFolder(contentsOf: folder.path)["T"])
    let found = table.compiled().diagnostics.map(\.description)
    #expect(found.count == 3)
    #expect(
      found.contains {
        $0.hasPrefix(folder["pl.lproj/T.strings"] + ":3:1: warning: \"a\": the key stands at 2:1")
      })
    #expect(found.contains { $0.hasPrefix(folder["en.lproj/T.strings"] + ":1:7: warning: \"a\"") })
    #expect(
      found.contains {
        $0.hasPrefix(folder["pl.lproj/T.stringsdict"] + ":4:19: error: \"n\": n.=0:")
      })
  }

  @Test func faultyFilesNameTheirPlace() throws {
    let folder = try TemporaryFolder([
      "en.lproj/T.strings": "\"a\" = ;", "en.lproj/U.strings": Self.strings(["a": "b"]),
    ])
    let error = #expect(throws: CatalogError.self) {
      try StringCatalogFolder(contentsOf: folder.path)
    }
    #expect(error?.description.hasPrefix(folder["en.lproj/T.strings"] + ":1:7: error: ") == true)
    let missing = #expect(throws: CatalogError.self) {
      try StringCatalogFolder(contentsOf: folder["none"])
    }
    #expect(missing?.kind == .unreadable("there is no such folder"))
  }

  /// Links to folders around them, and more folders in one another than there should be.
  @Test func loopsAndDepth() throws {
    let folder = try TemporaryFolder(["Resources/en.lproj/T.strings": Self.strings(["a": "b"])])
    let manager = FileManager.default
    try manager.createSymbolicLink(
      atPath: folder["Resources/up"], withDestinationPath: folder.path)
    try manager.createSymbolicLink(
      atPath: folder["again"], withDestinationPath: folder["Resources"])
    try manager.createSymbolicLink(atPath: folder["broken.strings"], withDestinationPath: "none")
    #expect(try StringCatalogFolder(contentsOf: folder.path).tables.map(\.name) == ["T"])
    try folder.write("", to: String(repeating: "d/", count: 40) + "x")
    let error = #expect(throws: CatalogError.self) {
      try StringCatalogFolder(contentsOf: folder.path)
    }
    #expect(error?.kind == .boundExceeded("more than 32 folders in one another"))
  }

  @Test func oneFileByItsKind() throws {
    let folder = try TemporaryFolder([
      "pl.lproj/a.strings": Self.strings(["a": "b"]), "b.STRINGS": Self.strings(["a": "b"]),
      "c.stringsdict": Self.dict("n", ["other": "%d"]), "d.txt": Self.catalog,
      "e.plist": Self.dict("n", ["other": "%d"]),
    ])
    func source(_ name: String, _ language: String? = nil) throws -> String {
      try StringCatalog(contentsOfFile: folder[name], language: language).sourceLanguage
    }
    #expect(try source("pl.lproj/a.strings") == "pl")
    #expect(try source("b.STRINGS", "fr") == "fr")
    #expect(try source("c.stringsdict", "fr") == "fr")
    #expect(try source("d.txt") == "en")
    #expect(try source("e.plist", "de") == "de")
    let error = #expect(throws: CatalogError.self) { try source("b.STRINGS") }
    #expect(error?.kind == .unknownSourceLanguage)
  }

  /// A folder that is an `.lproj` itself.
  @Test func oneLanguage() throws {
    let folder = try TemporaryFolder(["de.lproj/T.strings": Self.strings(["a": "b"])])
    #expect(try StringCatalogFolder(contentsOf: folder["de.lproj"])["T"]?.sourceLanguage == "de")
  }
}
