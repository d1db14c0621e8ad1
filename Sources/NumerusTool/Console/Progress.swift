/// Tells a person at a terminal how far the work is, once it takes more than a second.
struct Progress {
  private let console: Console
  private let start = ContinuousClock.now
  private var shown: ContinuousClock.Instant?

  init(_ console: Console) { self.console = console }

  mutating func update(_ text: @autoclosure () -> String) {
    guard console.showsProgress else { return }
    let now = ContinuousClock.now
    guard now - start > .seconds(1), shown.map({ now - $0 > .milliseconds(200) }) ?? true else {
      return
    }
    shown = now
    console.writeDiagnostic("\r\u{1B}[K\(text())")
  }

  /// Clears the line.
  func end() {
    if shown != nil { console.writeDiagnostic("\r\u{1B}[K") }
  }
}
