internal import NumerusFormat
internal import NumerusMessages
internal import NumerusPlurals

/// Makes a ``StringsDictFile`` of a property list.
///
/// A fault in one part leaves it as it is and is noted, with the path of keys that leads to it.
struct StringsDictReader {
  let lines: LineTable
  private(set) var diagnostics: [CatalogDiagnostic] = []

  /// The key of the entry at hand, and the keys from there to the part at hand.
  private var key: String?
  private var path: [String] = []

  init(lines: LineTable) { self.lines = lines }

  mutating func entries(_ members: [PropertyListValue.Member]) -> [StringsDictFile.Entry] {
    unique(members).map { member in
      key = member.key
      defer { key = nil }
      return entry(member)
    }
  }

  private mutating func entry(_ member: PropertyListValue.Member) -> StringsDictFile.Entry {
    let content: StringsDictFile.Content
    switch member.value.kind {
    case .string(let value): content = .text(text(value, member.value))
    case .dictionary(let members): content = .rule(rule(members, at: member.keyOffset))
    default:
      report(.error, "is \(member.value.kindName), not a dictionary", member.value.offset)
      content = .unknown(member.value)
    }
    return StringsDictFile.Entry(
      name: member.key, content: content, location: lines.location(of: member.keyOffset))
  }

  private mutating func rule(
    _ members: [PropertyListValue.Member], at offset: Int
  ) -> StringsDictFile.Rule {
    let rule = StringsDictFile.Rule(
      members: unique(members).map { member in
        path.append(member.key)
        defer { path.removeLast() }
        return self.member(member)
      },
      location: lines.location(of: offset))
    check(rule, at: offset)
    return rule
  }

  private mutating func member(_ member: PropertyListValue.Member) -> StringsDictFile.Member {
    switch (member.key, member.value.kind) {
    case (StringsDictKey.format, .string(let value)):
      return .format(text(value, member.value))
    case (StringsDictKey.widths, .dictionary(let cases)):
      return .widths(choices(cases, isWidth: true))
    case (StringsDictKey.devices, .dictionary(let cases)):
      return .devices(choices(cases, isWidth: false))
    case (StringsDictKey.format, _):
      report(.error, "is \(member.value.kindName), not a string", member.value.offset)
    case (_, .dictionary(let members)):
      if let variable = variable(member, members) { return .variable(variable) }
    default:
      report(.error, "is \(member.value.kindName), not a dictionary", member.value.offset)
    }
    return .unknown(key: member.key, member.value)
  }

  private mutating func choices(
    _ cases: [PropertyListValue.Member], isWidth: Bool
  ) -> [StringsDictFile.Entry] {
    unique(cases).map { choice in
      path.append(choice.key)
      defer { path.removeLast() }
      if isWidth, UInt32(choice.key) == nil {
        report(.error, "\"\(choice.key)\" is no width", choice.keyOffset)
        return StringsDictFile.Entry(
          name: choice.key, content: .unknown(choice.value),
          location: lines.location(of: choice.keyOffset))
      }
      return entry(choice)
    }
  }

  /// The variable that a dictionary describes; nil where it goes by a rule that is not known here.
  private mutating func variable(
    _ member: PropertyListValue.Member, _ members: [PropertyListValue.Member]
  ) -> StringsDictFile.Variable? {
    var variable = StringsDictFile.Variable(
      name: member.key, forms: [], others: [], location: lines.location(of: member.keyOffset))
    for member in unique(members) {
      path.append(member.key)
      defer { path.removeLast() }
      guard case .string(let value) = member.value.kind else {
        report(.error, "is \(member.value.kindName), not a string", member.value.offset)
        variable.others.append(member)
        continue
      }
      let text = text(value, member.value)
      if member.key == StringsDictKey.ruleType {
        variable.ruleType = text
        guard value == StringsDictKey.plural else {
          report(.error, "the rule type \"\(value)\" is not known here", member.value.offset)
          return nil
        }
      } else if member.key == StringsDictKey.valueType {
        variable.valueType = text
        if FormatSpecifier(valueType: value) == nil {
          report(.error, "\"\(value)\" is no format specifier", member.value.offset)
        }
      } else if let category = PluralCategory(keyword: member.key) {
        variable.forms.append(StringsDictFile.Form(category: category, text: text))
      } else {
        report(.error, "\"\(member.key)\" is no plural category", member.keyOffset)
        variable.others.append(member)
      }
    }
    check(variable, at: member.keyOffset)
    return variable
  }

  private mutating func check(_ variable: StringsDictFile.Variable, at offset: Int) {
    if variable.ruleType == nil {
      report(.warning, "has no \(StringsDictKey.ruleType); its forms are plural forms", offset)
    }
    if variable.valueType == nil {
      report(
        .warning, "has no \(StringsDictKey.valueType); its number is taken as an integer", offset)
    }
    if variable.forms.isEmpty {
      report(.error, "has no plural forms", offset)
    }
  }

  private mutating func check(_ rule: StringsDictFile.Rule, at offset: Int) {
    let kinds = [
      rule.format.map { _ in "plural" }, rule.devices.map { _ in "device" },
      rule.widths.map { _ in "width" },
    ].compactMap(\.self)
    if kinds.count > 1 {
      report(
        .error,
        "has a \(kinds.joined(separator: " and a ")) rule; only the \(kinds[0]) rule is used",
        offset)
    }
    let isKnownFault = rule.members.contains { member in
      if case .unknown(let key, _) = member { StringsDictKey.rules.contains(key) } else { false }
    }
    if rule.format == nil, !rule.variables.isEmpty || kinds.isEmpty, !isKnownFault {
      report(.error, "has no \(StringsDictKey.format)", offset)
    }
    for (path, text) in rule.texts {
      for marker in StringsDictMarker.malformed(in: text.value) {
        diagnostics.append(diagnostic(.warning, marker.message, path, text.location))
      }
    }
  }

  /// The members without those whose key stands again below.
  private mutating func unique(
    _ members: [PropertyListValue.Member]
  ) -> [PropertyListValue.Member] {
    var last: [ExactText: Int] = [:]
    for (index, member) in members.enumerated() {
      let earlier = last.updateValue(index, forKey: ExactText(member.key))
      guard let earlier else { continue }
      let place = lines.location(of: members[earlier].keyOffset)
      diagnostics.append(
        CatalogDiagnostic(
          .warning,
          prefix(path + (key == nil ? [] : [member.key]))
            + "the key stands at \(place) already; the last one counts",
          key: key ?? member.key, location: lines.location(of: member.keyOffset)))
    }
    guard last.count < members.count else { return members }
    return members.enumerated().filter { last[ExactText($0.element.key)] == $0.offset }
      .map(\.element)
  }

  private func text(_ value: String, _ place: PropertyListValue) -> StringsDictFile.Text {
    StringsDictFile.Text(value: value, location: lines.location(of: place.offset))
  }

  private mutating func report(
    _ severity: CatalogDiagnostic.Severity, _ message: String, _ offset: Int
  ) {
    diagnostics.append(diagnostic(severity, message, [], lines.location(of: offset)))
  }

  private func diagnostic(
    _ severity: CatalogDiagnostic.Severity, _ message: String, _ rest: [String],
    _ location: CatalogLocation?
  ) -> CatalogDiagnostic {
    CatalogDiagnostic(severity, prefix(path + rest) + message, key: key, location: location)
  }

  private func prefix(_ path: [String]) -> String {
    path.isEmpty ? "" : path.joined(separator: ".") + ": "
  }
}
