/// The candidates for the same work; the first one is what the others are compared with.
struct BenchmarkGroup {
  let title: String
  let candidates: [Candidate]
  /// Whether results are texts, whose bytes tell something.
  var hasTexts = true

  /// - Throws: `BenchmarkFailure` that names a candidate with a wrong result.
  func check() throws(BenchmarkFailure) {
    for candidate in candidates {
      guard let mismatch = candidate.mismatch() else { continue }
      throw BenchmarkFailure(
        """
        \(title), \(candidate.name): wrong result for \(mismatch.input)
          expected "\(mismatch.expected)"
          got      "\(mismatch.found)"
        """)
    }
  }
}
