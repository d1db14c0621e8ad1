internal import NumerusFormat
internal import NumerusMessages
internal import NumerusPlurals

/// What a program has to know of an entry that it wants the text of.
package struct CatalogMessage: Sendable {
  /// A piece of a text.
  package enum Piece: Hashable, Sendable {
    case text(String)
    /// An argument, by its number from 0.
    case argument(Int)
  }

  package var entry: StringCatalog.Entry
  /// What the entry has in the source language; nil where the key is the source text.
  package var source: StringCatalog.Localization?
  /// Where its arguments are used: in the source language, the key, then the other languages.
  package var uses: [CatalogArgumentUse]
  /// The source text, with the form that serves most numbers where it has several.
  package var sourceText: [Piece]
}

extension StringCatalog {
  /// What programs have to know of each entry, in the order in which they are compiled.
  ///
  /// - Complexity: O(*n*) in the size of the catalog.
  package func messages() -> [CatalogMessage] {
    let categories = LanguageCategoryCache()
    var budget = ExpansionBudget()
    return entries.map { entry in
      var compiler = EntryCompiler(
        entry: entry, sourceLanguage: sourceLanguage,
        readsUntypedArguments: hasUntypedArguments, budget: budget, categories: categories)
      let message = compiler.message()
      budget = compiler.budget
      return message
    }
  }
}

extension EntryCompiler {
  /// The entry's source text, and where it uses arguments.
  mutating func message() -> CatalogMessage {
    var text = MessageText(readsUntypedArguments: readsUntypedArguments)
    let keyParts = text.parts(of: GrammarMarkup.removed(from: entry.key).text)
    let keyUses = keyParts.flatMap { part -> [CatalogArgumentUse] in
      guard case .argument(let reference) = part else { return [] }
      return reference.uses(language: nil, location: entry.location)
    }
    let source = sourceLocalization
    let (sourceParts, sourceUses) = source.map { uses(in: $0) } ?? (nil, [])
    // Most texts are nothing but that, and use no arguments.
    let others = entry.localizations.filter {
      entry.shouldTranslate && $0.language != source?.language
        && !Self.isNoLanguage($0.language) && !Self.isPlain($0)
    }
    let allUses = sourceUses + keyUses + others.flatMap { uses(in: $0).uses }
    // Without arguments, a text is shown as it is.
    let percent = allUses.isEmpty ? "%%" : "%"
    return CatalogMessage(
      entry: entry, source: source, uses: allUses,
      sourceText: MessagePart.pieces(of: sourceParts ?? keyParts, percent: percent))
  }
}

extension EntryCompiler {
  /// Whether a localization is a text without arguments and markup.
  private static func isPlain(_ localization: StringCatalog.Localization) -> Bool {
    guard localization.content.variations.isEmpty, let unit = localization.content.stringUnit else {
      return false
    }
    return MessageText.isPlain(unit.value)
  }
}

extension MessagePart {
  /// The pieces of the text that serves most numbers and devices.
  fileprivate static func pieces(
    of parts: [MessagePart], percent: String
  ) -> [CatalogMessage.Piece] {
    parts.flatMap { part -> [CatalogMessage.Piece] in
      switch part {
      case .text(let text): [.text(text)]
      case .percent: [.text(percent)]
      case .argument(let reference): [.argument(reference.number)]
      case .plural(_, let forms):
        pieces(of: forms[.other] ?? forms.max { $0.key < $1.key }?.value ?? [], percent: percent)
      case .device(let texts):
        pieces(
          of: CatalogDevice.other.fallbacks.lazy.compactMap { texts[$0] }.first ?? [],
          percent: percent)
      case .width(let texts):
        pieces(of: texts.max { $0.key < $1.key }?.value ?? [], percent: percent)
      }
    }
  }
}
