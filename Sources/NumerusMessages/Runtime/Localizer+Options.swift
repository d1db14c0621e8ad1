extension Localizer {
  /// What a localizer does beyond the plain text.
  public struct Options: Sendable {
    /// What is made safe for HTML.
    public enum Escaping: Hashable, Sendable, CaseIterable {
      /// Nothing.
      case none
      /// The values in a message, for texts that have markup of their own:
      /// `<b>%@</b>` with `a < b` gives `<b>a &lt; b</b>`. The translations, default values and keys
      /// must be as trusted as the program.
      case arguments
      /// Values and text alike, also what was prepared elsewhere.
      case all
    }

    /// The device whose texts are taken where a catalog has several.
    public var device: CatalogDevice

    /// The width that the text has, where a catalog has texts of several widths: the widest is taken
    /// that needs no more, or the narrowest where none does; nil for the widest of all. The unit is
    /// the catalog's.
    public var width: Int?

    /// Whether text arguments whose direction may differ from that of the message stand between
    /// U+2068 and U+2069, so that a Hebrew name does not reorder an English sentence.
    ///
    /// Source: UAX #9, "Explicit Directional Isolates".
    public var isolatesText: Bool

    /// What is made safe for HTML: `&`, `<`, `>`, `"` and `'`.
    public var escaping: Escaping

    /// Called for each fault, on the thread that asked for the text; costs nothing when nil.
    public var onIssue: (@Sendable (MessageIssue) -> Void)?

    public init(
      device: CatalogDevice = .other, width: Int? = nil, isolatesText: Bool = false,
      escaping: Escaping = .none, onIssue: (@Sendable (MessageIssue) -> Void)? = nil
    ) {
      self.device = device
      self.width = width
      self.isolatesText = isolatesText
      self.escaping = escaping
      self.onIssue = onIssue
    }
  }
}
