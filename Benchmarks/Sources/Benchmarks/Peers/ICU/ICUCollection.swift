/// `umsg_format` with a text.
struct ICUCollection: Work {
  let message: ICUMessage

  func run(_ name: String) -> String { message.text(name) }
}
