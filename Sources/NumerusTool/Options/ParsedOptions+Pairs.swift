internal import NumerusSymbols

extension ParsedOptions {
  /// The pairs of a list such as `Shop=Store,Localizable=Texts`.
  func pairs(_ name: String) throws(UsageError) -> [(String, String)] {
    try (list(name) ?? []).map { item throws(UsageError) in
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else {
        throw UsageError("\(name): \"\(Escaping.line(item))\" has no \"=\" in it")
      }
      return (String(parts[0]), String(parts[1]))
    }
  }

  /// What becomes of findings, as in `error=warning,note=off`.
  func severities(
    _ name: String
  ) throws(UsageError) -> [SymbolOptions.Outcome: SymbolOptions.Outcome] {
    var outcomes: [SymbolOptions.Outcome: SymbolOptions.Outcome] = [:]
    for (own, outcome) in try pairs(name) {
      guard let from = SymbolOptions.Outcome(rawValue: own), from != .off,
        let to = SymbolOptions.Outcome(rawValue: outcome)
      else {
        throw UsageError(
          "\(name): \"\(Escaping.line("\(own)=\(outcome)"))\" is not as error=warning or note=off")
      }
      outcomes[from] = to
    }
    return outcomes
  }
}
