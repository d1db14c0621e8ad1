internal import NumerusFormat

/// The specifiers of a catalog, each once.
struct SpecifierList {
  private(set) var specifiers: [CompiledSpecifier] = []
  private var numbers: [CompiledSpecifier: Int] = [:]
  /// What was asked for last, and its place.
  private var lastReference: MessageArgumentReference?
  private var lastNumber = 0

  mutating func number(of reference: MessageArgumentReference) -> Int {
    // The forms of a plural, and most messages of a catalog, write their number in one way.
    if let last = lastReference, last.specifier == reference.specifier,
      ExactText(last.source) == ExactText(reference.source)
    {
      return lastNumber
    }
    // The instruction has the argument's number.
    var format = reference.specifier
    format?.position = nil
    let specifier = CompiledSpecifier(specifier: format, source: reference.source)
    let number = numbers[specifier] ?? specifiers.count
    if number == specifiers.count {
      specifiers.append(specifier)
      numbers[specifier] = number
    }
    lastReference = reference
    lastNumber = number
    return number
  }
}
