/// `umsg_format` with two numbers.
struct ICUPhotos: Work {
  let message: ICUMessage

  func run(_ pair: NumberPair) -> String { message.text(pair) }
}
