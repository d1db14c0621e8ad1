import Foundation
import NumerusCatalogs
import NumerusMessages
import NumerusTestSupport
import Testing

/// From a catalog to the files of `.lproj` folders, and back.
@Suite struct LocalizedFilesTests {
  static func catalog(_ entries: String, version: String = "1.0") throws -> StringCatalog {
    try StringCatalog(
      xcstrings: Array(
        #"{"sourceLanguage":"en","strings":{\#(entries)},"version":"\#(version)"}"#.utf8))
  }

  static func files(
    _ catalog: StringCatalog, _ kinds: LocalizedFiles.Kinds = .both
  ) throws -> (files: [String: String], losses: [String]) {
    let localized = try LocalizedFiles(catalog, kinds)
    let files = localized.files.map {
      ("\($0.language).\($0.ending)", String(decoding: $0.bytes, as: UTF8.self))
    }
    return (
      Dictionary(uniqueKeysWithValues: files),
      localized.losses.map {
        "\($0.severity): \($0.key ?? "") \($0.language ?? "-"): \($0.message)"
      }
    )
  }

  @Test func textsGoIntoStrings() throws {
    let unit = CatalogCompilingTests.unit("Cześć \\\"ty\\\"")
    let (files, losses) = try Self.files(
      try Self.catalog(
        #""hello":{"comment":"Said first","localizations":{"pl":\#(unit)}}"#))
    #expect(
      files == [
        "en.strings": "/* Said first */\n\"hello\" = \"hello\";\n\n",
        "pl.strings": "/* Said first */\n\"hello\" = \"Cześć \\\"ty\\\"\";\n\n",
      ])
    #expect(losses.isEmpty)
  }

  @Test func whatVariesGoesIntoStringsDict() throws {
    let plural = CatalogCompilingTests.plural([("one", "%lld day"), ("other", "%lld days")])
    let catalog = try Self.catalog(
      #""a":{"localizations":{"en":{\#(plural)}}},"b":{}"#)
    let (files, losses) = try Self.files(catalog)
    #expect(files.keys.sorted() == ["en.strings", "en.stringsdict"])
    #expect(files["en.strings"] == "\"b\" = \"b\";\n\n")
    #expect(files["en.stringsdict"]?.contains("<string>%lld days</string>") == true)
    #expect(losses.isEmpty)

    let (only, lost) = try Self.files(catalog, .stringsOnly)
    #expect(only.keys.sorted() == ["en.strings"])
    #expect(lost == ["error: a en: a strings file does not say texts that vary"])

    let (dict, none) = try Self.files(catalog, .stringsDictOnly)
    #expect(dict.keys.sorted() == ["en.stringsdict"])
    #expect(none.isEmpty)
    let read = try StringsDictFile(Array((dict["en.stringsdict"] ?? "").utf8))
    #expect(StringCatalog(read, language: "en")["b"]?["en"]?.content.stringUnit?.value == "b")
  }

  struct Loss: Sendable, CustomTestStringConvertible {
    var name: String
    var entry: String
    var version = "1.0"
    var expected: [String]

    var testDescription: String { name }
  }

  static let losses = [
    Loss(
      name: "extraction state", entry: #""k":{"extractionState":"manual"}"#,
      expected: ["note: k -: a strings file does not say the extraction state \"manual\""]),
    Loss(
      name: "brought in from an older format", entry: #""k":{"extractionState":"migrated"}"#,
      expected: []),
    Loss(
      name: "the same in all languages",
      entry:
        #""k":{"shouldTranslate":false,"localizations":{"pl":\#(CatalogCompilingTests.unit("x"))}}"#,
      expected: [
        "note: k -: a strings file does not say that the text is the same in all languages",
        "note: k pl: a strings file does not say texts that are not used",
      ]),
    Loss(
      name: "state",
      entry:
        #""k":{"localizations":{"en":{"stringUnit":{"state":"needs_review","value":"x"}}}}"#,
      expected: ["note: k en: a strings file does not say the state \"needs_review\""]),
    Loss(
      name: "comment of a plural",
      entry:
        #""k":{"comment":"c","localizations":{"en":{\#(CatalogCompilingTests.plural([("one", "%lld"), ("other", "%lld s")]))}}}"#,
      expected: ["note: k en: a stringsdict does not say the comment"]),
    Loss(
      name: "no language",
      entry: #""k":{"localizations":{"Base":\#(CatalogCompilingTests.unit("x"))}}"#,
      expected: ["warning: k Base: a strings file does not say texts of no language"]),
    Loss(
      name: "untyped placeholder",
      entry: #""k":{"localizations":{"en":\#(CatalogCompilingTests.unit("a %arg"))}}"#,
      version: "1.2",
      expected: ["warning: k en: a strings file does not say placeholders of any type (%arg)"]),
    Loss(
      name: "no text", entry: #""k":{"localizations":{"en":{}}}"#,
      expected: ["warning: k en: a strings file does not say a localization without a text"]),
    Loss(
      name: "string set",
      entry:
        #""k":{"localizations":{"en":{"stringSet":{"state":"translated","values":["a","b"]}}}}"#,
      expected: ["warning: k en: a strings file does not say the further texts of a string set"]),
  ]

  @Test(arguments: losses)
  func tellsLosses(loss: Loss) throws {
    let (_, losses) = try Self.files(try Self.catalog(loss.entry, version: loss.version))
    #expect(losses == loss.expected)
  }

  /// Folders to a catalog in Xcode's form to folders: the same bytes, since nothing is lost on the way.
  @Test func foldersComeBack() throws {
    let dict = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      \t<key>files in folders</key>
      \t<dict>
      \t\t<key>NSStringLocalizedFormatKey</key>
      \t\t<string>%1$#@files@ in %2$#@folders@</string>
      \t\t<key>files</key>
      \t\t<dict>
      \t\t\t<key>NSStringFormatSpecTypeKey</key>
      \t\t\t<string>NSStringPluralRuleType</string>
      \t\t\t<key>NSStringFormatValueTypeKey</key>
      \t\t\t<string>d</string>
      \t\t\t<key>one</key>
      \t\t\t<string>%d file</string>
      \t\t\t<key>other</key>
      \t\t\t<string>%d files</string>
      \t\t</dict>
      \t\t<key>folders</key>
      \t\t<dict>
      \t\t\t<key>NSStringFormatSpecTypeKey</key>
      \t\t\t<string>NSStringPluralRuleType</string>
      \t\t\t<key>NSStringFormatValueTypeKey</key>
      \t\t\t<string>d</string>
      \t\t\t<key>one</key>
      \t\t\t<string>one folder</string>
      \t\t\t<key>other</key>
      \t\t\t<string>%d folders</string>
      \t\t</dict>
      \t</dict>
      </dict>
      </plist>

      """
    let files = [
      "en.lproj/T.strings": "/* Said first */\n\"hi\" = \"Hello\";\n\n",
      "pl.lproj/T.strings": "/* Said first */\n\"hi\" = \"Cze\u{15B}\u{107} \u{1F44B}\\n\";\n\n",
      "en.lproj/T.stringsdict": dict,
    ]
    let folder = try TemporaryFolder(files)
    let table = try #require(try StringCatalogFolder(contentsOf: folder.path).tables.first)
    #expect(table.losses.isEmpty)
    let (bytes, losses) = table.catalog.newXCStrings()
    #expect(losses.isEmpty)
    let catalog = try StringCatalog(xcstrings: bytes)
    #expect(catalog.canonical() == bytes)
    #expect(catalog["hi"]?.extractionState == .migrated)
    let back = try LocalizedFiles(catalog, .both)
    #expect(back.losses.isEmpty)
    let names = back.files.map { "\($0.language).lproj/T.\($0.ending)" }
    #expect(names.sorted() == files.keys.sorted())
    for (name, file) in zip(names, back.files) {
      #expect(String(decoding: file.bytes, as: UTF8.self) == files[name])
    }
  }

  @Test func mergingTellsWhatIsLost() throws {
    let folder = try TemporaryFolder([
      "en.lproj/T.strings": "/* One */\na = b;\nn = x;",
      "pl.lproj/T.strings": "/* Two */\na = c;",
      "en.lproj/T.stringsdict": CatalogFolderTests.dict("n", ["other": "%d"]),
      "Base.lproj/T.strings": "a = d;",
    ])
    let table = try #require(try StringCatalogFolder(contentsOf: folder.path).tables.first)
    #expect(
      table.losses.map { $0.description.replacing(folder.path + "/", with: "") } == [
        "en.lproj/T.strings:3:1: note: \"n\" in en: a catalog does not say a text of a strings file "
          + "beside that of a stringsdict",
        "Base.lproj/T.strings:1:1: note: \"a\" in en: a catalog does not say a text of Base beside "
          + "that of the language itself",
        "pl.lproj/T.strings:2:1: note: \"a\" in pl: a catalog does not say a comment for one language",
      ])
  }

  @Test func widthsAreNoneOfXcodes() throws {
    let list = """
      <plist><dict><key>k</key><dict><key>NSStringVariableWidthRuleType</key><dict>
      <key>5</key><string>a</string><key>20</key><string>ab</string></dict></dict></dict></plist>
      """
    let file = try StringsDictFile(Array(list.utf8))
    let (bytes, losses) = StringCatalog(file, language: "en").newXCStrings()
    #expect(losses.map(\.key) == ["k"])
    let read = try StringCatalog(xcstrings: bytes).compiled().catalog
    #expect(Localizer(read, language: "en", options: .init(width: 10)).string(forKey: "k") == "a")
  }
}
