/// Where a message is written: memory of somebody else's as long as there is room, then its own.
@safe
struct MessageBuffer: ~Copyable {
  private var start: UnsafeMutableRawPointer
  private var capacity: Int
  private var isOwned = false
  private(set) var count = 0

  /// How many bytes more than a text has may be copied with it, where they don't matter.
  static let slack = 16

  /// - Parameter memory: Memory that outlives the buffer, of more than the slack.
  init(_ memory: UnsafeMutableRawBufferPointer) {
    guard let start = memory.baseAddress else { preconditionFailure("no memory to write to") }
    unsafe self.start = unsafe start
    capacity = memory.count
  }

  deinit {
    if isOwned { unsafe start.deallocate() }
  }

  /// Makes room for some bytes and the slack, and gives the place where they begin.
  @inline(__always)
  mutating func reserve(_ added: Int) -> UnsafeMutableRawPointer {
    if count &+ added &+ Self.slack > capacity { grow(added) }
    return unsafe start + count
  }

  /// Takes bytes for written that stand in reserved memory.
  @inline(__always)
  mutating func commit(_ added: Int) { count = count &+ added }

  /// Appends bytes of a block, which ends in more bytes than the slack.
  @inline(__always)
  mutating func append(block source: UnsafeRawPointer, _ added: Int) {
    unsafe BlockCopy.copy(added, from: source, to: reserve(added))
    commit(added)
  }

  mutating func append(_ byte: UInt8) {
    unsafe reserve(1).storeBytes(of: byte, as: UInt8.self)
    commit(1)
  }

  mutating func append(_ bytes: some Collection<UInt8>) {
    let added = bytes.count
    let place = unsafe reserve(added)
    unsafe UnsafeMutableRawBufferPointer(start: place, count: added).copyBytes(from: bytes)
    commit(added)
  }

  /// Appends bytes that end where they end.
  @inline(__always)
  mutating func append(_ source: UnsafeRawPointer, _ added: Int) {
    unsafe reserve(added).copyMemory(from: source, byteCount: added)
    commit(added)
  }

  /// Appends a text.
  @inline(__always)
  mutating func append(_ text: borrowing String) {
    let span = text.utf8Span.span
    let added = span.count
    let place = unsafe reserve(added)
    // The span lives as long as it is copied.
    unsafe span.withUnsafeBytes { bytes in
      guard let source = bytes.baseAddress else { return }
      unsafe place.copyMemory(from: source, byteCount: added)
    }
    commit(added)
  }

  /// Takes back what was written from a place on.
  mutating func removeAll(from place: Int) -> [UInt8] {
    let removed = unsafe UnsafeRawBufferPointer(start: start + place, count: count - place)
    count = place
    return unsafe Array(removed)
  }

  @inline(never)
  private mutating func grow(_ added: Int) {
    let capacity = max(2 * self.capacity, count + added + Self.slack)
    let memory = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 16)
    unsafe memory.copyMemory(from: start, byteCount: count)
    if isOwned { unsafe start.deallocate() }
    unsafe start = unsafe memory
    self.capacity = capacity
    isOwned = true
  }

  /// The text, all of whose pieces are UTF-8.
  var text: String {
    unsafe MessageBytes.string(UnsafeRawPointer(start), count: count, isASCII: false)
  }

  /// Appends what was written to an array.
  func append(to bytes: inout [UInt8]) {
    unsafe bytes.append(contentsOf: UnsafeRawBufferPointer(start: start, count: count))
  }

  /// Copies what was written to memory, and tells how much it is; nil where there is no room.
  func copy(to target: UnsafeMutableRawPointer, room: Int) -> Int? {
    guard count <= room else { return nil }
    unsafe target.copyMemory(from: start, byteCount: count)
    return count
  }
}
