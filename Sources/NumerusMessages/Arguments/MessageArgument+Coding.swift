internal import NumerusNumbers
internal import NumerusPlurals

/// An argument is coded under a key that names its type: `{"int": "3"}`, `{"text": "Ann"}`.
///
/// Numbers are texts there, since JSON has neither all digits of an integer nor NaN. What a formatter
/// writes is coded as its text.
extension MessageArgument: Codable {
  private enum CodingKeys: String, CodingKey {
    case int, decimal, double, float, text
    case placeholder, ordinal, number, style, lower, upper, reference, prepared
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func corrupted(_ key: CodingKeys, _ reason: String) -> DecodingError {
      .dataCorruptedError(forKey: key, in: container, debugDescription: reason)
    }
    // Digits alone: `1e1000000` is an integer too, of a million of them.
    func isPlain(_ digits: String) -> Bool {
      digits.utf8.allSatisfy { [0x2D, 0x2E].contains($0) || 0x30...0x39 ~= $0 }
    }
    func number(_ key: CodingKeys) throws -> MessageArgument {
      let number = try container.decode(MessageArgument.self, forKey: key)
      guard number.isNumber else { throw corrupted(key, "it is no number") }
      return number
    }

    if let digits = try container.decodeIfPresent(String.self, forKey: .int) {
      guard isPlain(digits), let value = MessageArgument(integerDigits: digits) else {
        throw corrupted(.int, "it is no integer")
      }
      self = value
    } else if let digits = try container.decodeIfPresent(String.self, forKey: .decimal) {
      guard isPlain(digits), let value = DecimalNumber(digits) else {
        throw corrupted(.decimal, "it is no number")
      }
      self.init(storage: .wide(value))
    } else if let digits = try container.decodeIfPresent(String.self, forKey: .double) {
      guard let value = Double(digits) else { throw corrupted(.double, "it is no number") }
      self.init(value)
    } else if let digits = try container.decodeIfPresent(String.self, forKey: .float) {
      guard let value = Float(digits) else { throw corrupted(.float, "it is no number") }
      self.init(value)
    } else if let text = try container.decodeIfPresent(String.self, forKey: .text) {
      self.init(text)
    } else if container.contains(.ordinal) {
      self.init(storage: .extended(.ordinal(try number(.ordinal))))
    } else if container.contains(.lower) {
      let span = NumberSpan(
        lower: try number(.lower), upper: try number(.upper),
        style: try container.decode(NumberStyle.self, forKey: .style))
      self.init(storage: .extended(.range(span)))
    } else if container.contains(.number) {
      let style = try container.decode(NumberStyle.self, forKey: .style)
      self.init(storage: .extended(.styled(try number(.number), style)))
    } else if let type = try container.decodeIfPresent(
      String.LocalizationValue.Placeholder.self, forKey: .placeholder)
    {
      self.init(storage: .extended(.placeholder(type)))
    } else if let text = try container.decodeIfPresent(String.self, forKey: .prepared) {
      self.init(storage: .extended(.prepared(text)))
    } else {
      let reference = try container.decode(MessageReference.self, forKey: .reference)
      self.init(nested: reference)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch storage {
    case .signed, .unsigned: try container.encode(description, forKey: .int)
    case .wide(let value):
      let isWhole = value.fractionDigitCount == 0
      try container.encode(description, forKey: isWhole ? .int : .decimal)
    case .double: try container.encode(description, forKey: .double)
    case .float: try container.encode(description, forKey: .float)
    case .text(let text): try container.encode(text, forKey: .text)
    case .extended(.placeholder(let type)): try container.encode(type, forKey: .placeholder)
    case .extended(.ordinal(let number)): try container.encode(number, forKey: .ordinal)
    case .extended(.styled(let number, let style)):
      try container.encode(number, forKey: .number)
      try container.encode(style, forKey: .style)
    case .extended(.range(let span)):
      try container.encode(span.lower, forKey: .lower)
      try container.encode(span.upper, forKey: .upper)
      try container.encode(span.style, forKey: .style)
    case .extended(.formatted(let value)):
      try container.encode(value.text(for: nil), forKey: .text)
    case .extended(.reference(let reference)): try container.encode(reference, forKey: .reference)
    case .extended(.prepared(let text)): try container.encode(text, forKey: .prepared)
    }
  }
}
