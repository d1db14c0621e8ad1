internal import NumerusMessages

/// What an entry that was edited changes in the JSON that it was read from.
///
/// Only differences are told: what is the same, and what is not known here, is none.
enum EntryEdits {
  /// - Parameters:
  ///   - old: The entry as the file has it; nil for a new one.
  ///   - new: The entry as it shall be.
  static func edits(from old: StringCatalog.Entry?, to new: StringCatalog.Entry) -> [MemberEdit] {
    var edits: [MemberEdit] = []
    edits += text("comment", old?.comment, new.comment)
    edits += text(
      "extractionState", old?.extractionState?.rawValue, new.extractionState?.rawValue)
    edits += named("localizations", old?.localizations ?? [], new.localizations, \.language) {
      localization(from: $0, to: $1)
    }
    if (old?.shouldTranslate ?? true) != new.shouldTranslate {
      edits.append(MemberEdit("shouldTranslate", new.shouldTranslate ? .remove : .bool(false)))
    }
    if old?.generatesSymbol != new.generatesSymbol {
      edits.append(
        MemberEdit("generatesSymbol", new.generatesSymbol.map { .bool($0) } ?? .remove))
    }
    return edits
  }

  private static func localization(
    from old: StringCatalog.Localization?, to new: StringCatalog.Localization
  ) -> [MemberEdit] {
    content(from: old?.content, to: new.content)
      + named("substitutions", old?.substitutions ?? [], new.substitutions, \.name) {
        substitution(from: $0, to: $1)
      }
  }

  private static func substitution(
    from old: StringCatalog.Substitution?, to new: StringCatalog.Substitution
  ) -> [MemberEdit] {
    var edits = text("formatSpecifier", old?.formatSpecifier, new.formatSpecifier)
    if old?.argumentNumber != new.argumentNumber {
      edits.append(MemberEdit("argNum", new.argumentNumber.map { .number($0) } ?? .remove))
    }
    return edits + content(from: old?.content, to: new.content)
  }

  private static func content(
    from old: StringCatalog.Content?, to new: StringCatalog.Content
  ) -> [MemberEdit] {
    var edits: [MemberEdit] = []
    if let unit = new.stringUnit {
      let changes =
        state(old?.stringUnit?.state, unit.state)
        + text("value", old?.stringUnit?.value, unit.value)
      if !changes.isEmpty {
        edits.append(MemberEdit("stringUnit", .members(changes, dropsEmpty: false)))
      }
    } else if old?.stringUnit != nil {
      edits.append(MemberEdit("stringUnit", .remove))
    }
    edits += stringSet(from: old?.stringSet ?? [], to: new.stringSet)
    edits += named("variations", old?.variations ?? [], new.variations, \.kind.rawValue) {
      old, new in
      named(old?.cases ?? [], new.cases, \.name) { content(from: $0?.content, to: $1.content) }
    }
    return edits
  }

  private static func stringSet(
    from old: [StringCatalog.StringUnit], to new: [StringCatalog.StringUnit]
  ) -> [MemberEdit] {
    guard let first = new.first else {
      return old.isEmpty ? [] : [MemberEdit("stringSet", .remove)]
    }
    var changes = state(old.first?.state, first.state)
    if !old.elementsEqual(new, by: { $0.value.isSame(as: $1.value) }) {
      changes.append(MemberEdit("values", .texts(new.map(\.value))))
    }
    return changes.isEmpty ? [] : [MemberEdit("stringSet", .members(changes, dropsEmpty: false))]
  }

  /// A state without a word is one that the file does not have.
  private static func state(_ old: TranslationState?, _ new: TranslationState) -> [MemberEdit] {
    let words = [old, new].map { $0?.rawValue == "" ? nil : $0?.rawValue }
    return text("state", words[0], words[1])
  }

  private static func text(_ key: String, _ old: String?, _ new: String?) -> [MemberEdit] {
    guard let new else { return old == nil ? [] : [MemberEdit(key, .remove)] }
    if let old, old.isSame(as: new) { return [] }
    return [MemberEdit(key, .text(new))]
  }

  /// The edits of a member that is an object of named parts, which goes when its last part does.
  private static func named<Part>(
    _ key: String, _ old: [Part], _ new: [Part], _ name: (Part) -> String,
    _ edits: (Part?, Part) -> [MemberEdit]
  ) -> [MemberEdit] {
    let changes = named(old, new, name, edits)
    return changes.isEmpty ? [] : [MemberEdit(key, .members(changes, dropsEmpty: true))]
  }

  /// The edits of named parts. Where two have one name, the first counts.
  private static func named<Part>(
    _ old: [Part], _ new: [Part], _ name: (Part) -> String,
    _ edits: (Part?, Part) -> [MemberEdit]
  ) -> [MemberEdit] {
    let known = Dictionary(
      old.map { (ExactText(name($0)), $0) }, uniquingKeysWith: { first, _ in first })
    var seen: Set<ExactText> = []
    var changes: [MemberEdit] = []
    for part in new where seen.insert(ExactText(name(part))).inserted {
      let before = known[ExactText(name(part))]
      let inner = edits(before, part)
      if before == nil || !inner.isEmpty {
        changes.append(MemberEdit(name(part), .members(inner, dropsEmpty: false)))
      }
    }
    for part in old where !seen.contains(ExactText(name(part))) {
      changes.append(MemberEdit(name(part), .remove))
    }
    return changes
  }
}
