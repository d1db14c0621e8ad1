internal import CBenchmarkPeers

/// Headers as browsers send them, and the language that each asks for among those offered.
enum RequestHeaders {
  static let offered = ["en", "ar", "de", "es", "fr", "it", "ja", "ko", "nl", "pl", "pt", "ru"]

  private static let rows = [
    ("en-US,en;q=0.9", "en"), ("de-DE,de;q=0.9,en-US;q=0.8,en;q=0.7", "de"), ("pl", "pl"),
    ("fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7", "fr"), ("ja,en-US;q=0.7,en;q=0.3", "ja"),
    ("uk-UA,uk;q=0.9,ru;q=0.8", "ru"), ("ar-EG,ar;q=0.9", "ar"), ("nl-BE;q=0.5, it;q=0.8", "it"),
  ]

  /// 64 headers.
  static let headers: [String] = (0..<64).map { index in
    rows[Int(bench_opaque(Int64(index))) % rows.count].0
  }

  /// The language of a header, which may have more behind it.
  static func language(of header: String) -> String {
    rows.first { header.hasPrefix($0.0) }?.1 ?? ""
  }
}
