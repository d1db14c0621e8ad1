/// What one candidate took for one input.
struct Measurement: Codable {
  let group: String
  let candidate: String
  let minimumNanoseconds: Double
  let medianNanoseconds: Double
  /// The median as a multiple of the median of the group's first candidate.
  let ratio: Double
  /// ICU's median as a multiple of this one; nil where the group has none of ICU's.
  var icuMultiple: Double?
  /// Foundation's median as a multiple of this one; nil where the group has none of Foundation's.
  var foundationMultiple: Double?
  /// How often memory was asked for; nil where that can't be counted.
  var allocations: Double?
  /// The mean of the results' bytes; nil where results are no texts.
  var bytes: Double?
  /// As a profiler counted them; nil where nobody said.
  var instructions: Double?
}
