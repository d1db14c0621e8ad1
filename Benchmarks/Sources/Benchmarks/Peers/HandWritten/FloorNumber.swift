internal import CBenchmarkPeers

/// A few lines of C that know of English only.
struct FloorNumber: Work {
  private let scratch = Scratch()

  func run(_ number: Int) -> WrittenText {
    unsafe scratch.write { buffer, _ in unsafe bench_floor_number(Int64(number), buffer) }
  }
}

/// A number as Swift describes it, without groups.
struct SwiftNumber: Work {
  func run(_ number: Int) -> String { String(number) }
}
