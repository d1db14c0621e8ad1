public import Foundation
public import NumerusMessages

extension Localizer {
  /// A localizer of a bundle's table, for a reader who wants certain languages.
  ///
  /// ```swift
  /// let localizer = Localizer(preferring: ["pl", "en"], bundle: .module)
  /// localizer.string("\(count) items")
  /// ```
  ///
  /// The table is loaded when it is first asked for, and stays. Where there is none, default values and
  /// keys are written; `Localization.explain` tells why.
  ///
  /// - Parameters:
  ///   - languages: BCP 47 identifiers, the most wanted first.
  ///   - table: The table's name; nil for `Localizable`.
  ///   - bundle: The bundle; nil for the main one.
  ///   - options: What else the localizer does. Faults are told to `Localization.onIssue` where the
  ///     options have no handler of their own.
  public init(
    preferring languages: [String], table: String? = nil, bundle: Bundle? = nil,
    options: Options = Options()
  ) {
    let reader = ReaderLanguages(Array(languages.prefix(LanguageMatcher.mostWanted)))
    self.init(reader, table, bundlePath: bundle.flatMap(\.explicitPath), options)
  }

  /// A localizer of a bundle's table, for a request, by its Accept-Language header.
  ///
  /// ```swift
  /// let header = request.headers["Accept-Language"] ?? ""
  /// let localizer = Localizer(acceptLanguage: header, bundle: .module)
  /// ```
  ///
  /// What the header excludes is never chosen unless it is the table's source language and nothing else
  /// is left.
  ///
  /// - Parameters:
  ///   - header: The header's value. `AcceptLanguage` tells what is read of it.
  ///   - table: The table's name; nil for `Localizable`.
  ///   - bundle: The bundle; nil for the main one.
  ///   - options: What else the localizer does, as with
  ///     ``init(preferring:table:bundle:options:)``.
  public init(
    acceptLanguage header: String, table: String? = nil, bundle: Bundle? = nil,
    options: Options = Options()
  ) {
    self.init(
      AcceptLanguage(header).reader, table, bundlePath: bundle.flatMap(\.explicitPath), options)
  }

  init(
    _ reader: ReaderLanguages, _ table: String?, bundlePath: String?, _ options: Options
  ) {
    let found = BundleTables.shared.table(table, bundlePath: bundlePath)
    let usual = found.localizer(for: reader, formatLocale: nil)
    var options = options
    options.onIssue = options.onIssue ?? usual.options.onIssue
    self = usual.with(options)
  }
}
