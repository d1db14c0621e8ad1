public import Foundation
public import NumerusMessages

/// The languages in force, and what was found out about texts.
///
/// ```swift
/// let text = await Localization.withLanguages(["pl", "en"]) {
///   String(localized: "\(count) items", bundle: .module)
/// }
/// ```
public enum Localization {
  /// The scope of the current task, which the task keeps.
  @TaskLocal private static var taskScope: LanguageScope?

  /// Where the same scope is: reading it counts no reference, of which all threads of a task would have
  /// one in common. It is set inside of the other, so that who has it has that too.
  @TaskLocal private static var taskScopePlace: ScopePlace?

  static var scope: LanguageScope { taskScope ?? .launch }

  /// Lends the scope of the current task to a function.
  @inline(__always)
  static func withScope<Result>(_ body: (LanguageScope) -> Result) -> Result {
    guard let place = taskScopePlace else { return body(.launch) }
    return place.withScope(body)
  }

  /// Runs an operation in a scope.
  private static func with<Result>(
    _ scope: LanguageScope, isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> Result
  ) async rethrows -> Result {
    try await $taskScope.withValue(
      scope,
      operation: {
        try await $taskScopePlace.withValue(
          ScopePlace(scope), operation: operation, isolation: isolation)
      }, isolation: isolation)
  }

  /// Runs an operation that does not wait in a scope.
  private static func with<Result>(
    _ scope: LanguageScope, operation: () throws -> Result
  ) rethrows -> Result {
    try $taskScope.withValue(scope) {
      try $taskScopePlace.withValue(ScopePlace(scope), operation: operation)
    }
  }

  /// The languages that texts are looked up for, the most wanted first: those of the innermost
  /// `withLanguages` around the current task, else those that the process was started for.
  ///
  /// Empty where nobody said: then each table's source language serves. What a header excludes is not
  /// told here, but by ``acceptLanguage``.
  public static var languages: [String] { scope.languages }

  /// The languages in force as a header has them, with what the reader will not have: to take along
  /// into a task that does not inherit them.
  ///
  /// ```swift
  /// let header = Localization.acceptLanguage  // en;q=0 included
  /// Task.detached {
  ///   await Localization.withLanguages(header) { await report() }
  /// }
  /// ```
  public static var acceptLanguage: AcceptLanguage { scope.acceptLanguage }

  /// Runs an operation whose texts are in the languages of a reader: those of `String(localized:)`,
  /// and of all else that names no language.
  ///
  /// ```swift
  /// await Localization.withLanguages(["ar-u-nu-latn", "en"]) { await answer(request) }
  /// ```
  ///
  /// Child tasks (`async let`, task groups) and tasks made by `Task { }` inherit the languages. Detached
  /// tasks and blocks of Dispatch do not; they take them along:
  ///
  /// ```swift
  /// let languages = Localization.languages
  /// queue.async {
  ///   Localization.withLanguages(languages) { print(String(localized: "Done")) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - languages: BCP 47 identifiers, the most wanted first, with extensions as `ar-u-nu-latn` where
  ///     numbers are to be written another way. What is no identifier is passed over.
  ///   - isolation: The actor that the operation runs on: the caller's.
  ///   - operation: What to do; its result and its error are those of the call.
  public static func withLanguages<Result>(
    _ languages: [String], isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> Result
  ) async rethrows -> Result {
    try await with(LanguageScope(languages), isolation: isolation, operation: operation)
  }

  /// Runs an operation that does not wait, with the languages of a reader.
  public static func withLanguages<Result>(
    _ languages: [String], operation: () throws -> Result
  ) rethrows -> Result {
    try with(LanguageScope(languages), operation: operation)
  }

  /// Runs an operation for the reader that a request's header tells of.
  ///
  /// ```swift
  /// let header = AcceptLanguage(request.headers["Accept-Language"] ?? "")
  /// await Localization.withLanguages(header) { await answer(request) }
  /// ```
  ///
  /// Unlike a list, a header excludes languages (`q=0`) and takes any by `*`. With `en;q=0, de`, texts
  /// are in German; where a table has none they are in its source language, though it be the excluded
  /// one, since a text that can't be read is better than a key. Tasks inherit the header as they inherit
  /// a list.
  ///
  /// - Parameters:
  ///   - header: The header.
  ///   - isolation: The actor that the operation runs on: the caller's.
  ///   - operation: What to do; its result and its error are those of the call.
  public static func withLanguages<Result>(
    _ header: AcceptLanguage, isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> Result
  ) async rethrows -> Result {
    try await with(LanguageScope(header), isolation: isolation, operation: operation)
  }

  /// Runs an operation that does not wait, for the reader that a request's header tells of.
  public static func withLanguages<Result>(
    _ header: AcceptLanguage, operation: () throws -> Result
  ) rethrows -> Result {
    try with(LanguageScope(header), operation: operation)
  }

  /// The localizer for a bundle's table and the languages in force: what `String(localized:)` asks.
  ///
  /// - Parameters:
  ///   - table: The table's name; nil for `Localizable`.
  ///   - bundle: The bundle; nil for the main one.
  ///   - locale: How values are written; nil for what follows from the languages.
  public static func localizer(
    table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil
  ) -> Localizer {
    scope.localizer(table: table, bundle: bundle, locale: locale)
  }

  /// Called for each fault met by `String(localized:)` and by localizers of bundles, on the thread
  /// that asked for the text; costs nothing when nil.
  ///
  /// A fault is told once for a kind, a key, a language and a table. About a thousand are told in a
  /// minute, never more than twice that, and memory stays bounded, whatever keys come: what was told
  /// earlier than that may be told again, and a new handler is told everything anew.
  public static var onIssue: (@Sendable (MessageIssue) -> Void)? {
    get { IssueReporter.shared.handler }
    set { IssueReporter.shared.handler = newValue }
  }
}
