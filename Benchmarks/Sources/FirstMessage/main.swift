internal import Foundation
internal import Numerus

// The first message of a process: opens the catalog that is named, chooses a language, formats and prints.
// `Benchmarks/first-message` takes its time beside that of a program that does nothing.

guard CommandLine.arguments.count == 2 else {
  print("name a catalog")
  exit(2)
}

let path = CommandLine.arguments[1]

do {
  let catalog =
    path.hasSuffix(".xcstrings")
    ? try CompiledCatalog(contentsOfFile: path) : try CompiledCatalog(mappingCompiledFile: path)
  let localizer = Localizer(catalog, acceptLanguage: "ru-RU,ru;q=0.9,en;q=0.8")
  let count = 3
  print(localizer.string("\(count) items in your collection"))
} catch {
  print(error)
  exit(1)
}
