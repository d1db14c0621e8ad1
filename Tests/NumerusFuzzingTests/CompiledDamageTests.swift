import Foundation
import NumerusFuzzing
import NumerusTestSupport
import Testing

/// Compiled catalogs with random damages: each is refused, or written without harm.
///
/// `Tests/damage` runs 100,000 of them under the address sanitizer.
@Suite struct CompiledDamageTests {
  private static let count =
    ProcessInfo.processInfo.environment["NUMERUS_DAMAGES"].flatMap(Int.init) ?? 1000

  @Test func damagesDoNoHarm() throws {
    var random = Xorshift(state: 0x1234_5678_9ABC_DEF1)
    let seeds = FuzzTarget.compiled.binarySeeds
    try #require(seeds.count > 2)
    for seed in seeds { #expect(FuzzTarget.opening(seed) == .openedWhole) }
    var outcomes: [String: Int] = [:]
    for number in 0..<Self.count {
      guard let seed = seeds.randomElement(using: &random) else { return }
      let kind = CompiledDamage.allCases[number % CompiledDamage.allCases.count]
      var damaged = CompiledBytes(seed)
      for _ in 0..<Int.random(in: 1...3, using: &random) { kind.apply(to: &damaged, &random) }
      let isSigned = number / CompiledDamage.allCases.count % 2 == 1
      if isSigned {
        damaged.setSize()
        damaged.setChecksum()
      }
      let opening = FuzzTarget.opening(damaged.bytes)
      // A right checksum stands for nothing but the bytes that were written.
      if !isSigned, damaged.bytes != seed { #expect(opening != .openedWhole) }
      outcomes["\(kind), \(isSigned ? "signed" : "as it is"): \(opening.rawValue)", default: 0] += 1
    }
    for (outcome, count) in outcomes.sorted(by: { $0.key < $1.key }) where Self.count > 1000 {
      print("\(count)\t\(outcome)")
    }
    #expect(outcomes.values.reduce(0, +) == Self.count)
    // Damages that nobody sees would test nothing behind the checksum.
    for opening in FuzzTarget.Opening.allCases {
      #expect(outcomes.contains { $0.key.hasSuffix(opening.rawValue) })
    }
  }
}
