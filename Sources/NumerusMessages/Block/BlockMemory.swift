#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The bytes of a block, for as long as somebody holds on to them.
@safe
package final class BlockMemory: Sendable {
  private enum Origin {
    case allocated
    case mapped
  }

  // Written before it is shared, and never again.
  nonisolated(unsafe) let start: UnsafeRawPointer
  let count: Int
  private let origin: Origin

  private init(_ start: UnsafeRawPointer, _ count: Int, _ origin: Origin) {
    unsafe self.start = start
    self.count = count
    self.origin = origin
  }

  deinit {
    switch origin {
    case .allocated: unsafe free(UnsafeMutableRawPointer(mutating: start))
    case .mapped: unsafe munmap(UnsafeMutableRawPointer(mutating: start), count)
    }
  }

  /// Memory that a function fills, zeros before that.
  convenience init<Failure: Error>(
    count: Int, _ fill: (UnsafeMutableRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    // The system's zero pages cost nothing before they are written. Without memory the process ends, as it
    // does where Swift itself asks for it.
    guard let start = unsafe calloc(max(count, 1), 1) else {
      fatalError("no memory for \(count) bytes")
    }
    do {
      try unsafe fill(UnsafeMutableRawBufferPointer(start: start, count: count))
    } catch {
      unsafe free(start)
      throw error
    }
    unsafe self.init(UnsafeRawPointer(start), count, .allocated)
  }

  /// A copy of some bytes.
  package convenience init(copying bytes: some Collection<UInt8>) {
    unsafe self.init(count: bytes.count) { memory in unsafe memory.copyBytes(from: bytes) }
  }

  /// The bytes of a file, read into memory of our own.
  ///
  /// - Throws: `CompiledCatalogError` where there is no such file, or it can't be read.
  package convenience init(contentsOfFile path: String) throws(CompiledCatalogError) {
    let file = try OpenFile(path)
    try unsafe self.init(count: file.size) { memory throws(CompiledCatalogError) in
      try unsafe file.read(into: memory)
    }
  }

  /// The bytes of a file where the system has them.
  ///
  /// - Throws: `CompiledCatalogError` where there is no such file, or it can't be mapped.
  package convenience init(mappingFile path: String) throws(CompiledCatalogError) {
    let file = try OpenFile(path)
    let size = file.size
    guard size > 0 else { throw CompiledCatalogError(.notACompiledCatalog, path: path) }
    unsafe self.init(try file.map(), size, .mapped)
  }

  var bytes: UnsafeRawBufferPointer { unsafe UnsafeRawBufferPointer(start: start, count: count) }
}
