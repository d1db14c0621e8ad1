internal import NumerusFormat

/// The texts of a localization, in whatever stands around them.
extension XCStringsReader {
  /// Reads a member that contents of all kinds have.
  ///
  /// - Returns: False where it is none of these; the cursor is before its value then.
  mutating func read(
    _ member: JSONString, into content: inout StringCatalog.Content
  ) throws(JSONFailure) -> Bool {
    if cursor.matches(member, "stringUnit") {
      content.stringUnit = try stringUnit(member)
    } else if cursor.matches(member, "variations") {
      content.variations = try variations()
    } else if cursor.matches(member, "stringSet") {
      content.stringSet = try stringSet(member)
    } else {
      return false
    }
    return true
  }

  mutating func substitutions() throws(JSONFailure) -> [StringCatalog.Substitution] {
    var substitutions: [StringCatalog.Substitution] = []
    guard try openObject("\"substitutions\"") else { return substitutions }
    while let member = try cursor.nextMember() {
      let name = cursor.text(member)
      guard try openObject("\"\(name)\"") else { continue }
      var substitution = StringCatalog.Substitution(
        name: name, content: StringCatalog.Content(location: member.location),
        location: member.location)
      while let part = try cursor.nextMember() {
        if cursor.matches(part, "argNum") {
          substitution.argumentNumber = try argumentNumber()
        } else if cursor.matches(part, "formatSpecifier") {
          substitution.formatSpecifier = try text(part)
        } else if try !read(part, into: &substitution.content) {
          try cursor.skip()
        }
      }
      substitutions.append(substitution)
    }
    return substitutions
  }

  private mutating func argumentNumber() throws(JSONFailure) -> Int? {
    let kind = try cursor.kind()
    let location = cursor.location
    if kind != .number {
      try cursor.skip()
    } else if let number = Int(try cursor.number()), 1...FormatString.largestPosition ~= number {
      return number
    }
    note("\"argNum\" is no whole number from 1 to \(FormatString.largestPosition)", location)
    return nil
  }

  private mutating func variations() throws(JSONFailure) -> [StringCatalog.Variation] {
    var variations: [StringCatalog.Variation] = []
    guard try openObject("\"variations\"") else { return variations }
    while let member = try cursor.nextMember() {
      let kind = cursor.text(member)
      guard try openObject("\"\(kind)\"") else { continue }
      var variation = StringCatalog.Variation(
        kind: VariationKind(rawValue: kind), cases: [], location: member.location)
      while let name = try cursor.nextMember() {
        if let variationCase = try variationCase(name) { variation.cases.append(variationCase) }
      }
      variations.append(variation)
    }
    return variations
  }

  private mutating func variationCase(
    _ member: JSONString
  ) throws(JSONFailure) -> StringCatalog.Variation.Case? {
    let name = cursor.text(member)
    guard try openObject("\"\(name)\"") else { return nil }
    var content = StringCatalog.Content(location: member.location)
    while let part = try cursor.nextMember() {
      if try !read(part, into: &content) { try cursor.skip() }
    }
    return StringCatalog.Variation.Case(name: name, content: content)
  }

  private mutating func stringUnit(
    _ member: JSONString
  ) throws(JSONFailure) -> StringCatalog.StringUnit? {
    guard try openObject("\"stringUnit\"") else { return nil }
    var state: String?
    var value: String?
    var location: CatalogLocation?
    while let part = try cursor.nextMember() {
      if cursor.matches(part, "value") {
        _ = try cursor.kind()
        location = cursor.location
        value = try text(part)
      } else if cursor.matches(part, "state") {
        state = try text(part)
      } else {
        try cursor.skip()
      }
    }
    guard let location else {
      note("\"stringUnit\" has no \"value\"", member.location)
      return nil
    }
    return value.map { value in
      StringCatalog.StringUnit(
        state: TranslationState(rawValue: state ?? ""), value: value, location: location)
    }
  }

  private mutating func stringSet(
    _ member: JSONString
  ) throws(JSONFailure) -> [StringCatalog.StringUnit] {
    guard try openObject("\"stringSet\"") else { return [] }
    var state: String?
    var units: [StringCatalog.StringUnit]?
    while let part = try cursor.nextMember() {
      if cursor.matches(part, "values"), try cursor.kind() == .array {
        units = try values()
      } else if cursor.matches(part, "state") {
        state = try text(part)
      } else {
        try cursor.skip()
      }
    }
    guard var units else {
      note("\"stringSet\" has no array of \"values\"", member.location)
      return []
    }
    for index in units.indices { units[index].state = TranslationState(rawValue: state ?? "") }
    return units
  }

  private mutating func values() throws(JSONFailure) -> [StringCatalog.StringUnit] {
    var units: [StringCatalog.StringUnit] = []
    try cursor.openArray()
    while try cursor.nextElement() {
      let kind = try cursor.kind()
      let location = cursor.location
      if kind == .string {
        units.append(
          StringCatalog.StringUnit(
            state: "", value: try cursor.takeText(), location: location))
      } else {
        note("one of the \"values\" is \(kind.name), not a string", location)
        try cursor.skip()
      }
    }
    return units
  }
}
