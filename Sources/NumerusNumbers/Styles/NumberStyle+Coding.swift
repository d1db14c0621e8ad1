internal import NumerusPlurals

/// A style is coded as its parts by name, the usual ones left out:
/// `{"kind": "currency", "code": "EUR", "fractionDigits": [0, 0]}`.
///
/// Counts of digits out of bounds are brought to the nearest that a style can have.
extension NumberStyle: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind, notation, code, presentation, accounting, unit, width
    case fractionDigits, significantDigits, minimumIntegerDigits
    case sign, grouping, rounding, numberingSystem
  }

  private enum KindName: String, Codable {
    case number, percent, currency, unit, ordinal, spelledOut, spelledOutOrdinal
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    var style: NumberStyle
    switch try container.decode(KindName.self, forKey: .kind) {
    case .number: style = .decimal
    case .percent: style = .percent
    case .currency:
      style = .currency(
        try container.decode(String.self, forKey: .code),
        try container.decodeIfPresent(CurrencyPresentation.self, forKey: .presentation) ?? .symbol,
        accounting: try container.decodeIfPresent(Bool.self, forKey: .accounting) ?? false)
    case .unit:
      style = .unit(
        try container.decode(String.self, forKey: .unit),
        width: try container.decodeIfPresent(UnitWidth.self, forKey: .width) ?? .short)
    case .ordinal: style = .ordinal
    case .spelledOut: style = .spelledOut
    case .spelledOutOrdinal: style = .spelledOutOrdinal
    }
    func counts(_ key: CodingKeys) throws -> ClosedRange<Int>? {
      guard let bounds = try container.decodeIfPresent([Int].self, forKey: key) else { return nil }
      guard bounds.count == 2, bounds[0] <= bounds[1] else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container, debugDescription: "it is no least and most count of digits")
      }
      return bounds[0]...bounds[1]
    }
    if let notation = try container.decodeIfPresent(Notation.self, forKey: .notation) {
      style = style.notation(notation)
    }
    if let counts = try counts(.fractionDigits) { style = style.fractionDigits(counts) }
    if let counts = try counts(.significantDigits) { style = style.significantDigits(counts) }
    if let count = try container.decodeIfPresent(Int.self, forKey: .minimumIntegerDigits) {
      style = style.minimumIntegerDigits(count)
    }
    if let sign = try container.decodeIfPresent(SignDisplay.self, forKey: .sign) {
      style = style.sign(sign)
    }
    if let grouping = try container.decodeIfPresent(Grouping.self, forKey: .grouping) {
      style = style.grouping(grouping)
    }
    if let rounding = try container.decodeIfPresent(RoundingMode.self, forKey: .rounding) {
      style = style.rounding(rounding)
    }
    style.explicitNumberingSystem = try container.decodeIfPresent(
      String.self, forKey: .numberingSystem)
    self = style
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch kind {
    case .digits(let quantity, let notation):
      if notation != .standard { try container.encode(notation, forKey: .notation) }
      switch quantity {
      case .number: try container.encode(KindName.number, forKey: .kind)
      case .percent: try container.encode(KindName.percent, forKey: .kind)
      case .currency(let code, let presentation, let isAccounting):
        try container.encode(KindName.currency, forKey: .kind)
        try container.encode(code, forKey: .code)
        if presentation != .symbol { try container.encode(presentation, forKey: .presentation) }
        if isAccounting { try container.encode(true, forKey: .accounting) }
      case .unit(let identifier, let width):
        try container.encode(KindName.unit, forKey: .kind)
        try container.encode(identifier, forKey: .unit)
        if width != .short { try container.encode(width, forKey: .width) }
      }
    case .ordinalDigits: try container.encode(KindName.ordinal, forKey: .kind)
    case .spelledOut: try container.encode(KindName.spelledOut, forKey: .kind)
    case .spelledOutOrdinal: try container.encode(KindName.spelledOutOrdinal, forKey: .kind)
    }
    switch precision {
    case .automatic: break
    case .fractionDigits(let counts):
      try container.encode([counts.lowerBound, counts.upperBound], forKey: .fractionDigits)
    case .significantDigits(let counts):
      try container.encode([counts.lowerBound, counts.upperBound], forKey: .significantDigits)
    }
    if leastIntegerDigits != 1 {
      try container.encode(leastIntegerDigits, forKey: .minimumIntegerDigits)
    }
    if signDisplay != .automatic { try container.encode(signDisplay, forKey: .sign) }
    if groupingStrategy != .automatic { try container.encode(groupingStrategy, forKey: .grouping) }
    if roundingMode != .halfEven { try container.encode(roundingMode, forKey: .rounding) }
    try container.encodeIfPresent(explicitNumberingSystem, forKey: .numberingSystem)
  }
}
