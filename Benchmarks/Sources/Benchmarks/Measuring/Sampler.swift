/// Times the candidates of a group.
struct Sampler {
  /// How many samples a candidate gets; odd, so that one of them is the median.
  var sampleCount = 15
  /// How long a sample takes at least.
  var sampleDuration = Duration.milliseconds(20)
  var countsAllocations = true

  /// - Throws: `BenchmarkFailure` where results changed while times were taken.
  func measure(_ group: BenchmarkGroup) throws(BenchmarkFailure) -> [Measurement] {
    let passes = group.candidates.map { passCount(of: $0) }
    let sums = group.candidates.map { $0.run(1) }
    var samples = group.candidates.map { _ in [Double]() }
    // Candidates take turns, so that a slow spell of the machine does not fall on one of them.
    for _ in 0..<sampleCount {
      for (index, candidate) in group.candidates.enumerated() {
        let (duration, sum) = time(candidate, passes[index])
        guard sum == sums[index] &* passes[index] else {
          throw BenchmarkFailure("\(group.title), \(candidate.name): results change between runs")
        }
        let count = passes[index] * candidate.inputCount
        samples[index].append(duration.nanoseconds / Double(count))
      }
    }
    let medians = samples.map { $0.sorted()[$0.count / 2] }
    func median(ofFirst prefix: String) -> Double? {
      group.candidates.firstIndex { $0.name.hasPrefix(prefix) }.map { medians[$0] }
    }
    let icu = median(ofFirst: "ICU ")
    let foundation = median(ofFirst: "Foundation ")
    return group.candidates.indices.map { index in
      let candidate = group.candidates[index]
      let median = medians[index]
      return Measurement(
        group: group.title, candidate: candidate.name,
        minimumNanoseconds: samples[index].min() ?? median, medianNanoseconds: median,
        ratio: median / medians[0], icuMultiple: icu.map { $0 / median },
        foundationMultiple: foundation.map { $0 / median },
        allocations: countsAllocations
          ? AllocationCounter.allocationsPerInput(of: candidate) : nil,
        bytes: group.hasTexts ? candidate.meanBytes() : nil)
    }
  }

  /// How many passes fill a sample; counting them warms the candidate up.
  func passCount(of candidate: Candidate) -> Int {
    var passes = 1
    while true {
      let duration = time(candidate, passes).duration
      if duration >= sampleDuration { return passes }
      let missing = sampleDuration.nanoseconds / max(duration.nanoseconds, 1)
      // Early passes are slow ones; a step of ten at most keeps their number from deciding.
      passes = Int((Double(passes) * min(10, missing * 1.1)).rounded(.up))
    }
  }

  private func time(_ candidate: Candidate, _ passes: Int) -> (duration: Duration, sum: Int) {
    let clock = ContinuousClock()
    let start = clock.now
    let sum = candidate.run(passes)
    return (clock.now - start, sum)
  }
}

extension Duration {
  fileprivate var nanoseconds: Double { self / .nanoseconds(1) }
}
