/// The input of a message with two numbers.
struct NumberPair {
  let first: Int
  let second: Int
}
