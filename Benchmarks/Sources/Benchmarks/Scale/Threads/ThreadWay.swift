/// A way to a text that several threads take at a time. Each makes a candidate of its own: what is shared
/// is what the closure holds.
struct ThreadWay {
  let name: String
  /// The languages of the tasks, which have one scope among them; nil where each has its own or none.
  var sharedLanguages: [String]?
  let make: @Sendable () -> Candidate

  init(
    _ name: String, sharedLanguages: [String]? = nil, make: @escaping @Sendable () -> Candidate
  ) {
    self.name = name
    self.sharedLanguages = sharedLanguages
    self.make = make
  }
}
