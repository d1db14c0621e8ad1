/// Names of locales as POSIX environments have them: `sr_RS.UTF-8@latin`.
enum PosixLocaleName {
  /// Whether a name stands for no language at all, so that texts are those of the source: `C`, `POSIX`,
  /// and `C` with an encoding.
  static func isSource(_ name: String) -> Bool {
    let language = name.prefix { $0 != "." && $0 != "@" }
    return language == "C" || language == "POSIX"
  }

  /// The BCP 47 identifier; nil for what is no name of a locale, such as a path.
  ///
  /// The encoding says nothing of the language. Of the modifiers, those of glibc's and gettext's locales
  /// that name a script or a variant count: `sr_RS@latin` is `sr-Latn-RS`, `ca_ES@valencia` is
  /// `ca-ES-valencia`.
  static func identifier(_ name: String) -> String? {
    guard name.utf8.count <= AcceptLanguage.longestTag else { return nil }
    let parts = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let base = parts[0].prefix { $0 != "." }
    var subtags = base.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
      .map(String.init)
    guard
      subtags.allSatisfy({ 1...8 ~= $0.utf8.count && $0.utf8.allSatisfy(\.isASCIIAlphanumeric) })
    else { return nil }
    let modifier = parts.count == 2 ? parts[1].lowercased() : ""
    if let script = scripts[modifier] {
      // A name that has a script of its own keeps it.
      if subtags.count == 1 || subtags[1].utf8.count != 4 { subtags.insert(script, at: 1) }
    } else if variants.contains(modifier) {
      subtags.append(modifier)
    }
    return subtags.joined(separator: "-")
  }

  /// İQTElif is the Latin alphabet of Tatar.
  private static let scripts = [
    "latin": "Latn", "latn": "Latn", "cyrillic": "Cyrl", "cyrl": "Cyrl", "devanagari": "Deva",
    "iqtelif": "Latn", "shaw": "Shaw",
  ]

  private static let variants: Set<String> = ["valencia", "tarask"]
}
