internal import Foundation
internal import Numerus
internal import SCGI

/// `CountService SOCKET CATALOG` serves until it is asked to end, and then answers what it has accepted.
@main
enum CountServiceCommand {
  /// How long the last answers may take once the service is asked to end.
  static let patience = Duration.seconds(15)

  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count == 2, let socket = arguments.first, let catalog = arguments.last else {
      report("usage: CountService SOCKET CATALOG")
      exit(64)
    }
    var termination = TerminationSignal()
    do {
      let service = CountService(localizers: RecentLocalizers(try texts(in: catalog)))
      let server = try SCGIServer(path: socket) { service.answer($0) }
      server.start()
      report("listening at \(socket)")
      termination.wait()
      let isComplete = server.stop(within: patience)
      report("answered \(server.answeredCount) requests")
      exit(isComplete ? 0 : 1)
    } catch {
      report("\(error)")
      exit(1)
    }
  }

  /// The catalog, with every text that the service has; it is better not to start than to answer with
  /// keys.
  private static func texts(in path: String) throws -> CompiledCatalog {
    let catalog = try CompiledCatalog(contentsOfFile: path)
    for key in TextKey.allCases {
      guard catalog.contains(key: key.rawValue, language: catalog.sourceLanguage) else {
        throw MissingText(path: path, key: key)
      }
    }
    return catalog
  }

  /// Writes a line to the standard error output; nobody may read it any more.
  private static func report(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data("CountService: \(line)\n".utf8))
  }
}
