import NumerusMessages
import Testing

/// Keys whose hashes are the same, in part or in all bits. They were searched for: with the first eight
/// bytes as the state that the hash has behind them in the second eight, all before them is lost.
@Suite struct KeyCollisionTests {
  private typealias Case = KeyHashTests.Case

  /// Keys of one hash.
  private static let same: [Case] = [
    Case("0dqBDV5oW+x9-?Ck letters", "0dqBDV5oW+x9-?Ck letters"),
    Case("AeZbgLvu*?!p,3gQ letters", "AeZbgLvu*?!p,3gQ letters"),
    Case("and2ijlw!*luG`!4 letters", "and2ijlw!*luG`!4 letters"),
  ]

  /// Keys whose hash is zero, as that of an empty slot would be.
  private static let zero: [Case] = [
    Case("G0PNxXZd350'w/}S", "G0PNxXZd350'w/}S"), Case("Vcn0hx1SPrDSy.KK", "Vcn0hx1SPrDSy.KK"),
    Case("SLNyKt3Ew]OSU]Xj\0\0\0\0\0\0\0\0", "SLNyKt3Ew]OSU]Xj\0\0\0\0\0\0\0\0"),
  ]

  /// The same with a value behind them: their hashes are the same again.
  private static let sameWithValue: [Case] = [
    Case("G0PNxXZd350'w/}S\(1) items", "G0PNxXZd350'w/}S%lld items"),
    Case("Vcn0hx1SPrDSy.KK\(1) items", "Vcn0hx1SPrDSy.KK%lld items"),
    Case("kbS6PAht/i{De*U*\(1) items", "kbS6PAht/i{De*U*%lld items"),
  ]

  /// Keys of which a table holds the same half of the hash.
  private static let halves: [(Case, Case)] = [
    (Case("key 78906", "key 78906"), Case("key 83389", "key 83389")),
    (Case("key 97518", "key 97518"), Case("key 130135", "key 130135")),
    (Case("key 138267", "key 138267"), Case("key 164404", "key 164404")),
  ]

  @Test func hashesAreTheSame() {
    for cases in [Self.same, Self.zero, Self.sameWithValue] {
      #expect(Set(cases.map(\.value.packed.hash)).count == 1)
      #expect(Set(cases.map { KeyText($0.key).hash }).count == 1)
    }
    #expect(Self.zero[0].value.packed.hash == 0)
    for (first, second) in Self.halves {
      let hashes = [first, second].map { KeyText($0.key).hash }
      #expect(hashes[0] != hashes[1])
      #expect(UInt32(truncatingIfNeeded: hashes[0]) == UInt32(truncatingIfNeeded: hashes[1]))
    }
  }

  /// In a catalog of nothing else they stand next to one another, among others somewhere.
  @Test(arguments: [0, 1, 1000])
  func eachIsFound(otherCount: Int) {
    let cases =
      Self.same + Self.zero + Self.sameWithValue + Self.halves.flatMap { [$0.0, $0.1] }
    for absent in [nil] + cases.indices.map(Optional.some) {
      var builder = CompiledCatalogBuilder(sourceLanguage: "en")
      for number in 0..<otherCount { builder.addKey("other \(number)") }
      for (index, literal) in cases.enumerated() where index != absent {
        builder.add(
          text: "<\(literal.key)>", key: builder.addKey(literal.key), language: "en")
      }
      let localizer = Localizer(builder.build(), language: "en")
      for (index, literal) in cases.enumerated() {
        // What no catalog has is its own key, with its values.
        let text =
          index == absent
          ? literal.key.replacing("%lld", with: "1") : "<\(literal.key)>"
        #expect(localizer.string(literal.value) == text)
        #expect(
          localizer.string(forKey: literal.key, arguments: literal.value.arguments) == text)
        var bytes: [UInt8] = []
        localizer.write(literal.value, to: &bytes)
        #expect(bytes == Array(text.utf8))
      }
    }
  }
}
