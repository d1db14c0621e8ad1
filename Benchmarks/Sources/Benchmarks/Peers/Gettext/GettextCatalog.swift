internal import CBenchmarkPeers
internal import Foundation
internal import Numerus

/// A catalog of gettext's with one message, written as a file (GNU gettext manual, "The Format of GNU MO
/// Files") and bound. All are catalogs for English to gettext, whatever language their texts and plural
/// rule are of, so that one process has several languages at a time.
struct GettextCatalog {
  let domain: String
  let one: String
  let other: String

  /// Nil where there is no gettext, or none that translates.
  ///
  /// - Parameter plural: The rule as C has it, and the category of each of its values.
  init?(
    domain: String, _ forms: CountedForms, plural: (rule: String, categories: [PluralCategory]),
    in folder: String
  ) {
    self.domain = domain
    let formats = plural.categories.map { Self.format(forms.form($0)) }
    one = "%lld item of \(domain)"
    other = "%lld items of \(domain)"
    let header = """
      Content-Type: text/plain; charset=UTF-8
      Plural-Forms: nplurals=\(formats.count); plural=\(plural.rule);

      """
    let bytes = Self.file([
      (key: "", text: header),
      (key: "\(one)\0\(other)", text: formats.joined(separator: "\0")),
    ])
    let messages = folder + "/en/LC_MESSAGES"
    do {
      try FileManager.default.createDirectory(
        atPath: messages, withIntermediateDirectories: true)
      try Data(bytes).write(to: URL(filePath: "\(messages)/\(domain).mo"))
    } catch {
      return nil
    }
    guard unsafe bench_gettext_open(folder, domain) != 0 else { return nil }
  }

  private static func format(_ form: String) -> String {
    form.replacing("#", with: "%lld").replacing("@", with: "%s")
  }

  /// - Parameter messages: In the order of their keys' bytes.
  private static func file(_ messages: [(key: String, text: String)]) -> [UInt8] {
    let header = 28
    let tables = 2 * 8 * messages.count
    let keys = messages.map { Array($0.key.utf8) + [0] }
    let texts = messages.map { Array($0.text.utf8) + [0] }
    var words: [UInt32] = [
      0x9504_12DE, 0, UInt32(messages.count), UInt32(header), UInt32(header + tables / 2), 0, 0,
    ]
    var place = header + tables
    for bytes in keys + texts {
      words += [UInt32(bytes.count - 1), UInt32(place)]
      place += bytes.count
    }
    return words.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } }
      + (keys + texts).joined()
  }
}
