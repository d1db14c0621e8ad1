internal import NumerusMessages

extension BinaryPropertyList {
  /// - Complexity: O(*n*) in the count of bytes.
  init(_ bytes: [UInt8]) throws(Failure) {
    let table = try BinaryObjectTable(bytes)
    // Objects do not overlap. Were they to, few bytes could hold many long ones.
    var unread = bytes.count
    func header(_ object: Int) throws(Failure) -> BinaryObjectTable.Header {
      let header = try table.header(of: object)
      unread -= header.end - header.start
      guard unread >= 0 else { throw Failure(reason: "its values overlap") }
      return header
    }
    let root = try header(table.root)
    guard root.kind == 0xD else { throw Failure(reason: "it is no dictionary") }
    texts = []
    others = Others()
    let members = try table.references(root)
    var keys: Set<ExactText> = []
    // A text may be the value of many keys.
    var decoded: [Int: String] = [:]
    func text(_ object: Int) throws(Failure) -> String? {
      if let text = decoded[object] { return text }
      guard try table.header(of: object).isText else { return nil }
      let text = table.text(try header(object))
      decoded[object] = text
      return text
    }
    // Where an object is among those that are kept.
    var kept: [Int: Int] = [:]
    var pending: [Int] = []
    func keep(_ object: Int) -> Int {
      if let index = kept[object] { return index }
      kept[object] = pending.count
      pending.append(object)
      return pending.count - 1
    }
    for index in 0..<root.count {
      guard let key = try text(members[index]) else { throw Failure(reason: "a key is no text") }
      guard keys.insert(ExactText(key)).inserted else {
        throw Failure(reason: "it has the key \"\(key)\" twice")
      }
      let object = members[root.count + index]
      if let value = try text(object) {
        texts.append((key, value))
      } else {
        let kindName = try table.header(of: object).kindName
        others.values.append((key, kindName, keep(object)))
      }
    }
    while others.objects.count < pending.count {
      let header = try header(pending[others.objects.count])
      if header.isCollection {
        let members = try table.references(header).map { keep($0) }
        others.objects.append(.collection(header.kind, count: header.count, members: members))
      } else {
        others.objects.append(.leaf(bytes[header.start..<header.end]))
      }
    }
  }
}
