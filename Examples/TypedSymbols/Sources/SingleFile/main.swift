import Numerus

// The texts are part of the program: it runs where nothing else is.
let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 22
for language in ["en", "pl", "ar-EG"] {
  // For a request, whose languages go with its task.
  Localization.withLanguages([language]) {
    print(String(localized: .greeting(name: "Ann")), terminator: ". ")
  }
  // The fast form.
  let localizer = Localizer(preferring: [language], for: LocalizableSymbols.self)
  print(localizer.string(.jobsDone(count)))
}
