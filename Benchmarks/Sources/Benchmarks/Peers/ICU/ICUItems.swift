/// `umsg_format` with a number.
struct ICUItems: Work {
  let message: ICUMessage

  func run(_ number: Int) -> String { message.text(number) }
}
