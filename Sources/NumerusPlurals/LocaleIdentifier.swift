/// The parts of a BCP 47 or ICU locale identifier that choose data: language, script, region.
///
/// `pt-PT`, `pt_PT` and `PT_pt.UTF-8@euro` read the same; variants and extensions are passed over.
/// Reading is lenient: what is no subtag in its place ends the identifier.
package struct LocaleIdentifier: Hashable, Sendable {
  /// Two, three or five to eight lowercase letters; `und` where the text has no language.
  package var language: String
  /// Four letters, the first a capital; nil where there is none.
  package var script: String?
  /// Two capitals or three digits; nil where there is none.
  package var region: String?

  package init(language: String, script: String? = nil, region: String? = nil) {
    self.language = language
    self.script = script
    self.region = region
  }

  package init(_ text: some StringProtocol) {
    self.init(language: "und")
    var rest = Array(text.utf8.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "@") })[...]
    let first = Self.takeSubtag(&rest)
    guard Self.isAlphabetic(first, 2...8), first.count != 4 else { return }
    language = Self.string(first, isUppercase: false)

    var next = Self.takeSubtag(&rest)
    if Self.isAlphabetic(next, 4...4) {
      script =
        Self.string(next.prefix(1), isUppercase: true)
        + Self.string(next.dropFirst(), isUppercase: false)
      next = Self.takeSubtag(&rest)
    }
    let isRegionNumber =
      next.count == 3 && next.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    if isRegionNumber || Self.isAlphabetic(next, 2...2) {
      region = Self.string(next, isUppercase: true)
    }
  }

  /// Takes the bytes up to the next separator, and the separator.
  private static func takeSubtag(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let subtag = rest.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
    rest = rest.dropFirst(subtag.count + 1)
    return subtag
  }

  private static func isAlphabetic(_ subtag: ArraySlice<UInt8>, _ length: ClosedRange<Int>) -> Bool
  {
    length.contains(subtag.count)
      && subtag.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 }
  }

  /// ASCII letters and digits in one case. A subtag fits into a string without storage of its own.
  private static func string(_ subtag: ArraySlice<UInt8>, isUppercase: Bool) -> String {
    var text = ""
    for byte in subtag {
      let isLetter = byte >= UInt8(ascii: "A")
      let cased = isLetter ? (isUppercase ? byte & ~0x20 : byte | 0x20) : byte
      text.unicodeScalars.append(Unicode.Scalar(cased))
    }
    return text
  }

  /// The identifier with a replaced language code exchanged for today's, by CLDR's aliases:
  /// `iw-IL` gives `he-IL`, `sh` gives `sr-Latn`.
  package var canonical: Self {
    guard let replacement = PluralRuleTable.alias(of: language) else { return self }
    let target = Self(replacement)
    return Self(
      language: target.language, script: script ?? target.script, region: region ?? target.region)
  }

  /// What two identifiers of one language have in common: the language's code of today, in which
  /// Norwegian's nb, nn and no are one. Nil for an identifier without a language.
  package var languageIdentity: String? {
    switch canonical.language {
    case "und", "mul": nil
    case "nb", "nn", "no": "no"
    case let language: language
    }
  }

  /// The identifier that this one inherits plural rules from; nil where that is the root.
  ///
  /// CLDR's parents come first (`es-MX` has `es-419`, `zh-Hant` has none), else the last subtag
  /// goes.
  package var parent: Self? {
    if let parent = PluralRuleTable.parent(of: description) {
      return parent == "und" ? nil : Self(parent)
    }
    if region != nil { return Self(language: language, script: script) }
    if script != nil { return Self(language: language) }
    return nil
  }
}

extension LocaleIdentifier: CustomStringConvertible {
  /// The BCP 47 form, as `zh-Hant-TW`.
  package var description: String {
    var text = language
    if let script { text += "-" + script }
    if let region { text += "-" + region }
    return text
  }
}
