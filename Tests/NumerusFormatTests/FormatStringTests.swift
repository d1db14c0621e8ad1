import NumerusFormat
import Testing

/// The `%` grammar: C's, as Foundation reads it, with what catalogs add.
@Suite struct FormatStringTests {
  /// Each text holds one specifier, which is printed again in the grammar.
  @Test(
    arguments: [
      ("%d", "%d"), ("%D", "%D"), ("%i", "%i"), ("%u", "%u"), ("%U", "%U"), ("%x", "%x"),
      ("%X", "%X"), ("%o", "%o"), ("%O", "%O"), ("%f", "%f"), ("%F", "%F"), ("%e", "%e"),
      ("%E", "%E"), ("%g", "%g"), ("%G", "%G"), ("%a", "%a"), ("%A", "%A"), ("%c", "%c"),
      ("%C", "%C"), ("%s", "%s"), ("%S", "%S"), ("%p", "%p"), ("%@", "%@"),
      ("%hhd", "%hhd"), ("%hd", "%hd"), ("%ld", "%ld"), ("%lld", "%lld"), ("%qd", "%qd"),
      ("%Lf", "%Lf"), ("%zu", "%zu"), ("%td", "%td"), ("%jd", "%jd"), ("%lf", "%lf"),
      ("%1$@", "%1$@"), ("%127$d", "%127$d"), ("%2$lld", "%2$lld"),
      ("%-+ #0'5d", "%-+ #0'5d"), ("%0-5d", "%-05d"), ("%5d", "%5d"), ("%05d", "%05d"),
      ("%.2f", "%.2f"), ("%.f", "%.0f"), ("%8.3f", "%8.3f"), ("%*d", "%*d"), ("%.*f", "%.*f"),
      ("%*.*f", "%*.*f"), ("%2$*1$d", "%2$*1$d"), ("%3$*1$.*2$f", "%3$*1$.*2$f"),
      ("%1000d", "%1000d"), ("% d", "% d"), ("%+.1f", "%+.1f"),
      // Xcode's labels.
      ("%(name)@", "%(name)@"), ("%1$(age)llu", "%1$(age)llu"),
      ("%(größe_2)5.1f", "%(größe_2)5.1f"),
    ])
  func specifiers(text: String, expected: String) throws {
    let segments = FormatString(text).segments
    guard case .specifier(let specifier, let source)? = segments.first, segments.count == 1 else {
      Issue.record("read as \(segments)")
      return
    }
    #expect(specifier.description == expected)
    #expect(source == text)
    #expect(FormatSpecifier(expected) == specifier)
  }

  @Test func partsOfASpecifier() throws {
    let specifier = try #require(FormatSpecifier("%3$(size)-*1$.4lld"))
    #expect(specifier.position == 3)
    #expect(specifier.label == "size")
    #expect(specifier.flags == .leftAligned)
    #expect(specifier.width == .argument(position: 1))
    #expect(specifier.precision == .literal(4))
    #expect(specifier.length == .longLong)
    #expect(specifier.conversion == .decimal)
  }

  /// SEMANTICS 16: a percent sign that begins nothing is text.
  @Test(
    arguments: [
      "", "%", "50%", "100%!", "%y", "%-", "%5", "%.", "%1$", "%l", "%0$d", "%128$d", "%1001d",
      "%.1001f", "%99999999999999999999d", "%#@@", "%#@name", "%#@a\nb@", "%#@a%b@", "%$d", "%n",
      "%##@", "%-#@", "50% off", "50 % de rabais", "100 % d'accord", "5 % é", "% o", "% @", "% u",
      "%_d", "% %", "%()d", "%(a b)d", "%(a", "%(a)", "%(a)y", "%(a)(b)d", "%(a)1$d",
      "é%", "%é", "％d",
    ])
  func text(text: String) {
    let segments = FormatString(text).segments
    #expect(segments == (text.isEmpty ? [] : [.text(text)]))
  }

  @Test(
    arguments: [
      ("a%%b", [.text("a"), .percent, .text("b")]),
      ("%%d", [.percent, .text("d")]),
      ("%arg", [.argument(position: nil, source: "%arg")]),
      ("%1$arg!", [.argument(position: 1, source: "%1$arg"), .text("!")]),
      ("%#@n@", [.substitution(name: "n", position: nil, source: "%#@n@")]),
      (
        "%2$#@a.b c@x",
        [.substitution(name: "a.b c", position: 2, source: "%2$#@a.b c@"), .text("x")]
      ),
      (
        "50%-ig",
        [.text("50"), .specifier(.init(.integer, flags: .leftAligned), source: "%-i"), .text("g")]
      ),
      ("%5%d", [.text("%5"), .specifier(.init(.decimal), source: "%d")]),
    ] as [(String, [FormatString.Segment])])
  func segments(text: String, expected: [FormatString.Segment]) {
    #expect(FormatString(text).segments == expected)
  }

  /// Whatever a text is, its segments hold all of it.
  @Test func nothingIsLost() {
    let alphabet = [
      "%", "%", "1", "$", "#", "@", "l", "d", ".", "*", "-", " ", "0", "é", "arg", "\n",
    ]
    var state: UInt64 = 88_172_645_463_325_252
    for _ in 0..<20_000 {
      var text = ""
      for _ in 0..<12 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        text += alphabet[Int(state % UInt64(alphabet.count))]
      }
      let segments = FormatString(text).segments
      #expect(segments.map(\.source).joined() == text)
      for (segment, next) in zip(segments, segments.dropFirst()) {
        if case .text = segment, case .text = next { Issue.record("two texts in \(text)") }
      }
    }
  }
}
