/// Names that are the same in all groups.
extension String {
  static let handWritten = "hand-written"
  static let sum = "String(n) + \" items…\""
  static let floor = "C floor"
  static let numerus = "Numerus"
  static let symbol = "Numerus symbol"
  static let literal = "Numerus literal"
  static let localized = "Numerus String(localized:)"
  static let localizedTable = "Numerus String(localized:table:bundle:)"
  static let localizedLaunch = "Numerus String(localized:), no task languages"
  static let icuMessage = "ICU umsg_format"
  static let foundation = "Foundation String(format:)"
  static let foundationLocale = "Foundation String(format:locale:)"
  static let gettext = "glibc dngettext + snprintf"
}
