/// An option of a command.
struct CommandOption {
  /// The name with its dashes: `--locale`.
  var name: String
  /// What stands for its value in the help: `L,…`; nil for an option without a value.
  var value: String?
  var help: String
}
