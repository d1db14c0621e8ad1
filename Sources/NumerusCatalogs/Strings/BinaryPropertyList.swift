/// A binary property list whose root is a dictionary, of texts above all.
///
/// Foundation's reader copies a value as often as others refer to it, without a bound: some hundred
/// bytes can keep it busy for good. This one looks at each object once.
struct BinaryPropertyList {
  static let signature = Array("bplist00".utf8)

  /// Why bytes are no such list.
  struct Failure: Error {
    var reason: String
  }

  /// The texts in the order of the file.
  var texts: [(key: String, value: String)]
  var others: Others

  /// The values that are no texts, with all they refer to, to be written again.
  struct Others: Sendable {
    var values: [(key: String, kindName: String, object: Int)] = []
    var objects: [Object] = []
  }

  /// An object that is only passed on.
  enum Object: Sendable {
    /// The bytes as they are.
    case leaf(ArraySlice<UInt8>)
    /// An array, a set or a dictionary: the upper half of its marker, how many it holds, and which
    /// objects.
    case collection(UInt8, count: Int, members: [Int])
  }
}
