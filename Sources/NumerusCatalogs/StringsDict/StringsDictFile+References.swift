internal import NumerusFormat

extension StringsDictFile {
  /// What is wrong between markers and variables: a marker without a variable, variables that hold
  /// one another in a circle, and, as a note, one that no text uses.
  ///
  /// Compiling a catalog made of the file tells of them as well; of an unused variable only where the
  /// texts have no error.
  ///
  /// - Complexity: O(*n*) in the size of the file, on average.
  package var referenceDiagnostics: [CatalogDiagnostic] {
    entries.flatMap { Self.references(in: $0.content, key: $0.name, path: []) }
  }

  private static func references(
    in content: Content, key: String, path: [String]
  ) -> [CatalogDiagnostic] {
    switch content {
    case .unknown: return []
    case .text(let text):
      return markers(in: text.value).map { name in
        CatalogDiagnostic(
          .error, prefix(path) + "there is no variable \"\(name)\"", key: key,
          location: text.location)
      }
    case .rule(let rule):
      var references = StringsDictReferences(rule: rule)
      references.check()
      let found = references.findings.map { finding in
        CatalogDiagnostic(
          finding.severity, prefix(path + finding.path) + finding.message, key: key,
          location: finding.location)
      }
      return found
        + rule.members.flatMap { member -> [CatalogDiagnostic] in
          switch member {
          case .widths(let entries): choices(entries, key, path + [StringsDictKey.widths])
          case .devices(let entries): choices(entries, key, path + [StringsDictKey.devices])
          case .format, .variable, .unknown: []
          }
        }
    }
  }

  private static func choices(
    _ entries: [Entry], _ key: String, _ path: [String]
  ) -> [CatalogDiagnostic] {
    entries.flatMap { references(in: $0.content, key: key, path: path + [$0.name]) }
  }

  private static func prefix(_ path: [String]) -> String {
    path.isEmpty ? "" : path.joined(separator: ".") + ": "
  }

  /// The names that markers in a text have, those that lack a dollar sign too.
  static func markers(in text: String) -> [String] {
    FormatString(StringsDictMarker.rewritten(text)).segments.compactMap { segment in
      if case .substitution(let name, _, _) = segment { name } else { nil }
    }
  }
}
