internal import NumerusPlurals

extension StringsDictFile {
  /// The bytes of a `.stringsdict`, as Xcode writes it: an XML property list in UTF-8.
  ///
  /// Keys stand in the order of the file; in a variable the two keys that are no forms come first.
  ///
  /// - Complexity: O(*n*) in the size of the output.
  package var bytes: [UInt8] { XMLPropertyListWriter.bytes(of: propertyList) }

  /// The property list that the file is.
  package var propertyList: PropertyListValue { Self.list(of: entries) }

  private static func list(of entries: [Entry]) -> PropertyListValue {
    PropertyListValue(
      .dictionary(
        entries.map { entry in
          PropertyListValue.Member(key: entry.name, value: value(of: entry.content))
        }))
  }

  private static func value(of content: Content) -> PropertyListValue {
    switch content {
    case .text(let text): string(text)
    case .rule(let rule): PropertyListValue(.dictionary(rule.members.map { member(of: $0) }))
    case .unknown(let value): value
    }
  }

  private static func member(of member: Member) -> PropertyListValue.Member {
    switch member {
    case .format(let text):
      PropertyListValue.Member(key: StringsDictKey.format, value: string(text))
    case .widths(let entries):
      PropertyListValue.Member(key: StringsDictKey.widths, value: list(of: entries))
    case .devices(let entries):
      PropertyListValue.Member(key: StringsDictKey.devices, value: list(of: entries))
    case .unknown(let key, let value):
      PropertyListValue.Member(key: key, value: value)
    case .variable(let variable):
      PropertyListValue.Member(key: variable.name, value: value(of: variable))
    }
  }

  private static func value(of variable: Variable) -> PropertyListValue {
    let types = [
      (StringsDictKey.ruleType, variable.ruleType), (StringsDictKey.valueType, variable.valueType),
    ]
    let head = types.compactMap { key, text in
      text.map { PropertyListValue.Member(key: key, value: string($0)) }
    }
    let forms = variable.forms.map { form in
      PropertyListValue.Member(key: form.category.keyword, value: string(form.text))
    }
    return PropertyListValue(.dictionary(head + forms + variable.others))
  }

  private static func string(_ text: Text) -> PropertyListValue {
    PropertyListValue(.string(text.value))
  }
}

extension StringsDictFile.Entry {
  /// Whether XML can say all names and texts of the entry.
  var canBeWritten: Bool { XMLPropertyListWriter.canWrite(name) && content.canBeWritten }
}

extension StringsDictFile.Content {
  fileprivate var canBeWritten: Bool {
    switch self {
    case .text(let text): XMLPropertyListWriter.canWrite(text.value)
    case .rule(let rule): rule.members.allSatisfy(\.canBeWritten)
    case .unknown: true
    }
  }
}

extension StringsDictFile.Member {
  fileprivate var canBeWritten: Bool {
    switch self {
    case .format(let text): XMLPropertyListWriter.canWrite(text.value)
    case .variable(let variable):
      XMLPropertyListWriter.canWrite(variable.name)
        && variable.forms.allSatisfy { XMLPropertyListWriter.canWrite($0.text.value) }
    case .widths(let entries), .devices(let entries): entries.allSatisfy(\.canBeWritten)
    case .unknown: true
    }
  }
}
