/// The words of the format.
enum StringsDictKey {
  static let format = "NSStringLocalizedFormatKey"
  static let ruleType = "NSStringFormatSpecTypeKey"
  static let valueType = "NSStringFormatValueTypeKey"
  static let plural = "NSStringPluralRuleType"
  static let widths = "NSStringVariableWidthRuleType"
  static let devices = "NSStringDeviceSpecificRuleType"

  /// The keys that begin the kinds of rules.
  static let rules = [format, widths, devices]
}
