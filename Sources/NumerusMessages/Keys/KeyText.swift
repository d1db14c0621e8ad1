/// The text of a key as a literal's pieces would have it.
///
/// A literal with values has its percent signs doubled in the key, and a specifier for each value. Taken
/// apart, a key gives the same pieces again; a percent sign that begins neither a doubled one nor a
/// literal's specifier stands for itself.
package struct KeyText {
  package let hash: UInt64

  /// Whether percent signs stand in the pieces, so that only the text as a whole tells which key it is.
  package let hasPercentSigns: Bool

  /// - Complexity: O(*n*) in the length of the key.
  package init(_ key: String) {
    (hash, hasPercentSigns) = Self.read(key.utf8Span.span)
  }

  private static func read(_ bytes: Span<UInt8>) -> (hash: UInt64, hasPercentSigns: Bool) {
    // Most keys have no percent sign at all, and are one piece.
    guard let first = bytes.indices.first(where: { bytes[$0] == percent }) else {
      return (mix(KeyHash.seed, bytes, 0, bytes.count), false)
    }
    var hash = KeyHash.seed
    var hasPercentSigns = false
    /// The piece so far, without doublings.
    var piece: [UInt8] = []
    for index in 0..<first { piece.append(bytes[index]) }
    var place = first
    while place < bytes.count {
      let byte = bytes[place]
      guard byte == percent else {
        piece.append(byte)
        place += 1
        continue
      }
      if let code = ValueCode.allCases.first(where: { isSpecifier($0, in: bytes, at: place) }) {
        hash = mix(hash, piece.span, 0, piece.count)
        piece.removeAll(keepingCapacity: true)
        hash = KeyHash.mix(hash, code: code.rawValue)
        place += code.specifier.utf8CodeUnitCount
        continue
      }
      hasPercentSigns = true
      piece.append(percent)
      let isDoubled = place + 1 < bytes.count && bytes[place + 1] == percent
      place += isDoubled ? 2 : 1
    }
    return (mix(hash, piece.span, 0, piece.count), hasPercentSigns)
  }

  private static let percent = UInt8(ascii: "%")

  /// A literal's piece as the key of a literal with values has it.
  static func escaped(_ piece: String) -> String {
    guard piece.utf8.contains(percent) else { return piece }
    var escaped = ""
    for scalar in piece.unicodeScalars {
      escaped.unicodeScalars.append(scalar)
      if scalar == "%" { escaped.unicodeScalars.append(scalar) }
    }
    return escaped
  }

  private static func mix(_ hash: UInt64, _ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> UInt64
  {
    guard start < end else { return hash }
    // The span lives as long as the bytes are looked at.
    return unsafe bytes.extracting(start..<end).withUnsafeBytes { piece in
      guard let start = piece.baseAddress else { return hash }
      return unsafe KeyHash.mix(hash, text: start, count: piece.count)
    }
  }

  private static func isSpecifier(
    _ code: ValueCode, in bytes: Span<UInt8>, at place: Int
  ) -> Bool {
    let specifier = code.specifier
    let count = specifier.utf8CodeUnitCount
    guard count <= bytes.count - place else { return false }
    return specifier.withUTF8Buffer { known in
      (0..<count).allSatisfy { unsafe known[$0] == bytes[place + $0] }
    }
  }
}
