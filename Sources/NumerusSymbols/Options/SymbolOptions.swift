package import NumerusCatalogs

/// How symbols are made: by the command line, or by a `numerus.json` beside the catalog.
///
/// ```json
/// {
///   "access": "public",
///   "keys": "manual",
///   "namespaces": { "Shop": "Store", "Localizable": "Texts" },
///   "severity": { "warning": "error", "note": "off" },
///   "appleSymbols": false,
///   "embeds": true
/// }
/// ```
package struct SymbolOptions: Hashable, Sendable {
  /// Who may use the symbols.
  package enum Access: String, CaseIterable, Sendable {
    case `internal`
    case package
    case `public`
  }

  /// Which keys get a symbol.
  package enum Keys: String, CaseIterable, Sendable {
    /// All but the stale ones.
    case all
    /// Those that Xcode makes symbols for: the ones written by hand.
    case manual
  }

  /// What becomes of a finding.
  package enum Outcome: String, CaseIterable, Sendable {
    case error
    case warning
    case note
    case off
  }

  package var access = Access.internal
  package var keys = Keys.all
  /// The type around the symbols of a table, by the table's name; empty for none.
  package var namespaces: [String: String] = [:]
  /// What becomes of findings, by their own severity.
  package var outcomes: [Outcome: Outcome] = [.note: .off]
  /// Whether there are symbols for Foundation's resources on Apple's platforms too, where Xcode may make
  /// its own.
  package var makesAppleSymbols = true
  /// Whether the catalog is part of the program, in place of a file in the target's resources.
  package var embeds = false

  package init() {}
}

extension SymbolOptions {
  /// The tables that the system asks for and no program does, so that they get no symbols.
  package static let systemTables: Set<String> = ["AppShortcuts", "InfoPlist"]

  /// Whether Foundation's resources get symbols on Apple's platforms: it finds no table there that is
  /// part of the program.
  var makesFoundationSymbols: Bool { makesAppleSymbols && !embeds }

  /// The type around a table's symbols; nil for the symbols of `Localizable`, which stand alone.
  func namespace(ofTable table: String) -> String? {
    guard let name = namespaces[table] else {
      return table == "Localizable" ? nil : SwiftIdentifier.type(SymbolName.type(table))
    }
    return name.isEmpty ? nil : SwiftIdentifier.type(SymbolName.type(name))
  }

  /// Whether an entry gets a symbol. As in Xcode, what the entry says itself comes first.
  func wantsSymbol(_ entry: StringCatalog.Entry) -> Bool {
    if let says = entry.generatesSymbol { return says }
    switch keys {
    case .manual: return entry.extractionState == .manual
    case .all: return entry.extractionState != .stale
    }
  }

  /// Findings with the severities that they are shown with, without those that are not shown.
  ///
  /// - Parameters:
  ///   - diagnostics: The findings.
  ///   - path: The file of a finding that does not tell it.
  package func applied(
    to diagnostics: [CatalogDiagnostic], path: (CatalogDiagnostic) -> String? = { _ in nil }
  ) -> [CatalogDiagnostic] {
    diagnostics.compactMap { diagnostic in
      severity(of: diagnostic.severity).map { severity in
        CatalogDiagnostic(
          severity, diagnostic.message, key: diagnostic.key, language: diagnostic.language,
          location: diagnostic.location, path: diagnostic.path ?? path(diagnostic))
      }
    }
  }

  private func severity(
    of severity: CatalogDiagnostic.Severity
  ) -> CatalogDiagnostic.Severity? {
    let own: Outcome =
      switch severity {
      case .error: .error
      case .warning: .warning
      case .note: .note
      }
    return switch outcomes[own] ?? own {
    case .error: .error
    case .warning: .warning
    case .note: .note
    case .off: nil
    }
  }
}
