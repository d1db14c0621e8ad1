internal import Foundation

/// The program, from its arguments to its exit code.
enum Command {
  static func run(_ arguments: [String]) -> Int32 {
    do {
      let options = try Options(arguments)
      if options.wantsHelp {
        print(Options.help, terminator: "")
        return 0
      }
      try run(options)
      return 0
    } catch let error as UsageError {
      complain("\(error.message)\n\(Options.help)")
      return 2
    } catch let failure as BenchmarkFailure {
      complain(failure.message)
      return 1
    } catch {
      complain("\(error)")
      return 1
    }
  }

  private static func run(_ options: Options) throws {
    let all = try AllGroups.make()
    let groups = all.filter { group in options.filter.map { group.title.contains($0) } ?? true }
    guard !groups.isEmpty else {
      let titles = all.map { "  \($0.title)" }.joined(separator: "\n")
      throw UsageError(
        "no group has \"\(options.filter ?? "")\" in its title; there are\n\(titles)\n")
    }
    for group in groups { try group.check() }
    var sampler = Sampler()
    if options.isQuick {
      sampler.sampleCount = 3
      sampler.sampleDuration = .milliseconds(1)
    }
    var measurements: [Measurement] = []
    for group in groups { measurements += try sampler.measure(group) }
    print(try Report(sampler: sampler, measurements: measurements).text(options.format))
  }

  private static func complain(_ message: String) {
    FileHandle.standardError.write(Data("error: \(message)\n".utf8))
  }
}
