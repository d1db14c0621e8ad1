/// What one candidate took for one input.
struct Measurement: Encodable {
  let group: String
  let candidate: String
  let minimumNanoseconds: Double
  let medianNanoseconds: Double
  /// The median as a multiple of the median of the group's first candidate.
  let ratio: Double
  /// How often memory was asked for; nil where that can't be counted.
  let allocations: Double?
}
