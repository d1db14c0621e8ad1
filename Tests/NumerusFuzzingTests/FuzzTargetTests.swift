import NumerusFuzzing
import NumerusTestSupport
import Testing

/// A short, repeatable run of every fuzz target: its seeds, and bytes changed at random.
@Suite struct FuzzTargetTests {
  @Test(arguments: FuzzTarget.allCases)
  func holdsForChangedSeeds(target: FuzzTarget) {
    var random = Xorshift(state: 0x2545_F491_4F6C_DD1D)
    let seeds = target.seeds.map { Array($0.utf8) } + target.binarySeeds
    for seed in seeds {
      target.run(seed)
      for length in 0..<seed.count { target.run(Array(seed[..<length])) }
    }
    for _ in 0..<1500 {
      guard var bytes = seeds.randomElement(using: &random) else { return }
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = bytes.indices.randomElement(using: &random) ?? 0
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes.insert(UInt8.random(in: 0...255, using: &random), at: index)
        case 1: if !bytes.isEmpty { bytes.remove(at: index) }
        case 2: if !bytes.isEmpty { bytes[index] = UInt8.random(in: 0...255, using: &random) }
        default:
          // A part of the text again, in another place.
          guard let end = (index...bytes.count).randomElement(using: &random) else { continue }
          let part = bytes[index..<end].prefix(64)
          bytes.insert(
            contentsOf: Array(part), at: Int.random(in: 0...bytes.count, using: &random))
        }
      }
      target.run(bytes)
    }
  }
}
