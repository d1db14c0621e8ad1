internal import Foundation
internal import NumerusMessages
internal import Synchronization

/// The localizers of a scope by their tables, in a chain that only grows: who reads it takes no lock and
/// counts no reference, since nothing in it goes before the scope does.
final class FoundLocalizers: Sendable {
  /// How many are looked through.
  static let most = 16

  /// A place in the chain, which keeps those behind it.
  @safe
  private final class Link: Sendable {
    let table: String?
    /// Kept, since another bundle could come to lie where this one was.
    private let bundle: Bundle?
    /// Which one it is, to compare without counting it.
    let bundleIdentity: ObjectIdentifier?
    let core: LocalizerCore
    private let next: Link?
    /// Where the next one is, to go there without counting it.
    let nextPlace: Unmanaged<Link>?
    let length: Int

    init(_ table: String?, _ bundle: Bundle?, _ core: LocalizerCore, next: Link?) {
      self.table = table
      self.bundle = bundle
      bundleIdentity = bundle.map(ObjectIdentifier.init)
      self.core = core
      self.next = next
      unsafe nextPlace = unsafe next.map { unsafe .passUnretained($0) }
      length = 1 + (next?.length ?? 0)
    }
  }

  /// The first link; the chain itself is kept behind the lock.
  private let first = Atomic<UInt>(0)
  private let kept = Mutex<Link?>(nil)

  /// Lends the localizer that was found last.
  @inline(__always)
  func withFirst<Result>(_ body: (LocalizerCore) -> Result) -> Result? {
    guard let link = unsafe UnsafeRawPointer(bitPattern: first.load(ordering: .acquiring)) else {
      return nil
    }
    return unsafe Unmanaged<Link>.fromOpaque(link)._withUnsafeGuaranteedRef { body($0.core) }
  }

  /// Lends the localizer for a table; nil where it was not found yet.
  @inline(__always)
  func with<Result>(
    _ table: String?, _ bundle: Bundle?, _ body: (LocalizerCore) -> Result
  ) -> Result? {
    guard let link = unsafe UnsafeRawPointer(bitPattern: first.load(ordering: .acquiring)) else {
      return nil
    }
    return unsafe Unmanaged<Link>.fromOpaque(link)._withUnsafeGuaranteedRef { link in
      let identity = bundle.map(ObjectIdentifier.init)
      if link.bundleIdentity == identity, link.table == table { return body(link.core) }
      return Self.with(table, identity, behind: link, body)
    }
  }

  @inline(never)
  private static func with<Result>(
    _ table: String?, _ bundle: ObjectIdentifier?, behind link: Link,
    _ body: (LocalizerCore) -> Result
  ) -> Result? {
    guard let next = unsafe link.nextPlace else { return nil }
    return unsafe next._withUnsafeGuaranteedRef { link in
      if link.bundleIdentity == bundle, link.table == table { return body(link.core) }
      return with(table, bundle, behind: link, body)
    }
  }

  /// Adds a localizer for a table; false where there are enough.
  func add(_ table: String?, _ bundle: Bundle?, _ localizer: Localizer) -> Bool {
    kept.withLock { chain in
      guard chain?.length ?? 0 < Self.most else { return false }
      let link = Link(table, bundle, localizer.core, next: chain)
      chain = link
      let place = unsafe UInt(bitPattern: Unmanaged.passUnretained(link).toOpaque())
      first.store(place, ordering: .releasing)
      return true
    }
  }
}
