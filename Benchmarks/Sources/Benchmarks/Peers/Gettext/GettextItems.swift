internal import CBenchmarkPeers

/// `dngettext` and `snprintf`. The three texts are handed to C as they are stored, with their NUL.
@safe
final class GettextCalls {
  private let domain: UnsafeMutablePointer<CChar>
  private let one: UnsafeMutablePointer<CChar>
  private let other: UnsafeMutablePointer<CChar>
  private let scratch = Scratch()

  init(_ catalog: GettextCatalog) {
    unsafe domain = Self.stored(catalog.domain)
    unsafe one = Self.stored(catalog.one)
    unsafe other = Self.stored(catalog.other)
  }

  deinit {
    unsafe domain.deallocate()
    unsafe one.deallocate()
    unsafe other.deallocate()
  }

  private static func stored(_ text: String) -> UnsafeMutablePointer<CChar> {
    let bytes = text.utf8CString
    let memory = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
    for (index, byte) in bytes.enumerated() { unsafe (memory + index).initialize(to: byte) }
    return unsafe memory
  }

  func text(_ number: Int) -> String {
    unsafe CBuffer.text {
      unsafe bench_gettext_number(domain, one, other, Int64(number), $0, $1)
    }
  }

  func text(_ input: NamedNumber) -> String {
    unsafe CBuffer.text {
      unsafe bench_gettext_number_text(
        domain, one, other, Int64(input.number), input.name, $0, $1)
    }
  }

  func write(_ number: Int) -> WrittenText {
    unsafe scratch.write {
      unsafe bench_gettext_number(domain, one, other, Int64(number), $0, $1)
    }
  }
}

struct GettextItems: Work {
  let calls: GettextCalls
  func run(_ number: Int) -> String { calls.text(number) }
}

struct GettextNamedItems: Work {
  let calls: GettextCalls
  func run(_ input: NamedNumber) -> String { calls.text(input) }
}

/// Into memory of the caller's.
struct GettextItemsBuffer: Work {
  let calls: GettextCalls
  func run(_ number: Int) -> WrittenText { calls.write(number) }
}
