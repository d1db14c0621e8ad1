internal import Numerus

/// A symbol, by its number.
struct ShelfSymbol: Work {
  let localizer: Localizer

  func run(_ request: ShelfRequest) -> String {
    localizer.string(.shelf(request.place, request.count))
  }
}

/// One of 64 literals.
struct ShelfLiteral: Work {
  let localizer: Localizer

  func run(_ request: ShelfRequest) -> String {
    HotLiterals.string(localizer, request.hotNumber, request.count)
  }
}

/// What literals do, for any key.
struct ShelfLiteralAtRunTime: Work {
  let localizer: Localizer

  func run(_ input: ShelfLiteralRequest) -> String {
    LiteralAtRunTime.string(localizer, input.request.count, input.rest)
  }
}

/// A key that is known when the program runs.
struct ShelfKey: Work {
  let localizer: Localizer

  func run(_ input: ShelfTextRequest) -> String {
    localizer.string(forKey: input.text, arguments: [MessageArgument(input.request.count)])
  }
}

/// A look-up of the key in a dictionary, and nothing more.
struct ShelfDictionary: Work {
  let places: [String: Int]

  func run(_ input: ShelfTextRequest) -> Int { places[input.text] ?? -1 }
}

/// Making a localizer for a language.
struct ShelfLanguage: Work {
  let catalog: CompiledCatalog

  func run(_ language: String) -> String { Localizer(catalog, language: language).language }
}

/// Making a localizer for a request.
struct ShelfHeader: Work {
  let catalog: CompiledCatalog

  func run(_ header: String) -> String { Localizer(catalog, acceptLanguage: header).language }
}
