internal import NumerusMessages

/// Follows the markers of one rule.
struct StringsDictReferences {
  struct Finding {
    var severity: CatalogDiagnostic.Severity
    var path: [String]
    var message: String
    var location: CatalogLocation?
  }

  private let texts: [(path: [String], text: StringsDictFile.Text)]
  private let variables: [StringsDictFile.Variable]
  private var numbers: [ExactText: Int] = [:]
  /// The variables that each variable's forms have markers for.
  private var uses: [[Int]]
  private(set) var findings: [Finding] = []

  init(rule: StringsDictFile.Rule) {
    texts = rule.texts
    variables = rule.variables
    uses = variables.map { _ in [] }
    for (number, variable) in variables.enumerated() { numbers[ExactText(variable.name)] = number }
  }

  mutating func check() {
    var isUsed = variables.map { _ in false }
    for (path, text) in texts {
      for name in StringsDictFile.markers(in: text.value) {
        guard let target = numbers[ExactText(name)] else {
          add(.error, path, "there is no variable \"\(name)\"", text.location)
          continue
        }
        isUsed[target] = true
        // A path of a format is one key long, that of a form two.
        if path.count > 1, let user = numbers[ExactText(path[0])] { uses[user].append(target) }
      }
    }
    for (variable, isUsed) in zip(variables, isUsed) where !isUsed {
      add(.note, [variable.name], "no text uses the variable", variable.location)
    }
    for number in cyclic() {
      add(
        .error, [variables[number].name], "the variable contains itself", variables[number].location
      )
    }
  }

  /// The variables at which a circle closes, found without recursion: a file may have many.
  private func cyclic() -> [Int] {
    enum State { case new, open, done }
    var states = variables.map { _ in State.new }
    var closes = variables.map { _ in false }
    for start in variables.indices where states[start] == .new {
      var stack = [(number: start, next: 0)]
      states[start] = .open
      while let (number, next) = stack.last {
        guard next < uses[number].count else {
          states[number] = .done
          stack.removeLast()
          continue
        }
        stack[stack.count - 1].next += 1
        let target = uses[number][next]
        switch states[target] {
        case .new:
          states[target] = .open
          stack.append((target, 0))
        case .open: closes[target] = true
        case .done: break
        }
      }
    }
    return variables.indices.filter { closes[$0] }
  }

  private mutating func add(
    _ severity: CatalogDiagnostic.Severity, _ path: [String], _ message: String,
    _ location: CatalogLocation?
  ) {
    findings.append(Finding(severity: severity, path: path, message: message, location: location))
  }
}
