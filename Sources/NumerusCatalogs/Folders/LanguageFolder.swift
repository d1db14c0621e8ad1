/// What the name of a folder of texts, as `pt-BR.lproj`, tells of them.
enum LanguageFolder: Hashable {
  case language(String)
  /// `Base.lproj`: the source language.
  case base
  /// `mul.lproj`, where Xcode keeps what has all languages in it, and what names no language.
  case noLanguage

  /// - Parameter name: The name of a folder; nil comes of one without the ending `.lproj`.
  init?(_ name: String) {
    guard let stem = FileName(name).stem(ofExtension: "lproj") else { return nil }
    switch stem.lowercased() {
    case "base": self = .base
    case "mul", "und": self = .noLanguage
    case let small:
      if let code = Self.legacyNames[small] {
        self = .language(code)
      } else {
        self = Self.identifier(stem).map { .language($0) } ?? .noLanguage
      }
    }
  }

  /// An identifier with hyphens, and its parts in the case that is usual; nil for what is none.
  static func identifier(_ text: String) -> String? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let language = parts.first, 2...3 ~= language.utf8.count,
      language.utf8.allSatisfy({ UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 }),
      parts.allSatisfy({ part in
        1...8 ~= part.utf8.count && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      })
    else { return nil }
    var isExtension = false
    let cased = parts.enumerated().map { index, part in
      defer { isExtension = isExtension || part.utf8.count == 1 }
      if index > 0, !isExtension {
        if part.utf8.count == 2 { return part.uppercased() }
        if part.utf8.count == 4, part.first?.isLetter == true { return part.capitalized }
      }
      return part.lowercased()
    }
    return cased.joined(separator: "-")
  }

  /// The English names that folders had before they had codes, as Core Foundation maps them
  /// (`CFLocaleIdentifier.c`), in small letters.
  private static let legacyNames = [
    "arabic": "ar", "brazilian portuguese": "pt-BR", "bulgarian": "bg", "catalan": "ca",
    "chinese, simplified": "zh-Hans", "chinese, traditional": "zh-Hant", "croatian": "hr",
    "czech": "cs", "danish": "da", "dutch": "nl", "english": "en", "estonian": "et",
    "finnish": "fi", "french": "fr", "german": "de", "greek": "el", "hebrew": "he", "hindi": "hi",
    "hungarian": "hu", "icelandic": "is", "indonesian": "id", "italian": "it", "japanese": "ja",
    "korean": "ko", "latvian": "lv", "lithuanian": "lt", "malay": "ms", "norwegian": "nb",
    "persian": "fa", "polish": "pl", "portuguese": "pt", "portuguese, brazilian": "pt-BR",
    "romanian": "ro", "russian": "ru", "serbian": "sr", "simplified chinese": "zh-Hans",
    "slovak": "sk", "slovenian": "sl", "spanish": "es", "swedish": "sv", "thai": "th",
    "traditional chinese": "zh-Hant", "turkish": "tr", "ukrainian": "uk", "vietnamese": "vi",
    "welsh": "cy",
  ]
}

extension Substring {
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
