/// Names that are the same in all groups.
extension String {
  static let handWritten = "hand-written"
  static let numerus = "Numerus"
  static let icuMessage = "ICU umsg_format"
  static let foundation = "Foundation String(format:)"
  static let foundationLocale = "Foundation String(format:locale:)"
}
