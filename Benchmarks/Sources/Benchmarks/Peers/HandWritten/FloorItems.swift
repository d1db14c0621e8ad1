internal import CBenchmarkPeers
internal import Numerus

/// A message with a number in a few lines of C.
@safe
final class FloorItems: Work {
  private let floor: OpaquePointer
  private let scratch = Scratch()

  init(
    _ forms: CountedForms, separator: String, _ rule: (Int) -> PluralCategory
  ) throws(BenchmarkFailure) {
    guard let floor = unsafe bench_floor_open(separator) else {
      throw BenchmarkFailure("the separator is too long")
    }
    unsafe self.floor = floor
    for category in PluralCategory.allCases {
      let form = forms.form(category)
      let result = unsafe bench_floor_set_form(
        floor, Int32(category.rawValue), form.replacing("#", with: ""), form.contains("#") ? 1 : 0)
      guard result == 0 else { throw BenchmarkFailure("a text is too long") }
    }
    for number in 0..<200 {
      unsafe bench_floor_set_category(floor, Int32(number), Int32(rule(number).rawValue))
    }
  }

  deinit { unsafe bench_floor_close(floor) }

  func run(_ number: Int) -> WrittenText {
    unsafe scratch.write { buffer, _ in unsafe bench_floor_write(floor, Int64(number), buffer) }
  }
}
