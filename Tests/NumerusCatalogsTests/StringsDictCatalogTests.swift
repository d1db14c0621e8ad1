import NumerusCatalogs
import NumerusMessages
import Testing

private typealias Sample = StringsDictSample

/// SEMANTICS 6 to 10: from a `.stringsdict` to texts. Expected texts are made by hand from Apple's
/// description of the format.
@Suite struct StringsDictCatalogTests {
  static let apples = Sample.variable(
    "apples", ["zero": "no apples", "one": "%d apple", "other": "%d apples"])
  static let pears = Sample.variable("pears", ["one": "%d pear", "other": "%d pears"])

  @Test(
    arguments: [
      ("%#@apples@", [0], "no apples"), ("%#@apples@", [1], "1 apple"),
      ("%#@apples@", [2], "2 apples"), ("a %#@apples@ b", [-1], "a -1 apple b"),
      ("%#@apples@, %#@pears@", [1, 2], "1 apple, 2 pears"),
      ("%#@pears@, %#@apples@", [1, 2], "1 pear, 2 apples"),
      ("%2$#@apples@, %1$#@pears@", [1, 2], "2 apples, 1 pear"),
      ("%@ has %#@apples@ in %@", ["Ann", 1, "Rome"], "Ann has 1 apple in Rome"),
      ("%#@apples@: %@", [2, "Ann"], "2 apples: Ann"),
      ("%1$@ has %2$#@apples@", ["Ann", 2], "Ann has 2 apples"),
      ("100%% %#@apples@", [1], "100% 1 apple"),
      // The digits without a dollar sign are a width to Foundation.
      ("%1#@apples@", [2], "2 apples"), ("%2#@apples@", [1], "1 apple"),
      ("%1#@apples@, %#@pears@", [1, 2], "1 apple, 2 pears"),
      ("%%1#@apples@", [1], "%1#@apples@"),
    ] as [(String, [MessageArgument], String)])
  func markers(format: String, arguments: [MessageArgument], expected: String) throws {
    let file = try Sample.file(Sample.entry(format, Self.apples, Self.pears))
    #expect(Sample.render(file, arguments) == expected)
  }

  /// A form may have markers of its own. Without positions they go on where the form stands.
  @Test(
    arguments: [
      ([1, 1], "1 apple on 1 tree"), ([1, 3], "1 apple on 3 trees"),
      ([2, 1], "2 apples on 1 tree"),
    ])
  func nestedVariables(arguments: [Int], expected: String) throws {
    let values = arguments.map { MessageArgument($0) }
    for (first, second) in [("%#@trees@", "%d"), ("%2$#@trees@", "%2$d")] {
      let file = try Sample.file(
        Sample.entry(
          "%#@apples@",
          Sample.variable(
            "apples", ["one": "%d apple on \(first)", "other": "%d apples on \(first)"]),
          Sample.variable("trees", ["one": "\(second) tree", "other": "\(second) trees"])))
      #expect(Sample.render(file, values) == expected)
      #expect(StringCatalog(file, language: "en").compiled().diagnostics.isEmpty)
    }
  }

  @Test func missingVariablesAndCirclesStayVisible() throws {
    let missing = try Sample.file(Sample.entry("a %#@n@"))
    #expect(Sample.render(missing, [1]) == "a %#@n@")
    let circle = try Sample.file(
      Sample.entry(
        "%#@a@", Sample.variable("a", ["other": "&lt;%#@b@&gt;"]),
        Sample.variable("b", ["other": "[%#@a@]"])))
    #expect(Sample.render(circle, [1]) == "<[%#@a@]>")
    for (file, part) in [(missing, "no substitution \"n\""), (circle, "contains itself")] {
      let diagnostics = StringCatalog(file, language: "en").compiled().diagnostics
      #expect(diagnostics.map(\.severity) == [.error])
      #expect(diagnostics.first?.message.contains(part) == true)
    }
  }

  /// 7: Polish without `other`. CLDR: 1 one; 2, 22 few; 0, 5, 12 many; 1.5 other, which many stands
  /// in for.
  @Test(
    arguments: [
      (1, "1 plik"), (2, "2 pliki"), (22, "22 pliki"), (5, "5 plików"), (12, "12 plików"),
      (0, "0 plików"), (1.5, "1,5 plików"),
    ] as [(MessageArgument, String)])
  func polishWithoutOther(argument: MessageArgument, expected: String) throws {
    let file = try Sample.file(
      Sample.entry(
        "%#@n@", Sample.variable("n", ["few": "%d pliki", "many": "%d plików", "one": "%d plik"])))
    #expect(Sample.render(file, language: "pl", [argument]) == expected)
    #expect(file.diagnostics.isEmpty)
    // No whole number comes to `other` in Polish.
    #expect(StringCatalog(file, language: "pl").compiled().diagnostics.map(\.severity) == [.note])
  }

