/// A catalog that lacks a text of the service.
struct MissingText: Error, CustomStringConvertible {
  let path: String
  let key: TextKey

  var description: String { "\(path): error: no text for the key “\(key.rawValue)”" }
}
