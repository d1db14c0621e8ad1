/// The languages that a process's environment asks for, with gettext's priorities (GNU gettext manual,
/// "Locale Environment Variables" and "Specifying a Priority List of Languages").
enum EnvironmentLanguages {
  /// BCP 47 identifiers, the most wanted first; none where texts are to be those of the source.
  ///
  /// The locale is the first that is set, and not empty, of `LC_ALL`, `LC_MESSAGES` and `LANG`. Unless it
  /// is `C`, the list in `LANGUAGE` takes its place.
  static func languages(_ environment: [String: String]) -> [String] {
    func value(_ name: String) -> String? {
      environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }
    guard let locale = value("LC_ALL") ?? value("LC_MESSAGES") ?? value("LANG"),
      !PosixLocaleName.isSource(locale)
    else { return [] }
    guard let list = value("LANGUAGE") else {
      return [PosixLocaleName.identifier(locale)].compactMap(\.self)
    }
    // gettext looks no further than to a `C` in the list.
    let names = list.split(separator: ":", maxSplits: LanguageMatcher.mostWanted).map(String.init)
    return names.prefix { !PosixLocaleName.isSource($0) }.compactMap(PosixLocaleName.identifier)
  }
}
