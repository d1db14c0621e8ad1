internal import NumerusFormat

/// A format specifier whose width and precision are numbers.
struct SizedSpecifier: Hashable, Sendable {
  /// Nil for a placeholder of any type, which writes the argument as its type has it.
  var conversion: FormatSpecifier.Conversion?
  var flags: FormatSpecifier.Flags = []
  var length: FormatSpecifier.Length?
  /// In Unicode scalars; 0 for none.
  var width = 0
  var precision: Int?

  /// - Parameter argument: The integer value of an argument by its position, nil where it has none.
  init(_ specifier: FormatSpecifier?, argument: (_ position: Int) -> Int?) {
    guard let specifier else { return }
    conversion = specifier.conversion
    flags = specifier.flags
    length = specifier.length
    func value(_ size: FormatSpecifier.Size?) -> Int? {
      switch size {
      case nil: nil
      case .literal(let value): value
      case .argument(let position): position.flatMap(argument)
      }
    }
    if let width = value(specifier.width) {
      // As in C, a negative width stands for the flag.
      if width < 0 { flags.insert(.leftAligned) }
      self.width = Int(min(width.magnitude, UInt(FormatString.largestSize)))
    }
    if let precision = value(specifier.precision), precision >= 0 {
      self.precision = min(precision, FormatString.largestSize)
    }
  }
}
