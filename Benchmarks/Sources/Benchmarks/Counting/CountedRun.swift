internal import CBenchmarkPeers

/// Runs candidates for a profiler that counts instructions.
///
/// Two runs of each, one twice as long as the other, go through `bench_counted`, in the order that is
/// printed: the difference has nothing in it but the passes.
struct CountedRun {
  let passes: Int

  /// The counts of these change with the versions of what others made.
  private static let others = ["ICU ", "Foundation ", "glibc "]

  func run(_ groups: [BenchmarkGroup]) {
    for group in groups {
      for candidate in group.candidates
      where !Self.others.contains(where: candidate.name.hasPrefix) {
        // What is made when it is first needed is no part of the count.
        _ = candidate.run(1)
        count(candidate, passes)
        count(candidate, 2 * passes)
        print(group.title, candidate.name, passes * candidate.inputCount, separator: "\t")
      }
    }
  }

  private func count(_ candidate: Candidate, _ passes: Int) {
    let work = CountedWork { _ = bench_opaque(Int64(candidate.run(passes))) }
    withExtendedLifetime(work) {
      unsafe bench_counted(
        { context in
          guard let context = unsafe context else { return }
          unsafe Unmanaged<CountedWork>.fromOpaque(context).takeUnretainedValue().run()
        }, Unmanaged.passUnretained(work).toOpaque())
    }
  }
}

/// What a C function is handed.
private final class CountedWork {
  let run: () -> Void

  init(_ run: @escaping () -> Void) { self.run = run }
}
