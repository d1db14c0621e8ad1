#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A file that is open for reading, and closed with its owner.
struct OpenFile: ~Copyable {
  private let path: String
  private let descriptor: Int32
  let size: Int

  /// How large a compiled catalog may be: offsets in it have 32 bits.
  private static var largest: Int { Int(UInt32.max) }

  /// - Throws: `CompiledCatalogError` where there is no such file.
  init(_ path: String) throws(CompiledCatalogError) {
    // Opening a pipe would wait for somebody who writes to it.
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw Self.failure(path) }
    var status = stat()
    let isFile = unsafe fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    guard isFile, status.st_size <= Self.largest else {
      close(descriptor)
      throw Self.failure(path, isFile ? "it is larger than 4 GiB" : "it is no file")
    }
    self.path = path
    self.descriptor = descriptor
    size = Int(status.st_size)
  }

  deinit { close(descriptor) }

  func read(into memory: UnsafeMutableRawBufferPointer) throws(CompiledCatalogError) {
    var count = 0
    while count < memory.count {
      let part = unsafe pread(
        descriptor, memory.baseAddress.map { unsafe $0 + count }, memory.count - count,
        off_t(count))
      if part < 0, errno == EINTR { continue }
      if part < 0 { throw Self.failure(path) }
      if part == 0 { throw Self.failure(path, "it was cut while it was read") }
      count += part
    }
  }

  /// The file's bytes where the system has them. They stay when the file is closed.
  func map() throws(CompiledCatalogError) -> UnsafeRawPointer {
    let memory = unsafe mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0)
    guard let memory = unsafe memory, unsafe memory != MAP_FAILED else { throw Self.failure(path) }
    return UnsafeRawPointer(memory)
  }

  private static func failure(_ path: String, _ reason: String? = nil) -> CompiledCatalogError {
    let reason = reason ?? (unsafe String(cString: strerror(errno)))
    return CompiledCatalogError(.unreadable(reason), path: path)
  }
}
