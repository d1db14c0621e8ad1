import Numerus
import Testing

/// RFC 9110, section 12.5.4, with ranges of RFC 4647, section 2.1.
@Suite struct AcceptLanguageTests {
  @Test(
    arguments: [
      // RFC 9110's own example.
      ("da, en-gb;q=0.8, en;q=0.7", "da, en-gb;q=0.8, en;q=0.7"),
      ("zh-HK, en;q=0.8", "zh-HK, en;q=0.8"),
      // By weight, and in the header's order where weights are equal.
      ("en;q=0.1,de;q=0.9,fr", "fr, de;q=0.9, en;q=0.1"),
      ("a;q=0.5,b;q=0.5,c,d;q=0.5,e", "c, e, a;q=0.5, b;q=0.5, d;q=0.5"),
      ("en;q=0, de", "de, en;q=0"), ("*", "*"), ("*;q=0.5, fr", "fr, *;q=0.5"),
      // Forms of a weight.
      ("en;q=1", "en"), ("en;q=1.000", "en"), ("en;q=1.", "en"), ("en;q=0.", "en;q=0"),
      ("en;q=0.000", "en;q=0"), ("en;q=0.001", "en;q=0.001"), ("en;q=0.12", "en;q=0.12"),
      ("en;Q=0.5", "en;q=0.5"),
      // White space, and the empty parts that RFC 9110, section 5.6.1.2 asks recipients to ignore.
      (" en\t;\tq = 0.5 ,, de , ", "de, en;q=0.5"), ("", ""), (",,,", ""), (" \t", ""),
      // Case and the other separator.
      ("EN-us", "EN-us"), ("pt_BR", "pt-BR"), ("zh_Hant_TW;q=0.3", "zh-Hant-TW;q=0.3"),
      ("ar-u-nu-latn", "ar-u-nu-latn"), ("de-CH-1996", "de-CH-1996"),
      // Malformed parts, the others staying.
      ("en;q=2, de", "de"), ("en;q=1.001, de", "de"), ("en;q=0.1234, de", "de"),
      ("en;q=-1, de", "de"), ("en;q=, de", "de"), ("en;q, de", "de"), ("en;, de", "de"),
      ("en;q=.5, de", "de"), ("en;q=0,5, de", "de, en;q=0"), ("en;level=1, de", "de"),
      ("en;q=0.5;q=1, de", "de"), ("en;q=NaN, de", "de"), ("en;q=1e0, de", "de"),
      ("=, de", "de"), ("💥, de", "de"), ("é, de", "de"), ("e\u{301}n, de", "de"),
      ("en--US, de", "de"), ("-en, de", "de"), ("en-, de", "de"), ("abcdefghi, de", "de"),
      ("en-abcdefghi, de", "de"), ("1en, de", "de"), ("en us, de", "de"), ("\0en, de", "de"),
      // Extended ranges, by RFC 4647, section 3.2.
      ("en-*, de;q=0.5", "en, de;q=0.5"), ("en-*-US", "en-US"), ("*-CH", "*"), ("e*, de", "de"),
    ])
  func parses(header: String, expected: String) {
    #expect(AcceptLanguage(header).description == expected)
  }

  @Test func partsAreAtHand() {
    let header = AcceptLanguage("de;q=0.25, en-GB, fr;q=0, *;q=0.1")
    #expect(header.wanted == ["en-GB", "de", "*"])
    #expect(header.excluded == ["fr"])
    #expect(header.ranges.map(\.quality) == [1, 0.25, 0.1, 0])
    #expect(header.ranges.map(\.weight) == ["1", "0.25", "0.1", "0"])
  }

  @Test func lengthIsBounded() {
    // What stands behind the bound is not read, and a part that lies across it is dropped.
    let filler = String(repeating: " ", count: AcceptLanguage.longestHeader - 12)
    #expect(AcceptLanguage("de," + filler + "en;q=0.9").wanted == ["de", "en"])
    #expect(AcceptLanguage("de," + filler + "  en;q=0.9").wanted == ["de"])
    #expect(AcceptLanguage(String(repeating: "e", count: 100_000)).ranges.isEmpty)
    let long = "de," + String(repeating: "x-", count: 50) + "y,fr"
    #expect(AcceptLanguage(long).wanted == ["de", "fr"])
  }

  @Test func countIsBounded() {
    let header = (0..<100).map { "l\($0 % 10)" }.joined(separator: ",")
    #expect(AcceptLanguage(header).ranges.isEmpty)
    let letters = "abcdefghijklmnopqrstuvwxyz"
    let tags = letters.flatMap { first in letters.map { "\(first)\($0)" } }
    let ranges = AcceptLanguage(tags.prefix(200).joined(separator: ",")).ranges
    #expect(ranges.map(\.tag) == Array(tags.prefix(AcceptLanguage.mostRanges)))
  }

  /// A header of 100 KB costs no more than one that ends at the bound.
  @Test func longHeadersAreQuick() {
    let clock = ContinuousClock()
    for unit in ["en;q=0.5,", ",", ";", "a-", " ", "q=", "*,"] {
      let header = String(repeating: unit, count: 100_000 / unit.utf8.count)
      let time = clock.measure {
        for _ in 0..<10 {
          let parsed = AcceptLanguage(header)
          #expect(parsed.ranges.count <= AcceptLanguage.mostRanges)
        }
      }
      #expect(time < .seconds(1), "\(unit)")
    }
  }
}
