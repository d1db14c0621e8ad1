/// A fault in the data, with its place.
struct GeneratorError: Error, CustomStringConvertible {
  /// The file, the line and the column; nil for a fault of the data as a whole.
  var place: String?
  var message: String

  init(file: String, line: Int, column: Int, message: String) {
    place = "\(file):\(line):\(column)"
    self.message = message
  }

  init(message: String) { self.message = message }

  var description: String { (place.map { "\($0): " } ?? "") + "error: \(message)" }
}
