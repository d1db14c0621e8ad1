extension AcceptLanguage {
  /// The ranges of a header in its order:
  ///
  ///     Accept-Language = #( language-range [ OWS ";" OWS "q=" qvalue ] )
  static func parse(_ header: String) -> [Range] {
    var bytes = Array(header.utf8.prefix(longestHeader + 1))[...]
    if bytes.count > longestHeader {
      // Half a part could mean something else: "en;q=0" where the header has "en;q=0.9".
      let end = bytes.lastIndex(of: UInt8(ascii: ",")) ?? bytes.startIndex
      bytes = bytes[..<end]
    }
    var ranges: [Range] = []
    while !bytes.isEmpty, ranges.count < mostRanges {
      let part = bytes.prefix { $0 != UInt8(ascii: ",") }
      bytes = bytes.dropFirst(part.count + 1)
      if let range = range(part) { ranges.append(range) }
    }
    return ranges
  }

  /// One part between commas; nil for one that is malformed, or empty, which the grammar of lists
  /// allows.
  private static func range(_ part: ArraySlice<UInt8>) -> Range? {
    let pieces = part.split(
      separator: UInt8(ascii: ";"), maxSplits: 1, omittingEmptySubsequences: false)
    guard let tag = tag(pieces[0].withoutSpace) else { return nil }
    guard pieces.count == 2 else { return Range(tag: tag, thousandths: 1000) }
    var weight = pieces[1].withoutSpace
    guard let name = weight.popFirst(), name | 0x20 == UInt8(ascii: "q") else { return nil }
    weight = weight.withoutSpace
    guard weight.popFirst() == UInt8(ascii: "=") else { return nil }
    return thousandths(weight.withoutSpace).map { Range(tag: tag, thousandths: $0) }
  }

  /// A range of RFC 4647, section 2.1, with its case as it is:
  ///
  ///     language-range = (1*8ALPHA *("-" 1*8alphanum)) / "*"
  private static func tag(_ bytes: ArraySlice<UInt8>) -> String? {
    guard bytes.count <= longestTag else { return nil }
    let wildcard = UInt8(ascii: "*")
    var subtags: [ArraySlice<UInt8>] = []
    for subtag in bytes.split(omittingEmptySubsequences: false, whereSeparator: \.isTagSeparator) {
      let isWildcard = subtag.elementsEqual([wildcard])
      guard isWildcard || 1...8 ~= subtag.count && subtag.allSatisfy(\.isASCIIAlphanumeric) else {
        return nil
      }
      subtags.append(subtag)
    }
    guard let first = subtags.first else { return nil }
    if first.first == wildcard { return "*" }
    guard first.allSatisfy(\.isASCIILetter) else { return nil }
    let kept = subtags.filter { $0.first != wildcard }
    return kept.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "-")
  }

  /// A weight of RFC 9110, section 12.4.2:
  ///
  ///     qvalue = ( "0" [ "." 0*3DIGIT ] ) / ( "1" [ "." 0*3("0") ] )
  private static func thousandths(_ bytes: ArraySlice<UInt8>) -> Int? {
    var rest = bytes
    guard let whole = rest.popFirst(), whole == UInt8(ascii: "0") || whole == UInt8(ascii: "1")
    else { return nil }
    var value = Int(whole - UInt8(ascii: "0"))
    if let point = rest.popFirst(), point != UInt8(ascii: ".") { return nil }
    guard rest.count <= 3, rest.allSatisfy(\.isASCIIDigit) else { return nil }
    for place in 0..<3 {
      let digit = place < rest.count ? rest[rest.startIndex + place] - UInt8(ascii: "0") : 0
      value = value * 10 + Int(digit)
    }
    return value <= 1000 ? value : nil
  }
}

extension ArraySlice<UInt8> {
  /// The bytes without the spaces and tabulators around them.
  fileprivate var withoutSpace: Self {
    let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    let front = drop(while: isSpace)
    guard let last = front.lastIndex(where: { !isSpace($0) }) else { return front.prefix(0) }
    return front[...last]
  }
}
