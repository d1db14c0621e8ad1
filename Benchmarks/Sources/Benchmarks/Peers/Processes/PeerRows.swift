/// The rows of peers in processes of their own.
enum PeerRows {
  /// Adds the rows behind those of their groups, and a remark for each peer.
  static func add(to report: inout Report) throws {
    let request = try PeerRequest(report.sampler, titles: Set(report.measurements.map(\.group)))
    guard !request.groups.isEmpty else {
      report.remarks.append("Peers in processes of their own have no such group.")
      return
    }
    for peer in PeerProcess.all {
      guard let answer = try peer.answer(request) else {
        report.remarks.append("\(peer.name) is not installed and was left out.")
        continue
      }
      report.remarks.append("* \(answer.name) ran in a process of its own (\(answer.version)).")
      for row in answer.rows { insert(row, answer.name, into: &report.measurements) }
    }
  }

  private static func insert(
    _ row: PeerAnswer.Row, _ name: String, into measurements: inout [Measurement]
  ) {
    guard let first = measurements.first(where: { $0.group == row.title }),
      let last = measurements.lastIndex(where: { $0.group == row.title })
    else { return }
    let foundation = first.foundationMultiple.map { $0 * first.medianNanoseconds / row.median }
    measurements.insert(
      Measurement(
        group: row.title, candidate: "\(name) *", minimumNanoseconds: row.minimum,
        medianNanoseconds: row.median, ratio: row.median / first.medianNanoseconds,
        icuMultiple: first.icuMultiple.map { $0 * first.medianNanoseconds / row.median },
        foundationMultiple: foundation),
      at: last + 1)
  }
}
