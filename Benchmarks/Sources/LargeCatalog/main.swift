internal import Foundation
internal import Numerus

// Reads, compiles, edits and writes the catalog that is named, and tells the times and the most memory
// that it took. `Benchmarks/large-catalog` runs it beside another reader.

let arguments = CommandLine.arguments
guard arguments.count == 2 else {
  print("name a catalog")
  exit(2)
}

var stopwatch = Stopwatch()

do {
  var catalog = try StringCatalog(contentsOfFile: arguments[1])
  stopwatch.tell("read")
  let compiled = catalog.compiled().catalog
  stopwatch.tell("compiled")
  var usage = rusage()
  // The process itself is 0.
  _ = unsafe getrusage(0, &usage)
  print("most memory so far: \(usage.ru_maxrss / 1024) MiB")

  stopwatch.begin()
  let key = catalog.entries[catalog.count / 2].key
  let language = compiled.languages.last ?? "en"
  stopwatch.tell("\(catalog.count) entries listed")
  catalog.setValue("changed", forKey: key, language: language)
  catalog.setValue("new", forKey: key + " new", language: language)
  let bytes = catalog.serialized()
  stopwatch.tell("one value changed, one key added, written")
  let read = try StringCatalog(xcstrings: bytes)
  guard read.value(forKey: key, language: language) == "changed", read.count == catalog.count
  else { fatalError("what was written is not what was edited") }
  stopwatch.begin()
  _ = catalog.canonical()
  stopwatch.tell("written in Xcode's form")
} catch {
  print(error)
  exit(1)
}
