internal import Numerus

/// What `numerus match` prints for a header.
enum MatchListing {
  static func print(
    _ header: AcceptLanguage, _ matcher: LanguageMatcher, source: String, _ format: OutputFormat,
    _ console: Console
  ) {
    let match = matcher.match(header)
    let deciding = header.ranges.firstIndex { $0.tag == match?.wanted && $0.thousandths > 0 }
    var records: [[String?]] = header.ranges.enumerated().map { place, range in
      let start = [range.tag, range.weight]
      if let match, place == deciding { return start + [match.language, "\(match.reason)"] }
      if range.thousandths == 0 { return start + [nil, "excluded"] }
      if let match, let deciding, place > deciding, match.reason.isTakenAtOnce {
        return start + [nil, "not needed"]
      }
      return start + [nil, other(range, header, matcher)]
    }
    if deciding == nil {
      records.append([nil, nil, source, "\(LanguageMatcher.Match.Reason.sourceLanguage)"])
    }
    RecordPrinter.print(
      records, format,
      [
        .init(title: "RANGE", key: "range"), .init(title: "Q", key: "q", isJSON: true),
        .init(title: "LANGUAGE", key: "language"), .init(title: "REASON", key: "reason"),
      ], console)
  }

  /// Why a range that was tried did not decide.
  private static func other(
    _ range: AcceptLanguage.Range, _ header: AcceptLanguage, _ matcher: LanguageMatcher
  ) -> String {
    let alone = [range.tag] + header.excluded.map { "\($0);q=0" }
    let match = matcher.match(AcceptLanguage(alone.joined(separator: ", ")))
    return match.map { "\($0.reason): \($0.language)" } ?? "not offered"
  }
}

extension LanguageMatcher.Match.Reason {
  /// Whether ranges that weigh less are not looked at any more.
  fileprivate var isTakenAtOnce: Bool { self == .sameLanguage || self == .anyLanguage }
}
