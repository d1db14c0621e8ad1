public import Foundation
public import NumerusMessages

/// What `String(localized:)` calls: a few words for most texts, and one call.
extension Localization {
  @inlinable
  @inline(__always)
  static func string(
    _ message: PackedMessage, table: String?, bundle: Bundle?, locale: Locale?
  ) -> String {
    if message.kind == PackedMessage.oneWord, locale == nil {
      if table == nil, bundle == nil {
        return unsafe string(
          message.hash, message.piece(at: 0), message.piece(at: 1), message.words[2],
          message.words[10])
      }
      return unsafe string(
        message.hash, message.piece(at: 0), message.piece(at: 1), message.words[2],
        message.words[10], table, bundle)
    }
    return message.lend { string($0, table, bundle, locale) }
  }

  /// The text of a key with the values of a default text.
  @inlinable
  @inline(__always)
  static func string(
    _ key: StaticString, _ message: PackedMessage, table: String?, bundle: Bundle?, locale: Locale?
  ) -> String {
    if message.kind == PackedMessage.oneWord, locale == nil {
      var keyMessage = PackedMessage()
      keyMessage.append(piece: key)
      if let piece = unsafe keyMessage.piece(at: 0),
        let text = unsafe string(
          keyMessage.hash, piece, keyMessage.pieceCount(at: 0), message.words[10], table, bundle)
      {
        return text
      }
    }
    return message.lend { string(key.description, $0, table, bundle, locale) }
  }

  @usableFromInline
  @inline(never)
  static func string(
    _ hash: UInt64, _ first: UnsafeRawPointer?, _ second: UnsafeRawPointer?, _ counts: UInt64,
    _ value: UInt64
  ) -> String {
    withScope { scope in
      scope.withCore(table: nil, bundle: nil) { core in
        unsafe core.string(hash, first, second, counts, value)
      }
    }
  }

  @usableFromInline
  @inline(never)
  static func string(
    _ hash: UInt64, _ first: UnsafeRawPointer?, _ second: UnsafeRawPointer?, _ counts: UInt64,
    _ value: UInt64, _ table: String?, _ bundle: Bundle?
  ) -> String {
    withScope { scope in
      scope.withCore(table: table, bundle: bundle) { core in
        unsafe core.string(hash, first, second, counts, value)
      }
    }
  }

  /// Nil where the message, or the key, needs more than its number.
  @usableFromInline
  @inline(never)
  static func string(
    _ hash: UInt64, _ key: UnsafeRawPointer, _ count: Int, _ value: UInt64, _ table: String?,
    _ bundle: Bundle?
  ) -> String? {
    withScope { scope in
      scope.withCore(table: table, bundle: bundle) { core in
        unsafe core.string(hash, key, count, value)
      }
    }
  }

  @usableFromInline
  @inline(never)
  static func string(
    _ message: LentMessage, _ table: String?, _ bundle: Bundle?, _ locale: Locale?
  ) -> String {
    withScope { scope in
      guard locale == nil else {
        return scope.localizer(table: table, bundle: bundle, locale: locale).core.text(of: message)
      }
      return scope.withCore(table: table, bundle: bundle) { core in core.text(of: message) }
    }
  }

  @usableFromInline
  @inline(never)
  static func string(
    _ key: String, _ message: LentMessage, _ table: String?, _ bundle: Bundle?, _ locale: Locale?
  ) -> String {
    withScope { scope in
      guard locale == nil else {
        return scope.localizer(table: table, bundle: bundle, locale: locale).core
          .text(forKey: key, message)
      }
      return scope.withCore(table: table, bundle: bundle) { core in
        core.text(forKey: key, message)
      }
    }
  }
}

extension Localization {
  /// Appends the UTF-8 of what `String(localized:)` gives for a literal that is its own key.
  ///
  /// ```swift
  /// var page = Array("<p>".utf8)
  /// Localization.write("\(count) items", bundle: .module, to: &page)
  /// ```
  ///
  /// - Parameters:
  ///   - value: The key and its values.
  ///   - table: The table's name; nil for `Localizable`.
  ///   - bundle: The bundle; nil for the main one.
  ///   - bytes: What the text is added to.
  public static func write(
    _ value: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    to bytes: inout [UInt8]
  ) {
    withScope { scope in
      scope.withCore(table: table, bundle: bundle) { core in core.append(value.packed, to: &bytes) }
    }
  }

