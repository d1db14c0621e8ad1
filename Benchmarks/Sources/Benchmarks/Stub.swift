internal import Foundation
internal import Numerus
internal import Synchronization

// The ways in that the benchmark is written for, by those that there are.

protocol CatalogSymbols: Sendable {
  static var table: String { get }
  static var bundlePath: String? { get }
  static var fingerprint: UInt64 { get }
}

struct LocalizedMessage {
  fileprivate let number: Int
  fileprivate var arguments: [MessageArgument] = []

  init<Symbols: CatalogSymbols>(_: Symbols.Type, number: Int, key: StaticString) {
    self.number = number
  }

  mutating func append(_ value: Int) { arguments.append(MessageArgument(value)) }
  mutating func append(_ value: Double) { arguments.append(MessageArgument(value)) }
  mutating func append(_ value: String) { arguments.append(MessageArgument(value)) }
}

extension Localizer {
  func string(_ message: LocalizedMessage) -> String {
    string(forKey: catalog.keys[message.number], arguments: message.arguments)
  }

  func write(_ value: String.LocalizationValue, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: string(value).utf8)
  }

  func write(_ message: LocalizedMessage, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: string(message).utf8)
  }

  func write(_ value: String.LocalizationValue, to span: inout OutputSpan<UInt8>) -> Bool {
    Self.copy(string(value), to: &span)
  }

  func write(_ message: LocalizedMessage, to span: inout OutputSpan<UInt8>) -> Bool {
    Self.copy(string(message), to: &span)
  }

  func write(_ value: String.LocalizationValue, to buffer: UnsafeMutableRawBufferPointer) -> Int? {
    unsafe Self.copy(string(value), to: buffer)
  }

  func write(_ message: LocalizedMessage, to buffer: UnsafeMutableRawBufferPointer) -> Int? {
    unsafe Self.copy(string(message), to: buffer)
  }

  func write(_ value: String.LocalizationValue, to stream: inout some TextOutputStream) {
    stream.write(string(value))
  }

  func write(_ message: LocalizedMessage, to stream: inout some TextOutputStream) {
    stream.write(string(message))
  }

  private static func copy(_ text: String, to span: inout OutputSpan<UInt8>) -> Bool {
    guard text.utf8.count <= span.freeCapacity else { return false }
    for byte in text.utf8 { span.append(byte) }
    return true
  }

  private static func copy(_ text: String, to buffer: UnsafeMutableRawBufferPointer) -> Int? {
    guard text.utf8.count <= buffer.count else { return nil }
    unsafe buffer.copyBytes(from: text.utf8)
    return text.utf8.count
  }
}

extension CompiledCatalog {
  /// Catalogs that were "serialized", by the numbers that were written for them.
  private static let registered = Mutex<[CompiledCatalog]>([])

  func serialized() -> [UInt8] {
    let number = Self.registered.withLock { catalogs in
      catalogs.append(self)
      return catalogs.count - 1
    }
    return Array("\(number)".utf8)
  }

  init(contentsOfCompiledFile path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    self = Self.registered.withLock { $0[Int(text) ?? 0] }
  }

  init(mappingCompiledFile path: String) throws { try self.init(contentsOfCompiledFile: path) }
}
