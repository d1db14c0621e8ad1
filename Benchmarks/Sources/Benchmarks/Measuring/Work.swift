/// What is timed: a way from an input to a result, with all set-up done when it is made.
///
/// It is a type and no closure so that the compiler puts its code into the loop: a call through a
/// closure takes about as long as choosing a plural form.
protocol Work<Input, Outcome>: SendableMetatype {
  associatedtype Input
  associatedtype Outcome: WorkOutcome

  mutating func run(_ input: Input) -> Outcome

  /// The text of a result, which is what is checked.
  mutating func text(_ input: Input) -> String
}

extension Work {
  mutating func text(_ input: Input) -> String { run(input).text }
}
