/// An escape that is read as Apple's reader reads it, but hardly means that, or the other way round.
enum StringsOddity {
  case unknownEscape
  case smallU
  case noDigits
  case loneSurrogate
  case largeOctal
  case noCharacter
  case nextStepOctal

  var severity: CatalogDiagnostic.Severity {
    self == .nextStepOctal ? .note : .warning
  }

  var message: String {
    switch self {
    case .unknownEscape: "this is no escape, and is read without its \"\\\""
    case .smallU: "Foundation reads \"\\u\" as \"u\"; it is read as \"\\U\" here"
    case .noDigits: "\"\\U\" has no hexadecimal digits after it, and is read as U+0000"
    case .loneSurrogate: "this is half of a surrogate pair, and is read as U+FFFD"
    case .largeOctal: "octal escapes end at \\377; of this one the last eight bits are read"
    case .noCharacter: "this octal escape stands for no character, and is read as U+FFFD"
    case .nextStepOctal: "octal escapes from \\200 on are read in the NextStep encoding"
    }
  }
}
