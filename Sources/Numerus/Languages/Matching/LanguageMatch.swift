extension LanguageMatcher {
  /// The language that serves a reader, and why.
  public struct Match: Hashable, Sendable {
    /// Why a language was chosen.
    public enum Reason: Hashable, Sendable {
      /// It is the wanted language in the wanted script: `pt-PT` for `pt-AO`, `nb` for `no`.
      case sameLanguage
      /// It is the wanted language in another script: `zh-Hans` for `zh-HK`.
      case otherScript
      /// Readers of the wanted language understand it: `es` for `ca`.
      case relatedLanguage
      /// A header's `*` asks for any language.
      case anyLanguage
      /// Nothing that was wanted is available.
      case sourceLanguage
    }

    /// The identifier among the available ones.
    public let language: String

    /// The identifier among the wanted ones that it was chosen for, with its region and extensions;
    /// `*` for any language, and the source language itself where nothing that was wanted serves.
    public let wanted: String

    public let reason: Reason

    /// The source language, for want of another.
    static func source(_ language: String) -> Self {
      Self(language: language, wanted: language, reason: .sourceLanguage)
    }
  }
}

extension LanguageMatcher.Match.Reason: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .sameLanguage: "same language"
    case .otherScript: "same language, other script"
    case .relatedLanguage: "related language"
    case .anyLanguage: "any language"
    case .sourceLanguage: "source language"
    }
  }
}
