internal import Numerus
internal import NumerusSymbols

/// `numerus compile`: catalogs in the form that programs open fastest.
struct CompileCommand: Command {
  var name: String { "compile" }
  var summary: String { "compile catalogs into files that programs open without reading texts" }

  var options: [CommandOption] {
    [
      CommandOption(name: "-o", value: "OUT", help: "the file or folder to write"),
      CommandOption(
        name: "--table", value: "NAME", help: "only this table; may be given several times"),
      CommandOption(
        name: "--language", value: "L,…",
        help: "only the texts of these languages and of the source language"),
      CommandOption(
        name: "--source-language", value: "L",
        help: "the language of Base.lproj, and of files that are in no lproj folder"),
      CommandOption(
        name: "--severity", value: "S=O,…",
        help: "what becomes of findings: error=warning,warning=off. Notes are off\n"
          + "without it"),
      CommandOption(
        name: "--format", value: "F",
        help: "how to tell what was written: text, or json for other programs"),
      CommandOption(name: "--quiet", value: nil, help: "tell nothing but findings"),
    ]
  }

  var help: String {
    """
    Compiles String Catalogs, or tables of .strings and .stringsdict files, into files that a program
    opens without reading texts. They stand for what they were made from: in a bundle, and wherever a
    path of a catalog is asked for.

    Usage: numerus compile CATALOG|FOLDER… -o OUT [OPTION…]

    \(optionList)

    A catalog:
      numerus compile Localizable.xcstrings -o Localizable.numerus

    The tables of a target, a file each, into the folder of its resources:
      numerus compile Sources/App -o App_App.resources

    Only what a service in two languages needs:
      numerus compile Localizable.xcstrings --language pl,de -o Localizable.numerus

    OUT is a file if its name ends with .\(CompiledFile.ending), else a folder with a file for each table.
    The same texts give the same bytes everywhere. A file is put in place of an older one by a rename,
    whole or not at all, and only where it differs, so that a program that is running may have it open.
    A \(SymbolOptions.fileName) beside a catalog has severities too.

    Exit codes: 0, or 1 where a catalog has an error, for which nothing is written, or 2 where the
    command line is wrong, an input can't be read or OUT can't be written.

    """
  }

  func run(_ options: ParsedOptions, _ console: Console) throws(UsageError) -> Int32 {
    var compiler = CatalogFileCompiler(try CompileRequest(options), console)
    return try compiler.run()
  }
}
