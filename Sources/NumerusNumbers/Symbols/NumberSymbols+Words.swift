extension NumberSymbols {
  /// Appends a number of words; false where there is no layout for it.
  @inline(__always)
  func append(_ number: PlainNumber, to output: inout [UInt8]) -> Bool {
    guard let layout = layout(for: number) else { return false }
    let measure = layout.measure(number)
    output.append(addingCapacity: measure.length) { span in
      Self.append(number, layout, measure, to: &span)
    }
    return true
  }

  /// Appends a number of words to a span, and tells whether there was room; nil where there is no
  /// layout for it.
  @inline(__always)
  func append(_ number: PlainNumber, to span: inout OutputSpan<UInt8>) -> Bool? {
    guard let layout = layout(for: number) else { return nil }
    let measure = layout.measure(number)
    guard measure.length <= span.freeCapacity else { return false }
    Self.append(number, layout, measure, to: &span)
    return true
  }

  /// A number of words as text; nil where there is no layout for it.
  @inline(__always)
  func string(_ number: PlainNumber) -> String? {
    guard let layout = layout(for: number) else { return nil }
    let measure = layout.measure(number)
    return unsafe String(unsafeUninitializedCapacity: measure.length) { buffer in
      guard let start = buffer.baseAddress, buffer.count >= measure.length else { return 0 }
      unsafe layout.write(number, measure, to: UnsafeMutableRawPointer(start))
      return measure.length
    }
  }

  @inline(__always)
  private func layout(for number: PlainNumber) -> PlainLayout? {
    guard number.sign != .space, number.minimumIntegerDigits <= PlainLayout.mostIntegerDigits else {
      return nil
    }
    return layout
  }

  @inline(__always)
  private static func append(
    _ number: PlainNumber, _ layout: PlainLayout, _ measure: PlainLayout.Measure,
    to span: inout OutputSpan<UInt8>
  ) {
    unsafe span.withUnsafeMutableBufferPointer { buffer, count in
      guard let start = buffer.baseAddress, buffer.count - count >= measure.length else { return }
      unsafe layout.write(number, measure, to: UnsafeMutableRawPointer(start + count))
      count += measure.length
    }
  }
}