  /// 8: the digits on show decide: 1.0 is `other` in English. Latvian 0.1 is `one`, and so it is with
  /// one digit; 0.10 has f = 10 and is `other`.
  @Test(
    arguments: [
      ("en", "%.1f", 1.0, "1.0 other"), ("en", "%.0f", 1.0, "1 one"),
      ("lv", "%.1f", 0.1, "0,1 one"), ("lv", "%.2f", 0.1, "0,10 other"),
    ])
  func digitsOnShow(language: String, shown: String, value: Double, expected: String) throws {
    let file = try Sample.file(
      Sample.entry(
        "%#@n@",
        Sample.variable("n", type: "f", ["one": "\(shown) one", "other": "\(shown) other"])))
    #expect(Sample.render(file, language: language, [MessageArgument(value)]) == expected)
  }

  /// 9: the widest text not above the asked width; none asked, the widest; none fits, the narrowest.
  @Test(
    arguments: [
      (nil, "Greetings"), (100, "Greetings"), (53, "Greetings"), (52, "Hello"), (22, "Hello"),
      (21, "Hi"), (5, "Hi"), (4, "Hi"), (0, "Hi"), (-1, "Hi"),
    ] as [(Int?, String)])
  func widths(width: Int?, expected: String) throws {
    let texts = Sample.choices(
      "VariableWidth",
      [
        "22": "<string>Hello</string>", "5": "<string>Hi</string>",
        "53": "<string>Greetings</string>",
      ])
    let file = try Sample.file("<key>k</key><dict>\(texts)</dict>")
    #expect(Sample.render(file, [], width: width) == expected)
  }

  /// 9: texts and plurals by device; variables of one name differ between devices.
  @Test(
    arguments: [
      (.mac, 1, "1 click"), (.mac, 2, "2 clicks"), (.iphone, 1, "1 tap"), (.iphone, 2, "2 taps"),
      (.appletv, 1, "Press"), (.other, 2, "2 clicks"),
    ] as [(CatalogDevice, Int, String)])
  func devices(device: CatalogDevice, count: Int, expected: String) throws {
    func plural(_ word: String) -> String {
      "<dict>"
        + Sample.rule(
          "%#@n@", Sample.variable("n", ["one": "%d \(word)", "other": "%d \(word)s"]))
        + "</dict>"
    }
    let texts = Sample.choices(
      "DeviceSpecific",
      ["iphone": plural("tap"), "mac": plural("click"), "appletv": "<string>Press</string>"])
    let file = try Sample.file("<key>k</key><dict>\(texts)</dict>")
    #expect(Sample.render(file, [MessageArgument(count)], device: device) == expected)
    #expect(StringCatalog(file, language: "en").compiled().diagnostics.isEmpty)
  }

  /// The type's own width and flags stay; only the digits come from the forms.
  @Test(
    arguments: [
      ("lf", "%.1f", ".1lf"), ("05lf", "%.2lf", "05.2lf"), (".3f", "%.1f", ".3f"),
      ("f", "%f", "f"), ("f", "%.*f", "f"), ("ld", "%.1f", "ld"),
    ])
  func digitsOfTheSpecifier(type: String, shown: String, expected: String) throws {
    let file = try Sample.file(
      Sample.entry("%#@n@", Sample.variable("n", type: type, ["one": "x", "other": shown])))
    let localization = file.catalogEntries(language: "en").first?.localization(in: "en")
    #expect(localization?.substitutions.first?.formatSpecifier == expected)
  }

  @Test func variablesWithoutAFormatLeaveTheWidths() throws {
    let widths = Sample.choices("VariableWidth", ["5": "<string>text</string>"])
    let file = try Sample.file("<key>k</key><dict>\(Self.pears)\(widths)</dict>")
    #expect(Sample.render(file, []) == "text")
    #expect(file.diagnostics.map(\.severity) == [.error])
  }

  /// Each device's text has variables of its own.
  @Test func anotherDevicesVariableIsNotFound() throws {
    let texts = Sample.choices(
      "DeviceSpecific",
      [
        "iphone": "<dict>\(Sample.rule("%#@pears@", Self.pears))</dict>",
        "mac": "<dict>\(Sample.rule("%#@pears@", ""))</dict>",
        "ipad": "<string>%#@pears@</string>",
      ])
    let file = try Sample.file("<key>k</key><dict>\(texts)</dict>")
    #expect(Sample.render(file, [2], device: .iphone) == "2 pears")
    #expect(Sample.render(file, [2], device: .mac) == "%#@pears@")
    #expect(Sample.render(file, [2], device: .ipad) == "%#@pears@")
    #expect(
      StringCatalog(file, language: "en").compiled().diagnostics.map(\.severity)
        == [.error, .error])
  }

  @Test func entriesOfTheModel() throws {
    let file = try Sample.file(Sample.entry("%@: %#@apples@", Self.apples))
    let entry = try #require(file.catalogEntries(language: "pl").first)
    #expect(entry.key == "k")
    let localization = try #require(entry.localization(in: "pl"))
    #expect(localization.content.stringUnit?.value == "%@: %#@apples@")
    let substitution = try #require(localization.substitutions.first)
    #expect(substitution.name == "apples")
    #expect(substitution.argumentNumber == 2)
    #expect(substitution.formatSpecifier == "d")
    #expect(substitution.content.variations.map(\.kind) == ["plural"])
    #expect(
      substitution.content.variations.first?.cases.map(\.name) == ["zero", "one", "other"])
  }
}
