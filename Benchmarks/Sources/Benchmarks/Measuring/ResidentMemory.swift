internal import Foundation

/// What the process has in memory.
enum ResidentMemory {
  /// The bytes of pages that are no file's; nil where the system does not tell (proc(5), `RssAnon`).
  static var anonymousBytes: Int? {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("RssAnon:") }),
      let kilobytes = line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap({
        Int($0)
      })
    else { return nil }
    return kilobytes * 1024
  }
}
