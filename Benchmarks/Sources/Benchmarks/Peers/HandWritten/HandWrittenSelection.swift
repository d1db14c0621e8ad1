internal import Numerus

/// A hand-written rule alone.
struct HandWrittenSelection<Rule: HandWrittenRule>: Work {
  func run(_ number: Int) -> PluralCategory { Rule.category(of: number) }
}
