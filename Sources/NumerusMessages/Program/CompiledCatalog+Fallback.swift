internal import NumerusPlurals

extension CompiledCatalog {
  /// The languages to look for a text in: the one asked for, those of its parents that the catalog
  /// has, then the source language, which is last and always there.
  ///
  /// A parent is of the same language, in the same script: `sr-Latn` does not fall back to `sr`, whose
  /// texts are Cyrillic, nor `hi-Latn` to CLDR's parent for it, `en-IN`; and `zh-HK` falls back to
  /// `zh-Hant`. Norwegian's names stand for one another.
  package func fallbackLanguages(from language: String) -> [String] {
    var names: [String] = []
    func add(_ name: String) {
      if !names.contains(name), name != sourceLanguage { names.append(name) }
    }
    // A name spelled as the catalog does needs no canonical form, and may be no identifier at all.
    if storage.languageNumbers[language] != nil { add(language) }
    let identities = storage.languageIdentities
    let wanted = LocaleIdentifier(language).canonical
    guard let identity = wanted.languageIdentity else { return names + [sourceLanguage] }

    var candidate: LocaleIdentifier? = LocaleScript.filled(wanted)
    while let identifier = candidate {
      for name in identities.languagesByIdentifier[identifier] ?? [] {
        if name == sourceLanguage { return names + [sourceLanguage] }
        add(name)
      }
      // CLDR names parents of regions by identifiers without the usual script: pt-PT for pt-AO.
      var plain = identifier
      plain.script = nil
      let parents = [identifier.parent, plain.parent].compactMap(\.self).map(LocaleScript.filled)
      candidate = parents.last { parent in
        parent.languageIdentity == identity && parent.script == identifier.script
          && parent != identifier
      }
    }
    if identity == "no" {
      for code in ["nb", "no", "nn"] {
        let identifier = LocaleScript.filled(LocaleIdentifier(language: code))
        for name in identities.languagesByIdentifier[identifier] ?? [] { add(name) }
      }
    }
    return names + [sourceLanguage]
  }
}
