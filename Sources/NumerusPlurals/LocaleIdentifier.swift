/// The parts of a BCP 47 or ICU locale identifier that choose data: language, script, region.
///
/// `pt-PT`, `pt_PT` and `PT_pt.UTF-8@euro` read the same; variants and extensions are passed over.
/// Reading is lenient: what is no subtag in its place ends the identifier.
package struct LocaleIdentifier: Hashable, Sendable {
  /// Two to eight lowercase letters; `und` where the text has no language.
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
    let end = text.firstIndex { $0 == "." || $0 == "@" } ?? text.endIndex
    var subtags = text[..<end].split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "-" || $0 == "_" })[...]
    self.init(language: "und")
    guard let first = subtags.popFirst(), Self.isAlphabetic(first, 2...8), first.utf8.count != 4
    else { return }
    language = first.lowercased()
    if let next = subtags.first, Self.isAlphabetic(next, 4...4) {
      script = next.prefix(1).uppercased() + next.dropFirst().lowercased()
      subtags.removeFirst()
    }
    if let next = subtags.first,
      Self.isAlphabetic(next, 2...2)
        || (next.utf8.count == 3 && next.utf8.allSatisfy { UInt8(ascii: "0")...57 ~= $0 })
    {
      region = next.uppercased()
    }
  }

  private static func isAlphabetic(_ text: some StringProtocol, _ length: ClosedRange<Int>) -> Bool
  {
    length.contains(text.utf8.count)
      && text.utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 }
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
    [language, script, region].compactMap(\.self).joined(separator: "-")
  }
}
