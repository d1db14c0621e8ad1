import NumerusCatalogs
import NumerusMessages
import Testing

private typealias Sample = StringsDictSample

/// From a catalog to a `.stringsdict`.
@Suite struct StringsDictExportTests {
  static func export(
    _ localization: String, key: String = "k", members: String = ""
  ) throws -> (file: StringsDictFile, losses: [CatalogDiagnostic]) {
    let json = """
      {"sourceLanguage":"en","version":"1.0",
       "strings":{"\(key)":{\(members)"localizations":{"en":\(localization)}}}}
      """
    let catalog = try StringCatalog(xcstrings: Array(json.utf8))
    return try exported(catalog)
  }

  /// The `.stringsdict` of the language `en`, which is empty where nothing varies.
  static func exported(
    _ catalog: StringCatalog
  ) throws -> (file: StringsDictFile, losses: [CatalogDiagnostic]) {
    let exported = try LocalizedFiles(catalog, .both)
    let file = exported.files.first { $0.language == "en" && $0.ending == "stringsdict" }
    return (try file.map { try StringsDictFile($0.bytes) } ?? StringsDictFile(), exported.losses)
  }

  static func plural(_ one: String, _ other: String) -> String {
    CatalogCompilingTests.plural([("one", one), ("other", other)])
  }

  /// A plural without a substitution is a variable `value` in what Xcode makes of a catalog, with the
  /// position of the number where that is not the first argument.
  @Test(
    arguments: [
      ("k", "%lld day", "%lld days", "%#@value@", "lld", "%lld day", "%lld days"),
      ("k", "%.1f day", "%.1f days", "%#@value@", "f", "%.1f day", "%.1f days"),
      ("k", "one day", "%1$d days", "%#@value@", "d", "one day", "%1$d days"),
      (
        "k", "%1$@: %2$lld day", "%1$@: %2$lld days", "%2$#@value@", "lld", "%1$@: %2$lld day",
        "%1$@: %2$lld days"
      ),
      // Placeholders would go on from the variable's argument.
      (
        "k", "%@: %lld day", "%@: %lld days", "%2$#@value@", "lld", "%1$@: %2$lld day",
        "%1$@: %2$lld days"
      ),
      ("%@ %lld", "a day", "days", "%2$#@value@", "lld", "a day", "days"),
    ])
  func plainPlurals(
    key: String, one: String, other: String, format: String, type: String, newOne: String,
    newOther: String
  ) throws {
    let (file, losses) = try Self.export("{\(Self.plural(one, other))}", key: key)
    #expect(losses.isEmpty)
    let expected = try Sample.file(
      Sample.entry(
        format, Sample.variable("value", type: type, ["one": newOne, "other": newOther])
      )
      .replacing("<key>k</key>", with: "<key>\(key)</key>"))
    #expect(file.bytes == expected.bytes)
  }

  static let substitutions = """
    "substitutions":{
      "a":{"argNum":1,"formatSpecifier":"lld",\(plural("%arg apple", "%arg apples"))},
      "b":{"argNum":2,"formatSpecifier":"lld",\(plural("%arg box", "%arg boxes"))}}
    """

  /// `argNum` becomes a position where the order alone would say something else.
  @Test(
    arguments: [
      ("%#@a@ in %#@b@", "%#@a@ in %#@b@", "%lld"),
      ("%#@b@: %#@a@", "%2$#@b@: %1$#@a@", "%lld"),
      ("%#@a@, %#@a@ in %#@b@", "%1$#@a@, %1$#@a@ in %2$#@b@", "%lld"),
      ("%#@a@ in %#@b@ of %@", "%#@a@ in %#@b@ of %@", "%lld"),
      ("%@: %#@a@, %#@b@", "%3$@: %1$#@a@, %2$#@b@", "%lld"),
    ])
  func substitutions(value: String, format: String, shown: String) throws {
    let (file, losses) = try Self.export(
      #"{"stringUnit":{"value":"\#(value)","state":"translated"},\#(Self.substitutions)}"#)
    #expect(losses.isEmpty)
    guard case .rule(let rule)? = file.entries.first?.content else {
      Issue.record("no rule")
      return
    }
    #expect(rule.format?.value == format)
    let variables = rule.variables
    #expect(Set(variables.map(\.name)) == ["a", "b"])
    #expect(
      variables.first { $0.name == "a" }?.forms.map(\.text.value) == [
        "\(shown) apple", "\(shown) apples",
      ])
  }

  /// The argument of a substitution, twice in a form: its position says that it is the same.
  @Test func argumentTwice() throws {
    let forms = CatalogCompilingTests.plural([("other", "%arg of %arg")])
    let (file, _) = try Self.export(
      #"{"stringUnit":{"value":"%@ %#@n@"},"substitutions":{"n":{"argNum":2,"formatSpecifier":"d",\#(forms)}}}"#
    )
    let expected = try Sample.file(
      Sample.entry("%@ %#@n@", Sample.variable("n", ["other": "%2$d of %2$d"])))
    #expect(file.bytes == expected.bytes)
  }

