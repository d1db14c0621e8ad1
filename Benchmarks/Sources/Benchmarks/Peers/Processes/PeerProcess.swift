internal import Foundation

/// A peer in another language, which is a script in `Benchmarks/peers`.
struct PeerProcess {
  /// The program that runs the script.
  let interpreter: String
  let script: String
  /// What a sentence calls it.
  let name: String

  static let all = [
    PeerProcess(interpreter: "node", script: "intl.js", name: "node's Intl"),
    PeerProcess(interpreter: "python3", script: "pyicu.py", name: "PyICU"),
  ]

  /// Nil where it is not installed.
  func answer(_ request: PeerRequest) throws -> PeerAnswer? {
    let input = try JSONEncoder().encode(request)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [interpreter, Self.folder + script]
    let (requests, answers) = (Pipe(), Pipe())
    process.standardInput = requests
    process.standardOutput = answers
    try process.run()
    // The script reads all before it writes.
    try? requests.fileHandleForWriting.write(contentsOf: input)
    try? requests.fileHandleForWriting.close()
    let output = answers.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    switch process.terminationStatus {
    case 0: return try JSONDecoder().decode(PeerAnswer.self, from: output)
    // No interpreter, and none of what the script measures.
    case 127, 3: return nil
    case let status: throw BenchmarkFailure("\(script) fails with exit code \(status)")
    }
  }

  /// Beside the sources that the program was built from.
  private static let folder =
    String(
      #filePath[
        ..<(#filePath.range(of: "/Sources/", options: .backwards)?.lowerBound ?? #filePath.endIndex)
      ]
    ) + "/peers/"
}
