/// What a client will not have, and how far that goes.
///
/// A range is about every identifier that begins with it (RFC 4647, section 3.3.1): `en;q=0` takes
/// `en-GB` away too, unless a longer range asks for that.
struct LanguageExclusions {
  private let ranges: [(tag: LanguageTag, isExcluded: Bool)]

  /// Whether there is anything that would not be taken.
  let isEmpty: Bool

  /// Whether all languages are excluded that no range names: `*;q=0`.
  let excludesOthers: Bool

  /// Nothing is excluded.
  static let none = Self(excluded: [], wanted: [])

  init(excluded: [String], wanted: [LanguageTag]) {
    isEmpty = excluded.isEmpty
    excludesOthers = excluded.contains("*")
    let excludedTags = excluded.compactMap(LanguageTag.of)
    ranges = excludedTags.map { ($0, true) } + wanted.map { ($0, false) }
  }

  /// Whether the longest range about a language excludes it.
  func excludes(_ tag: LanguageTag) -> Bool {
    guard !isEmpty else { return false }
    var longest = -1
    var isExcluded = false
    for range in ranges where range.tag.length > longest && range.tag.covers(tag) {
      longest = range.tag.length
      isExcluded = range.isExcluded
    }
    return isExcluded
  }

  /// Whether some range, for or against it, is about a language.
  func names(_ tag: LanguageTag) -> Bool { ranges.contains { $0.tag.covers(tag) } }
}

extension LanguageTag {
  /// How much an identifier says, in subtags. Norwegian's `no` says less than `nb` and `nn` do, which
  /// it is about as well.
  fileprivate var length: Int {
    (isNorwegian ? 0 : 1) + (namedScript == nil ? 0 : 1) + (region == nil ? 0 : 1) + variants.count
  }

  /// Whether all that this identifier names is so in another one.
  fileprivate func covers(_ other: Self) -> Bool {
    (code == other.code || isNorwegian && identity == other.identity)
      && (namedScript == nil || namedScript == other.script)
      && (region == nil || region == other.region)
      && variants.allSatisfy { other.variants.contains($0) }
  }

  private var isNorwegian: Bool { key == "no" || key.hasPrefix("no-") }
}
