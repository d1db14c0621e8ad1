/// What a peer in a process of its own answers.
struct PeerAnswer: Decodable {
  struct Row: Decodable {
    let title: String
    let minimum: Double
    let median: Double
  }

  let name: String
  let version: String
  let rows: [Row]
}
