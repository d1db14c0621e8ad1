/// `umsg_format` with a number.
struct ICUItems: Work {
  let message: ICUMessage

  func run(_ number: Int) -> String { message.text(number) }
}

/// `umsg_format` with a number, as UTF-8 in memory of the caller's.
struct ICUItemsBuffer: Work {
  let message: ICUMessage
  private let scratch = Scratch()

  init(message: ICUMessage) { self.message = message }

  func run(_ number: Int) -> WrittenText { message.write(number, to: scratch) }
}

/// `umsg_format` with a number and a text.
struct ICUNamedItems: Work {
  let message: ICUMessage

  func run(_ input: NamedNumber) -> String { message.text(input) }
}
