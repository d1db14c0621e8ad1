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
      // The languages that the process was started for are those of some texts that are checked.
      unsafe setenv("LANGUAGE", "en", 1)
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
    if let folder = options.catalogs {
      try WrittenCatalogs.write(to: folder)
      return
    }
    let setUp = try BenchmarkSetUp()
    defer { setUp.files.remove() }
    if options.wantsScale {
      let scale = Scale(setUp: setUp, isQuick: options.isQuick)
      try printTables(of: chosen(scale.parts, options.filter, title: \.title), options.format)
      return
    }
    let all = try AllGroups.make(setUp)
    let groups = try chosen(all, options.filter, title: \.title)
    if let passes = options.countedPasses {
      CountedRun(passes: passes).run(groups)
      return
    }
    for group in groups { try group.check() }
    var sampler = Sampler()
    if options.isQuick {
      sampler.sampleCount = 3
      sampler.sampleDuration = .milliseconds(1)
    }
    var report = Report(sampler: sampler, measurements: [])
    for group in groups { report.measurements += try sampler.measure(group) }
    if options.wantsPeers { try PeerRows.add(to: &report) }
    if let path = options.instructions {
      let counts = try InstructionCounts(contentsOf: path)
      for index in report.measurements.indices {
        report.measurements[index].instructions = counts.count(of: report.measurements[index])
      }
    }
    print(try report.text(options.format))
  }

  private static func printTables(of parts: [Scale.Part], _ format: ReportFormat) throws {
    guard format != .json else {
      print(try ScaleReport(tables: parts.map { try $0.make() }).text(.json))
      return
    }
    // Each takes its time, and those that are made are no longer lost.
    for part in parts {
      print(try ScaleReport(tables: [part.make()]).text(format), terminator: "\n\n")
      fflush(nil)
    }
  }

  /// The parts of the benchmark whose titles have a text.
  private static func chosen<Part>(
    _ parts: [Part], _ filter: String?, title: (Part) -> String
  ) throws(UsageError) -> [Part] {
    let chosen = parts.filter { part in filter.map { title(part).contains($0) } ?? true }
    guard !chosen.isEmpty else {
      let titles = parts.map { "  \(title($0))" }.joined(separator: "\n")
      throw UsageError("no title has \"\(filter ?? "")\" in it; there are\n\(titles)\n")
    }
    return chosen
  }

  private static func complain(_ message: String) {
    FileHandle.standardError.write(Data("error: \(message)\n".utf8))
  }
}
