import NumerusMessages
import Testing

/// Bytes that are UTF-8, and bytes that are none, against the standard library.
@Suite struct UTF8ValidityTests {
  private static func expectSame(_ bytes: [UInt8]) -> Bool {
    let isValid = unsafe bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return true }
      return unsafe UTF8Validity.isValid(start, count: bytes.count)
    }
    return isValid == ((try? UTF8Span(validating: bytes.span)) != nil)
  }

  /// The first and the last byte of each kind, and some between.
  private static let edges: [UInt8] = [
    0, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC,
    0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xF8, 0xFF,
  ]

  @Test func allBeginningsOfTwoBytes() {
    for first in UInt8.min...UInt8.max {
      for second in UInt8.min...UInt8.max {
        #expect(Self.expectSame([first, second]))
      }
    }
  }

  /// With what stands before a character, it is cut by eights at all places.
  @Test(arguments: 0..<9)
  func charactersOfFourBytes(before count: Int) {
    let before = [UInt8](repeating: 0x61, count: count)
    var wrong: [[UInt8]] = []
    for first in Self.edges where first > 0x7F {
      for second in Self.edges {
        for third in [0x41, 0x80, 0xBF, 0xC2] as [UInt8] {
          for fourth in [0x41, 0x80, 0xBF, 0xE0] as [UInt8] {
            let bytes = before + [first, second, third, fourth]
            for bytes in [bytes, bytes + before, Array(bytes.dropLast())]
            where !Self.expectSame(bytes) { wrong.append(bytes) }
          }
        }
      }
    }
    #expect(wrong == [])
  }

  @Test(arguments: [
    "", "ASCII alone, and long", "Grüße aus Köln", "Привет, мир", "नमस्ते दुनिया", "👩🏽‍🚀 und 世界",
  ])
  func textsAndTheirCuts(text: String) {
    let bytes = Array(text.utf8)
    for start in bytes.indices {
      for end in start...bytes.count { #expect(Self.expectSame(Array(bytes[start..<end]))) }
    }
  }
}
