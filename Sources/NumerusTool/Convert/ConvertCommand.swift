internal import Numerus

/// `numerus convert`: texts from one kind of file into another.
struct ConvertCommand: Command {
  var name: String { "convert" }
  var summary: String { "turn strings, stringsdict and catalog files into one another" }

  var options: [CommandOption] {
    [
      CommandOption(
        name: "--to", value: "KIND",
        help: "\(ConvertTarget.allCases.map(\.rawValue).joined(separator: ", ")); strings has a\n"
          + "stringsdict beside it for texts that vary"),
      CommandOption(name: "-o", value: "OUT", help: "the file or folder to write"),
      CommandOption(
        name: "--table", value: "NAME", help: "only this table; may be given several times"),
      CommandOption(name: "--language", value: "L,…", help: "only the texts of these languages"),
      CommandOption(
        name: "--source-language", value: "L",
        help: "the language of Base.lproj, and of files that are in no lproj folder"),
      CommandOption(name: "--lossy", value: nil, help: "convert what the target can't say as well"),
      CommandOption(
        name: "--force", value: nil, help: "write over files that are there already"),
      CommandOption(
        name: "--format", value: "F",
        help: "how to tell what is lost: text, on standard error, or json, on standard\n"
          + "output"),
    ]
  }

  var help: String {
    """
    Converts texts from one kind of file into another, whole tables at once: xx.lproj folders into a
    String Catalog, a catalog into folders, either into JSON for other programs.

    Usage: numerus convert IN… --to xcstrings|strings|stringsdict|json -o OUT [OPTION…]

    \(optionList)

    The folders of a target into one catalog:
      numerus convert Sources/App/Resources --to xcstrings -o Localizable.xcstrings

    A catalog into xx.lproj folders with .strings and .stringsdict:
      numerus convert Localizable.xcstrings --to strings -o Resources

    One file into another of its language:
      numerus convert pl.lproj/Localizable.strings --to stringsdict -o Localizable.stringsdict

    JSON of language, key and text, with plural forms under "plural":
      numerus convert Resources --to json -o texts.json --lossy

    OUT is a file if its name ends with KIND, else a folder: of xx.lproj folders, or with a file for
    each table. What the target can't say is told with its place, and nothing is written then, unless
    --lossy is given. A new OUT is there as a whole or not at all. OUT must not be there yet, unless
    --force is given: that replaces the files of the same names, each whole or not at all, and leaves
    others.

    Exit codes: 0, or 1 where something would be lost or an entry has an error, or 2 where the command
    line is wrong, an input can't be read or OUT can't be written.

    """
  }

  func run(_ options: ParsedOptions, _ console: Console) throws(UsageError) -> Int32 {
    let request = try ConvertRequest(options)
    var converter = Converter(request, console)
    return try converter.run()
  }
}
