/// The input of a message with a number and a text.
struct NamedNumber {
  let number: Int
  let name: String
}
