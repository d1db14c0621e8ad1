public import NumerusPlurals

extension NumberFormat {
  /// Appends the UTF-8 of an integer. In plain digits nothing is allocated but room in `bytes`.
  ///
  /// ```swift
  /// var bytes = Array("n = ".utf8)
  /// try NumberFormat(locale: "en").append(1234, to: &bytes)
  /// String(decoding: bytes, as: UTF8.self)  // "n = 1,234"
  /// ```
  @inlinable
  public func append(_ value: some BinaryInteger, to bytes: inout [UInt8]) {
    if let word = Int64(exactly: value) {
      append(magnitude: word.magnitude, isNegative: word < 0, to: &bytes)
    } else if let word = UInt64(exactly: value) {
      append(magnitude: word, isNegative: false, to: &bytes)
    } else {
      append(DecimalNumber(value), to: &bytes)
    }
  }

  /// Appends the UTF-8 of a floating-point number. With a fixed count of fraction digits, nine at
  /// most, and below 10¹⁴ units of the last of them, nothing is allocated but room in `bytes`.
  public func append(_ value: Double, to bytes: inout [UInt8]) {
    if let number = words(value), writer.symbols.append(number, to: &bytes) { return }
    writer.append(NumberInput(value), to: &bytes)
  }

  /// Appends the UTF-8 of a floating-point number, taken for the shortest decimal that reads back as
  /// the same `Float`.
  public func append(_ value: Float, to bytes: inout [UInt8]) {
    writer.append(NumberInput(value), to: &bytes)
  }

  /// Appends the UTF-8 of a decimal.
  public func append(_ value: DecimalNumber, to bytes: inout [UInt8]) {
    writer.append(.finite(value), to: &bytes)
  }

  /// Appends the UTF-8 of an integer to memory of the caller's, where there is room for all of it.
  /// In plain digits nothing is allocated.
  ///
  /// ```swift
  /// let format = try NumberFormat(locale: "en")
  /// let bytes = [UInt8](capacity: 32) { span in
  ///   _ = format.append(1234, to: &span)
  /// }
  /// String(decoding: bytes, as: UTF8.self)  // "1,234"
  /// ```
  ///
  /// - Returns: Whether there was room. Where there was none, nothing is written.
  @inlinable
  public func append(_ value: some BinaryInteger, to span: inout OutputSpan<UInt8>) -> Bool {
    if let word = Int64(exactly: value) {
      return append(magnitude: word.magnitude, isNegative: word < 0, to: &span)
    }
    if let word = UInt64(exactly: value) {
      return append(magnitude: word, isNegative: false, to: &span)
    }
    return append(DecimalNumber(value), to: &span)
  }

  /// Appends the UTF-8 of a floating-point number to memory of the caller's, where there is room
  /// for all of it. Allocates no more than ``append(_:to:)-(Double,[UInt8])`` does.
  ///
  /// - Returns: Whether there was room. Where there was none, nothing is written.
  public func append(_ value: Double, to span: inout OutputSpan<UInt8>) -> Bool {
    if let number = words(value), let hasRoom = writer.symbols.append(number, to: &span) {
      return hasRoom
    }
    return append(NumberInput(value), to: &span)
  }

  /// Appends the UTF-8 of a floating-point number, taken for the shortest decimal that reads back as
  /// the same `Float`, to memory of the caller's, where there is room for all of it.
  ///
  /// - Returns: Whether there was room. Where there was none, nothing is written.
  public func append(_ value: Float, to span: inout OutputSpan<UInt8>) -> Bool {
    append(NumberInput(value), to: &span)
  }

  /// Appends the UTF-8 of a decimal to memory of the caller's, where there is room for all of it.
  ///
  /// - Returns: Whether there was room. Where there was none, nothing is written.
  public func append(_ value: DecimalNumber, to span: inout OutputSpan<UInt8>) -> Bool {
    append(.finite(value), to: &span)
  }

  private func append(_ input: NumberInput, to span: inout OutputSpan<UInt8>) -> Bool {
    var bytes: [UInt8] = []
    writer.append(input, to: &bytes)
    guard bytes.count <= span.freeCapacity else { return false }
    for byte in bytes { span.append(byte) }
    return true
  }
}

// What most numbers are goes its own short way, and the rest is kept out of it: registers that only the
// rest needs would be saved and restored for each number.
extension NumberFormat {
  @usableFromInline
  func append(magnitude: UInt64, isNegative: Bool, to bytes: inout [UInt8]) {
    if !isNegative, let layout = writer.integerLayout {
      layout.append(magnitude, to: &bytes)
    } else {
      appendAny(magnitude: magnitude, isNegative: isNegative, to: &bytes)
    }
  }

  @usableFromInline
  func append(
    magnitude: UInt64, isNegative: Bool, to span: inout OutputSpan<UInt8>
  ) -> Bool {
    if !isNegative, let layout = writer.integerLayout {
      layout.append(magnitude, to: &span)
    } else {
      appendAny(magnitude: magnitude, isNegative: isNegative, to: &span)
    }
  }

  @usableFromInline
  func string(magnitude: UInt64, isNegative: Bool) -> String {
    if !isNegative, let layout = writer.integerLayout {
      layout.string(magnitude)
    } else {
      anyString(magnitude: magnitude, isNegative: isNegative)
    }
  }

  @inline(never)
  private func appendAny(magnitude: UInt64, isNegative: Bool, to bytes: inout [UInt8]) {
    if let number = words(magnitude: magnitude, isNegative: isNegative),
      writer.symbols.append(number, to: &bytes)
    {
      return
    }
    writer.append(Self.input(magnitude, isNegative), to: &bytes)
  }

  @inline(never)
  private func appendAny(
    magnitude: UInt64, isNegative: Bool, to span: inout OutputSpan<UInt8>
  ) -> Bool {
    if let number = words(magnitude: magnitude, isNegative: isNegative),
      let hasRoom = writer.symbols.append(number, to: &span)
    {
      return hasRoom
    }
    return append(Self.input(magnitude, isNegative), to: &span)
  }

  @inline(never)
  private func anyString(magnitude: UInt64, isNegative: Bool) -> String {
    if let number = words(magnitude: magnitude, isNegative: isNegative),
      let text = writer.symbols.string(number)
    {
      return text
    }
    return writer.formatted(Self.input(magnitude, isNegative)).text
  }

  private static func input(_ magnitude: UInt64, _ isNegative: Bool) -> NumberInput {
    var number = DecimalNumber(magnitude)
    number.isNegative = isNegative
    return .finite(number)
  }

  /// The integer as words, where our own code can write it so.
  @inline(__always)
  private func words(magnitude: UInt64, isNegative: Bool) -> PlainNumber? {
    guard let fractionDigits = writer.integerFractionDigits else { return nil }
    return PlainNumber(
      integer: magnitude, fractionDigits: fractionDigits,
      minimumIntegerDigits: writer.style.leastIntegerDigits,
      sign: writer.style.shownSign(isNegative: isNegative, isZero: magnitude == 0))
  }

  /// The decimal as words, where our own code can write it so.
  @inline(__always)
  func words(_ value: Double) -> PlainNumber? {
    guard let fractionDigits = writer.fixedFractionDigits,
      var number = PlainNumber(value, fractionDigits: fractionDigits)
    else { return nil }
    number.minimumIntegerDigits = writer.style.leastIntegerDigits
    number.sign = writer.style.shownSign(
      isNegative: value.sign == .minus, isZero: number.integer == 0 && number.fraction == 0)
    return number
  }
}
