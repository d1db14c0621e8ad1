internal import NumerusMessages

/// What is to become of a JSON value.
indirect enum JSONEdit {
  case remove
  case text(String)
  case number(Int)
  case bool(Bool)
  case texts([String])
  /// Some members of an object change, and the others stay. Where there is no object, one is made.
  ///
  /// With `dropsEmpty`, an object that has no members any more goes too.
  case members([MemberEdit], dropsEmpty: Bool)
  /// An object in place of whatever is there.
  case fresh([MemberEdit])
  /// As `members`, for a large object whose layout is known: the edits by the places of the members.
  case object(JSONLayout, edits: [Int: JSONEdit], additions: [MemberEdit])
}

/// What is to become of a member of an object.
struct MemberEdit {
  var key: String
  var edit: JSONEdit

  init(_ key: String, _ edit: JSONEdit) {
    self.key = key
    self.edit = edit
  }
}

extension JSONLayout {
  /// The edits of members that are there, by their places, and those that add one.
  ///
  /// - Complexity: O(*n* + *m*) in the counts of members and edits, on average.
  func sorting(_ edits: [MemberEdit]) -> (known: [Int: JSONEdit], additions: [MemberEdit]) {
    var additions = Dictionary(
      edits.map { (ExactText($0.key), $0.edit) }, uniquingKeysWith: { first, _ in first })
    var known: [Int: JSONEdit] = [:]
    for (index, member) in members.enumerated() {
      if let edit = additions.removeValue(forKey: ExactText(member.key)) { known[index] = edit }
    }
    return (known, additions.map { MemberEdit($0.key.text, $0.value) })
  }
}
