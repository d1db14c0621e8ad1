/// A message's values as they are lent for a call: the words and the first text where they are, and nothing
/// that is counted.
///
/// It is passed on and never kept.
@safe
package struct MessageView {
  let words: UnsafePointer<UInt64>
  let text: UnsafeRawPointer?
  let textCount: Int
  private let rest: Unmanaged<OverflowingMessage>?

  @inline(__always)
  init(
    words: UnsafePointer<UInt64>, text: UnsafeRawPointer?, textCount: Int,
    overflow: OverflowingMessage?
  ) {
    unsafe self.words = unsafe words
    unsafe self.text = unsafe text
    self.textCount = textCount
    unsafe rest = overflow.map { unsafe Unmanaged.passUnretained($0) }
  }
}

/// What the hot path asks.
extension MessageView {
  @inline(__always)
  var shape: UInt64 { unsafe words[1] }

  @inline(__always)
  var hash: UInt64 { unsafe words[0] }

  @inline(__always)
  var isOverflowing: Bool { shape & PackedMessage.isOverflowing != 0 }

  @inline(__always)
  var isSymbol: Bool { shape & PackedMessage.isSymbol != 0 }

  /// How many values are in words.
  @inline(__always)
  var valueCount: Int {
    isOverflowing ? 0 : Int(truncatingIfNeeded: (shape &>> 40) & 0xFF)
  }

  /// The code of a value; zero beyond the last one.
  @inline(__always)
  func code(at index: Int) -> UInt8 {
    index < PackedMessage.mostValues && !isOverflowing
      ? UInt8(truncatingIfNeeded: shape &>> (8 &* UInt64(truncatingIfNeeded: index))) : 0
  }

  @inline(__always)
  func pieceCount(at index: Int) -> Int {
    let lengths = unsafe words[2 &+ index &>> 2]
    return Int(
      truncatingIfNeeded: (lengths &>> (16 &* UInt64(truncatingIfNeeded: index & 3))) & 0xFFFF)
  }

  /// Where a piece begins; nil for an empty one.
  @inline(__always)
  func piece(at index: Int) -> UnsafeRawPointer? {
    unsafe UnsafeRawPointer(bitPattern: UInt(truncatingIfNeeded: words[4 &+ index]))
  }

  @inline(__always)
  func word(at index: Int) -> UInt64 { unsafe words[10 &+ index] }

  /// The number of a symbol's key.
  @inline(__always)
  var symbolNumber: Int { Int(truncatingIfNeeded: unsafe words[15]) }

  /// The table of a symbol; nil of any other message.
  var symbols: (any CatalogSymbols.Type)? {
    guard isSymbol else { return nil }
    return unsafe unsafeBitCast(
      SIMD2<UInt64>(words[5], words[6]), to: (any CatalogSymbols.Type).self)
  }
}

/// The key and the values, as everything but the hot path sees them.
extension MessageView {
  /// The key that catalogs are searched for.
  package var key: String {
    if let overflow, isOverflowing, !isSymbol { return overflow.key }
    return valueCount == 0 || isSymbol ? literal : escapedKey
  }

  /// How many values there are.
  package var argumentCount: Int {
    isOverflowing ? overflow?.arguments.count ?? 0 : valueCount
  }

  /// The values, in the order of the text.
  package var arguments: [MessageArgument] {
    isOverflowing ? overflow?.arguments ?? [] : (0..<valueCount).map(argument)
  }

  package func argument(at index: Int) -> MessageArgument {
    if isOverflowing, let overflow { return overflow.arguments[index] }
    let word = word(at: index)
    guard let code = ValueCode(rawValue: code(at: index)) else { return MessageArgument("") }
    return MessageArgument(code, word, text: (word == 0 ? firstText : overflow?.secondText) ?? "")
  }

  /// What is kept elsewhere.
  var overflow: OverflowingMessage? { unsafe rest?.takeUnretainedValue() }

  private var firstText: String? {
    guard let text = unsafe text else { return nil }
    return unsafe String(
      decoding: UnsafeRawBufferPointer(start: text, count: textCount), as: UTF8.self)
  }

  /// The first piece without doublings; all of the key where there are no values.
  var literal: String {
    isOverflowing ? overflow?.literal ?? "" : text(ofPieceAt: 0)
  }

  /// The key with doubled percent signs in its pieces.
  var escapedKey: String {
    if isOverflowing, let overflow { return overflow.key }
    var key = KeyText.escaped(text(ofPieceAt: 0))
    for index in 0..<valueCount {
      key += ValueCode(rawValue: code(at: index))?.specifier.description ?? ""
      key += KeyText.escaped(text(ofPieceAt: index + 1))
    }
    return key
  }

  private func text(ofPieceAt index: Int) -> String {
    guard let start = unsafe piece(at: index) else { return "" }
    let bytes = unsafe UnsafeRawBufferPointer(start: start, count: pieceCount(at: index))
    return unsafe String(decoding: bytes, as: UTF8.self)
  }
}

extension MessageArgument {
  /// The value that a word and a code stand for.
  init(_ code: ValueCode, _ word: UInt64, text: @autoclosure () -> String) {
    switch code {
    case .signedWord, .signed: self.init(storage: .signed(Int64(bitPattern: word)))
    case .unsignedWord, .unsigned: self.init(storage: .unsigned(word))
    case .float: self.init(Float(bitPattern: UInt32(truncatingIfNeeded: word)))
    case .double: self.init(Double(bitPattern: word))
    case .text: self.init(text())
    }
  }
}
