internal import Numerus

/// `numerus fmt`: catalogs in Xcode's form.
struct FmtCommand: Command {
  var name: String { "fmt" }
  var summary: String { "rewrite catalogs in Xcode's form, or tell which are not in it" }

  var options: [CommandOption] {
    [
      CommandOption(
        name: "--check", value: nil,
        help: "change nothing; print the files that are not in form, and end with 1 for them"),
      CommandOption(
        name: "--sort", value: nil,
        help: "put the entries in Xcode's order too; Xcode leaves those that are there in place"),
    ]
  }

  var help: String {
    """
    Rewrites String Catalogs as Xcode would: two spaces, a space before colons, keys in Xcode's order,
    but for the entries, which stay where they are. What a file has beyond what is known here stays in
    it. A file that is in form is not touched.

    Usage: numerus fmt [--check] [--sort] CATALOG…

    \(optionList)

    A catalog that a script or a merge has left in another form:
      numerus fmt Localizable.xcstrings

    All catalogs of a project, in a check before a merge:
      git ls-files -z '*.xcstrings' | xargs -0 numerus fmt --check

    Each file is written whole or not at all: a command that is ended leaves the old file or the new
    one. Exit codes: 0, or 1 where --check finds a file that is not in form, or 2 where the command
    line is wrong or a file can't be read or written; the others are still done.

    """
  }

  func run(_ options: ParsedOptions, _ console: Console) throws(UsageError) -> Int32 {
    guard !options.operands.isEmpty else { throw UsageError("name a catalog to rewrite") }
    let isCheck = options.last("--check") != nil
    var code: Int32 = 0
    for path in options.operands {
      do throws(CatalogError) {
        try StringCatalog.checkIsSource(path)
        let bytes = try FileBytes.read(path)
        let formatted = try StringCatalog(xcstrings: bytes, path: path).canonical(
          sortingEntries: options.last("--sort") != nil)
        guard formatted != bytes else { continue }
        if isCheck {
          console.write(Escaping.controls(path) + "\n")
          code = max(code, 1)
        } else {
          try FileReplacement.write(formatted, toFile: path)
        }
      } catch {
        console.report(Diagnostic(error))
        code = 2
      }
    }
    return code
  }
}
