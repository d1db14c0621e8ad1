internal import CBenchmarkPeers

/// One of several ways to the same result, and what it must give.
struct Candidate {
  let name: String

  /// How many inputs a pass takes.
  let inputCount: Int

  /// Does the work for all inputs, a number of times over, and gives the sum of the weights.
  let run: (_ passes: Int) -> Int

  /// The first input whose result is wrong.
  let mismatch: () -> Mismatch?

  init<W: Work>(
    _ name: String, _ work: W, _ inputs: [W.Input], expected: @escaping (W.Input) -> String
  ) {
    self.name = name
    inputCount = inputs.count
    run = { passes in
      var work = work
      return Self.run(&work, inputs, passes)
    }
    mismatch = {
      var work = work
      for input in inputs {
        let expected = expected(input)
        let found = work.run(input).text
        // By bytes: Swift's strings are equal by canonical equivalence.
        if !found.utf8.elementsEqual(expected.utf8) {
          return Mismatch(input: "\(input)", expected: expected, found: found)
        }
      }
      return nil
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
}
