/// A wrong result.
struct Mismatch {
  let input: String
  let expected: String
  let found: String
}
