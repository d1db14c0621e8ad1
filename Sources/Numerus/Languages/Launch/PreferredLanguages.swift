/// The languages that a process's user wants, as they are known when it starts.
///
/// ```swift
/// let wanted = PreferredLanguages(
///   arguments: ["service"], stored: nil, environment: ["LANG": "pl_PL.UTF-8"])
/// wanted.languages                                                  // ["pl-PL"]
/// wanted.match(among: ["en", "de", "pl"], source: "en").language    // "pl"
/// ```
///
/// The first of these that says something decides:
///
/// 1. A launch argument: `-AppleLanguages (zh-Hant)`, or `-AppleLanguages '("zh-Hant", en)'`.
/// 2. The stored preference. The environment's languages come after it, since a preference for a
///    language that is not offered is as good as none.
/// 3. The environment, as gettext reads it: `LANGUAGE`, where the locale is not `C`; then the first of
///    `LC_ALL`, `LC_MESSAGES` and `LANG`. `C` and `POSIX` stand for the source language.
public struct PreferredLanguages: Hashable, Sendable {
  /// Where the first language was found.
  public enum Origin: Hashable, Sendable {
    case launchArguments
    case storedPreference
    case environment
    /// Nowhere: texts are in the source language.
    case nowhere
  }

  /// BCP 47 identifiers, the most wanted first; none where texts are to be those of the source.
  public let languages: [String]

  public let origin: Origin

  /// - Parameters:
  ///   - arguments: The process's command line.
  ///   - stored: The stored preference, as ``LanguagePreferenceStore/storedLanguages()`` gives it.
  ///   - environment: The process's environment.
  public init(arguments: [String], stored: [String]?, environment: [String: String]) {
    let system = EnvironmentLanguages.languages(environment)
    if let launch = LaunchArguments.languages(arguments) {
      (languages, origin) = (launch, .launchArguments)
    } else if let stored, !stored.isEmpty {
      (languages, origin) = (stored + system, .storedPreference)
    } else {
      (languages, origin) = (system, system.isEmpty ? .nowhere : .environment)
    }
  }

  /// Which of the languages that are offered is the one in force.
  public func match(among offered: [String], source: String) -> LanguageMatcher.Match {
    LanguageMatcher.choose(languages, among: offered, source: source)
  }
}
