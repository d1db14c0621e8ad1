internal import CBenchmarkPeers
internal import Numerus

/// One of several ways to the same result, and what it must give.
struct Candidate {
  let name: String

  /// How many inputs a pass takes.
  let inputCount: Int

  /// Does the work for all inputs, a number of times over, and gives the sum of the weights.
  let run: (_ passes: Int) -> Int

  /// The first input whose result is wrong.
  let mismatch: () -> Mismatch?

  /// The mean of the results' bytes.
  let meanBytes: () -> Double

  /// - Parameter languages: The task's languages while the work is done; nil for none.
  init<W: Work>(
    _ name: String, _ work: W, _ inputs: [W.Input], languages: [String]? = nil,
    expected: @escaping (W.Input) -> String
  ) {
    func within<Result>(_ operation: () -> Result) -> Result {
      guard let languages else { return operation() }
      return Localization.withLanguages(languages, operation: operation)
    }
    self.name = name
    inputCount = inputs.count
    run = { passes in
      within {
        var work = work
        return Self.run(&work, inputs, passes)
      }
    }
    mismatch = { within { Self.mismatch(work, inputs, expected) } }
    meanBytes = {
      within {
        var work = work
        let bytes = inputs.reduce(0) { $0 + work.text($1).utf8.count }
        return Double(bytes) / Double(inputs.count)
      }
    }
  }

  private static func run<W: Work>(_ work: inout W, _ inputs: [W.Input], _ passes: Int) -> Int {
    var sum = 0
    for _ in 0..<passes {
      for input in inputs {
        // Each sum goes through a function that the optimizer can't see into: of a rule as short as
        // the English one it would work out several results at once, which no caller can.
        sum = Int(bench_opaque(Int64(sum &+ work.run(input).weight)))
      }
    }
    return sum
  }

  private static func mismatch<W: Work>(
    _ work: W, _ inputs: [W.Input], _ expected: (W.Input) -> String
  ) -> Mismatch? {
    var work = work
    for input in inputs {
      let expected = expected(input)
      let found = work.text(input)
      // By bytes: Swift's strings are equal by canonical equivalence.
      if !found.utf8.elementsEqual(expected.utf8) {
        return Mismatch(input: "\(input)", expected: expected, found: found)
      }
    }
    return nil
  }
}
