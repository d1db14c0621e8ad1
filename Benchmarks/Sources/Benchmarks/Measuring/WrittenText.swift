/// UTF-8 in memory that is written to again for the next result.
@safe
struct WrittenText: WorkOutcome {
  private let bytes: UnsafeRawBufferPointer

  init(_ bytes: UnsafeRawBufferPointer) { unsafe self.bytes = unsafe bytes }

  var text: String { unsafe String(decoding: bytes, as: UTF8.self) }
  var weight: Int { unsafe bytes.count }
}
