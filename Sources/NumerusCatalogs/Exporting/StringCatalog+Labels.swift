internal import NumerusFormat

extension StringCatalog.Localization {
  /// Takes the labels of placeholders out of all texts; false where there are none.
  mutating func removeLabels() -> Bool {
    var hasLabels = content.removeLabels()
    for index in substitutions.indices where substitutions[index].content.removeLabels() {
      hasLabels = true
    }
    return hasLabels
  }
}

extension StringCatalog.Content {
  fileprivate mutating func removeLabels() -> Bool {
    var hasLabels = stringUnit?.removeLabels() ?? false
    for index in stringSet.indices where stringSet[index].removeLabels() { hasLabels = true }
    for index in variations.indices {
      for place in variations[index].cases.indices
      where variations[index].cases[place].content.removeLabels() {
        hasLabels = true
      }
    }
    return hasLabels
  }
}

extension StringCatalog.StringUnit {
  fileprivate mutating func removeLabels() -> Bool {
    // Few texts have a label, and to take a text apart costs.
    guard value.utf8.contains(UInt8(ascii: "(")), value.utf8.contains(UInt8(ascii: "%")),
      let plain = FormatString(value).withoutLabels
    else { return false }
    value = plain
    return true
  }
}
