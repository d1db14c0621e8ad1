/// A fault in the data, with its place.
struct GeneratorError: Error, CustomStringConvertible {
  var file: String
  var line: Int
  var column: Int
  var message: String

  var description: String { "\(file):\(line):\(column): error: \(message)" }
}
