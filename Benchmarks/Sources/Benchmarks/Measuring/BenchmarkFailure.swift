/// Why the benchmark's numbers would mean nothing.
struct BenchmarkFailure: Error {
  let message: String

  init(_ message: String) { self.message = message }
}
