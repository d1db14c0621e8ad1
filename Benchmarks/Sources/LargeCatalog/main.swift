internal import Foundation
internal import Numerus

// Reads, compiles, edits and writes the catalog that is named, and tells the times and the most memory
// that it took. `Benchmarks/large-catalog` runs it beside another reader.

let arguments = CommandLine.arguments
guard arguments.count == 2 else {
  print("name a catalog")
  exit(2)
}

let clock = ContinuousClock()
var start = clock.now

/// Prints what was done since the last call.
func tell(_ work: String) {
  let seconds = start.duration(to: clock.now) / .seconds(1)
  print("\(work): \(String(format: "%.3f", seconds)) s")
  start = clock.now
}

do {
  var catalog = try StringCatalog(contentsOfFile: arguments[1])
  tell("read")
  let compiled = catalog.compiled().catalog
  tell("compiled")
  var usage = rusage()
  // The process itself is 0.
  _ = unsafe getrusage(0, &usage)
  print("most memory so far: \(usage.ru_maxrss / 1024) MiB")

  start = clock.now
  let key = catalog.entries[catalog.count / 2].key
  let language = compiled.languages.last ?? "en"
  tell("\(catalog.count) entries listed")
  catalog.setValue("changed", forKey: key, language: language)
  catalog.setValue("new", forKey: key + " new", language: language)
  let bytes = catalog.serialized()
  tell("one value changed, one key added, written")
  let read = try StringCatalog(xcstrings: bytes)
  guard read.value(forKey: key, language: language) == "changed", read.count == catalog.count + 1
  else { fatalError("what was written is not what was edited") }
  start = clock.now
  _ = catalog.canonical()
  tell("written in Xcode's form")
} catch {
  print(error)
  exit(1)
}
