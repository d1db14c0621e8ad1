internal import NumerusCatalogs

/// Tells symbols apart whose keys have the same words.
///
/// Of the keys with one name, the first in the order of code points keeps it, and the others get a
/// number. The order of the file has no say, so that sorting a catalog renames nothing.
struct ClashResolver {
  private(set) var diagnostics: [CatalogDiagnostic] = []

  mutating func resolved(_ symbols: [MessageSymbol]) -> [MessageSymbol] {
    var resolved = symbols
    let byName = Dictionary(grouping: symbols.indices, by: { symbols[$0].fullName })
    var taken = Set(byName.keys)
    for (name, indices) in byName.sorted(by: { $0.key < $1.key }) where indices.count > 1 {
      let sorted = indices.sorted {
        symbols[$0].key.unicodeScalars.lexicographicallyPrecedes(symbols[$1].key.unicodeScalars)
      }
      for index in sorted.dropFirst() {
        var number = 2
        repeat {
          resolved[index].name = symbols[index].name + "\(number)"
          number += 1
        } while !taken.insert(resolved[index].fullName).inserted
        let first = symbols[sorted[0]]
        let place = first.message.entry.location.map { " at \($0)" } ?? ""
        diagnostics.append(
          CatalogDiagnostic(
            .warning,
            "its symbol is \(resolved[index].fullName), since \(name) is that of the key "
              + "\"\(first.key)\"\(place)",
            key: symbols[index].key, location: symbols[index].message.entry.location))
      }
    }
    return resolved
  }
}
