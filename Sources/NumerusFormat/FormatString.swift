/// A text with places for arguments, taken apart.
///
/// ```swift
/// FormatString("%1$@ has %2$#@items@").segments.map(\.source)
/// // ["%1$@", " has ", "%2$#@items@"]: a specifier, a text and a substitution
/// ```
///
/// Reading never fails: a percent sign that begins nothing known is text. So is one with a space
/// flag in running words, as in "50% off", "100 % de" or "50% e 60%", where C would read `% o`, `% d`
/// and `% e`.
///
/// - Complexity: O(*n*) in the length of the text.
public struct FormatString: Hashable, Sendable {
  public enum Segment: Hashable, Sendable {
    /// Text that is written as it is.
    case text(String)
    /// `%%`.
    case percent
    /// `%lld`, `%1$@`; `source` is how it stands in the text.
    case specifier(FormatSpecifier, source: String)
    /// `%#@name@`, `%2$#@name@`: a text that a plural rule chooses.
    case substitution(name: String, position: Int?, source: String)
    /// `%arg`, `%1$arg`: the argument of the substitution around it, or one of any type.
    case argument(position: Int?, source: String)
  }

  /// What stands in the text, from its start to its end. Texts never follow one another.
  public let segments: [Segment]

  public init(_ text: String) {
    var parser = FormatStringParser(text)
    segments = parser.segments()
  }

  /// The largest position that is read as one, which is Foundation's; `%200$d` is text.
  public static let largestPosition = 127

  /// The largest width or precision that is read as one. A larger one would let a translation fill
  /// the memory.
  public static let largestSize = 1000
}

extension FormatString.Segment {
  /// The segment as it stands in the text.
  public var source: String {
    switch self {
    case .text(let text): text
    case .percent: "%%"
    case .specifier(_, let source): source
    case .substitution(_, _, let source): source
    case .argument(_, let source): source
    }
  }
}