  @Test func namesThatFoundationDoesNotRead() throws {
    let forms = CatalogCompilingTests.plural([("other", "%arg")])
    let (_, losses) = try Self.export(
      #"{"stringUnit":{"value":"%#@a-b@"},"substitutions":{"a-b":{\#(forms)}}}"#)
    #expect(losses.map(\.severity) == [.warning])
    #expect(losses.first?.message.contains("the name \"a-b\"") == true)
  }

  @Test func substitutionsWithoutMarkers() throws {
    for value in ["text", "%#@b@"] {
      let (file, losses) = try Self.export(
        #"{"stringUnit":{"value":"\#(value)","state":"translated"},\#(Self.substitutions)}"#)
      #expect(file.entries.count == (value == "text" ? 0 : 1))
      #expect(losses.count == (value == "text" ? 2 : 1))
      #expect(losses.first?.message.contains("the substitution \"a\"") == true)
    }
  }

  /// Many devices that each need many variables would multiply without end.
  @Test func expansionIsBounded() throws {
    let cases = (0..<500).map { "\"d\($0)\":\(CatalogCompilingTests.unit("%#@v0@"))" }
    let variables = (0..<500).map { number in
      let form = CatalogCompilingTests.plural([("other", "%#@v\(number + 1)@")])
      return "\"v\(number)\":{\(form)}"
    }
    let (file, losses) = try Self.export(
      """
      {"variations":{"device":{\(cases.joined(separator: ","))}},
       "substitutions":{\(variables.joined(separator: ","))}}
      """)
    #expect(file.bytes.count < 4 << 20)
    #expect(losses.contains { $0.severity == .error && $0.message.contains("256 KiB") })
  }

  @Test func plainTextsAreLeftOut() throws {
    let (file, losses) = try Self.export(
      CatalogCompilingTests.unit("%@ text"), members: #""comment":"c","#)
    #expect(file.entries.isEmpty)
    #expect(losses.isEmpty)
  }

  @Test(
    arguments: [
      (#""comment":"c","#, "{\(plural("a %d", "b %d"))}", ["the comment"]),
      (#""extractionState":"manual","#, "{\(plural("a %d", "b %d"))}", ["extraction state"]),
      (#""shouldTranslate":false,"#, "{\(plural("a %d", "b %d"))}", ["same in all languages"]),
      (
        "",
        #"{"variations":{"plural":{"other":{"stringUnit":{"state":"new","value":"%d"}}}}}"#,
        ["the state \"new\""]
      ),
      (
        "",
        #"{"variations":{"mood":{"other":\#(CatalogCompilingTests.unit("x"))}, "device":{"mac":\#(CatalogCompilingTests.unit("y"))}}}"#,
        ["variations by \"mood\""]
      ),
      (
        "",
        #"{"variations":{"plural":{"other":{"variations":{"device":{"mac":\#(CatalogCompilingTests.unit("%d"))}}}}}}"#,
        ["variations by device in a plural form"]
      ),
    ])
  func losses(members: String, localization: String, parts: [String]) throws {
    let (file, losses) = try Self.export(localization, members: members)
    #expect(file.entries.count == 1)
    #expect(losses.count == parts.count)
    for (loss, part) in zip(losses, parts) { #expect(loss.message.contains(part)) }
  }

  /// There and back again, the texts are the same.
  @Test(
    arguments: [
      Sample.entry(
        "%#@apples@ %#@pears@", StringsDictCatalogTests.apples, StringsDictCatalogTests.pears),
      Sample.entry(
        "%2$#@apples@ %1$#@pears@", StringsDictCatalogTests.apples, StringsDictCatalogTests.pears),
      Sample.entry("%#@apples@ %@", StringsDictCatalogTests.apples),
      Sample.entry(
        "%#@a@", Sample.variable("a", ["one": "%d %#@pears@", "other": "%d: %2$#@pears@"]),
        StringsDictCatalogTests.pears),
      Sample.entry("%#@n@", Sample.variable("n", type: "f", ["one": "%.1f x", "other": "%.1f y"])),
      "<key>k</key><dict>\(Sample.choices("VariableWidth", ["5": "<string>a</string>", "9": "<string>b</string>"]))</dict>",
      "<key>k</key><dict>\(Sample.choices("DeviceSpecific", ["mac": "<dict>\(Sample.rule("%#@pears@", StringsDictCatalogTests.pears))</dict>", "ipad": "<string>t</string>"]))</dict>",
    ])
  func thereAndBack(entries: String) throws {
    let file = try Sample.file(entries)
    let (back, losses) = try Self.exported(StringCatalog(file, language: "en"))
    #expect(losses.isEmpty)
    for arguments in [[1, 2], [2, 1], [0, 0], [1.0, 2.5]] as [[MessageArgument]] {
      for (device, width) in [(.other, nil), (.ipad, 5)] as [(CatalogDevice, Int?)] {
        let text = Sample.render(file, arguments, device: device, width: width)
        #expect(Sample.render(back, arguments, device: device, width: width) == text)
      }
    }
    #expect(back.bytes == file.bytes)
  }
}
