internal import Foundation
internal import Numerus

/// `String(localized:)` from the program's usual table, in the languages in force.
struct LocalizedString<M: MeasuredMessage>: Work {
  func run(_ input: M.Input) -> String { M.localized(input) }
}

/// `String(localized:)` from a table of a bundle, in the languages in force.
struct LocalizedTableString<M: MeasuredMessage>: Work {
  let table = BenchmarkFiles.table
  let bundle: Bundle

  func run(_ input: M.Input) -> String { M.localized(input, table: table, bundle: bundle) }
}
