internal import Foundation

// Regenerates the table of plural rules:
//
//   swift run NumerusPluralsGenerator Data/PluralRules \
//     Sources/NumerusPlurals/Generated/GeneratedPluralRules.swift
//
// The file is written only where its text changes.

let arguments = CommandLine.arguments
guard arguments.count == 3 else {
  FileHandle.standardError.write(Data("usage: NumerusPluralsGenerator FOLDER FILE\n".utf8))
  exit(2)
}
do {
  func read(_ name: String) throws -> (text: String, path: String) {
    let path = arguments[1] + "/" + name
    return (try String(contentsOfFile: path, encoding: .utf8), path)
  }
  let rules = try read("rules.txt")
  let ranges = try read("ranges.txt")
  let locales = try read("locales.txt")
  let source = try GeneratedSource(
    rules: PluralRulesFile(rules.text, name: rules.path),
    ranges: RangesFile(ranges.text, name: ranges.path),
    locales: LocalesFile(locales.text, name: locales.path))
  let current = try? String(contentsOfFile: arguments[2], encoding: .utf8)
  if current != source.text {
    try source.text.write(toFile: arguments[2], atomically: true, encoding: .utf8)
  }
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