  /// Appends the UTF-8 of a message by its symbol, in the languages in force.
  ///
  /// ```swift
  /// Localization.write(.itemCount(3), to: &page)
  /// ```
  public static func write(_ message: LocalizedMessage, to bytes: inout [UInt8]) {
    withCore { core in core.append(symbol: message.packed, to: &bytes) }
  }

  /// Writes the UTF-8 of a message by its symbol, in the languages in force, to memory of the caller's,
  /// where there is room for all of it.
  ///
  /// - Returns: How many bytes the text has; nil where there is no room for them.
  public static func write(
    _ message: LocalizedMessage, to memory: UnsafeMutableRawBufferPointer
  ) -> Int? {
    guard let start = memory.baseAddress else { return nil }
    return withCore { core in
      unsafe core.write(symbol: message.packed, to: start, room: memory.count)
    }
  }

  /// Appends the UTF-8 of a message by its symbol, in the languages in force, to a span, where there is
  /// room for all of it.
  ///
  /// - Returns: Whether there was room. Where there was none, nothing is written.
  public static func write(_ message: LocalizedMessage, to span: inout OutputSpan<UInt8>) -> Bool {
    unsafe span.withUnsafeMutableBufferPointer { buffer, count in
      let room = unsafe UnsafeMutableRawBufferPointer(
        rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
      guard let written = unsafe write(message, to: room) else { return false }
      count += written
      return true
    }
  }

  /// Writes a message by its symbol, in the languages in force, to a stream.
  public static func write(_ message: LocalizedMessage, to stream: inout some TextOutputStream) {
    withCore { core in stream.write(core.string(symbol: message.packed)) }
  }

  /// Lends a localizer of the languages in force.
  private static func withCore<Result>(_ body: (LocalizerCore) -> Result) -> Result {
    // A localizer that is not of the symbol's table goes there itself.
    withScope { scope in scope.withCore(table: nil, bundle: nil, body) }
  }

  /// Appends the UTF-8 of what `String(localized:)` gives for a literal that is its own key to a span,
  /// where there is room for all of it.
  ///
  /// - Parameters:
  ///   - value: The key and its values.
  ///   - table: The table's name; nil for `Localizable`.
  ///   - bundle: The bundle; nil for the main one.
  ///   - span: What the text is added to.
  /// - Returns: Whether there was room. Where there was none, nothing is written.
  public static func write(
    _ value: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    to span: inout OutputSpan<UInt8>
  ) -> Bool {
    unsafe span.withUnsafeMutableBufferPointer { buffer, count in
      let room = unsafe UnsafeMutableRawBufferPointer(
        rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
      guard let written = unsafe write(value, table: table, bundle: bundle, to: room) else {
        return false
      }
      count += written
      return true
    }
  }

  /// Writes the UTF-8 of what `String(localized:)` gives for a literal that is its own key to memory of
  /// the caller's, where there is room for all of it.
  ///
  /// - Parameters:
  ///   - value: The key and its values.
  ///   - table: The table's name; nil for `Localizable`.
  ///   - bundle: The bundle; nil for the main one.
  ///   - memory: Where the text goes, from its beginning on. What is behind the text may be written to.
  /// - Returns: How many bytes the text has; nil where there is no room for them.
  public static func write(
    _ value: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    to memory: UnsafeMutableRawBufferPointer
  ) -> Int? {
    guard let start = memory.baseAddress else { return nil }
    return withScope { scope in
      scope.withCore(table: table, bundle: bundle) { core in
        unsafe core.write(value.packed, to: start, room: memory.count)
      }
    }
  }

  /// Writes what `String(localized:)` gives for a literal that is its own key to a stream.
  public static func write(
    _ value: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    to stream: inout some TextOutputStream
  ) {
    stream.write(string(value.packed, table: table, bundle: bundle, locale: nil))
  }
}
