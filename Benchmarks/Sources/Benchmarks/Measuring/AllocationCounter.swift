internal import CBenchmarkPeers

/// Counts how often a candidate asks for memory.
enum AllocationCounter {
  /// Whether the program's allocator is in use; its place before the C library's is a matter of
  /// linking.
  private static let isWorking =
    count {
      var bytes: [UInt8] = []
      bytes.reserveCapacity(Int(bench_opaque(100)))
      return bytes.capacity
    } > 0

  /// The mean over the inputs; nil where allocations can't be counted.
  static func allocationsPerInput(of candidate: Candidate) -> Double? {
    guard isWorking else { return nil }
    // What a run takes once, such as a buffer that all inputs share, is in both counts.
    let passes = 10
    let once = count { candidate.run(1) }
    let often = count { candidate.run(1 + passes) }
    return Double(often - once) / Double(passes * candidate.inputCount)
  }

  private static func count(_ work: () -> Int) -> Int {
    bench_allocations_start()
    let result = work()
    let count = bench_allocations_stop()
    // The result goes where the optimizer can't see that nobody needs it.
    _ = bench_opaque(Int64(result))
    return Int(count)
  }
}
