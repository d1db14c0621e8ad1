internal import Numerus

/// No work at all: what the loop around it takes.
struct LoopAlone: Work {
  func run(_ number: Int) -> PluralCategory { .other }
}
