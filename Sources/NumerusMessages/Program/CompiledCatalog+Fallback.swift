internal import NumerusICU
internal import NumerusPlurals

extension CompiledCatalog {
  /// The languages to look for a text in: the one asked for, those of its parents that the catalog
  /// has, then the source language, which is last and always there.
  ///
  /// A parent is of the same language, in the same script: `sr-Latn` does not fall back to `sr`, whose
  /// texts are Cyrillic, nor `hi-Latn` to CLDR's parent for it, `en-IN`.
  package func fallbackLanguages(from language: String) -> [String] {
    var names: [String] = []
    func add(_ name: String) {
      if !names.contains(name), name != sourceLanguage { names.append(name) }
    }
    // A name spelled as the catalog does needs no canonical form, and may be no identifier at all.
    if languages.contains(language) { add(language) }
    let wanted = LocaleIdentifier(language).canonical
    var candidate: LocaleIdentifier? = wanted
    while let identifier = candidate, identifier.languageIdentity != nil {
      for name in languagesByIdentifier[identifier] ?? [] {
        if name == sourceLanguage { return names + [sourceLanguage] }
        add(name)
      }
      candidate = identifier.parent.flatMap { parent in
        parent.languageIdentity == wanted.languageIdentity
          && (identifier.script == parent.script || Self.haveSameScript(identifier, parent))
          ? parent : nil
      }
    }
    return names + [sourceLanguage]
  }

  private static func haveSameScript(_ left: LocaleIdentifier, _ right: LocaleIdentifier) -> Bool {
    func script(_ identifier: LocaleIdentifier) -> String? {
      identifier.script
        ?? (try? ICULocale.maximized(identifier.description))
        .flatMap { LocaleIdentifier($0).script }
    }
    return script(left) == script(right)
  }
}
