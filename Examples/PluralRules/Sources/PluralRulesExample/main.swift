import NumerusPlurals

// Links neither Foundation nor ICU.
let polish = PluralRules(locale: "pl")
print(polish.category(for: 22), try polish.category(for: PluralOperands(parsing: "1.5")))

let english = PluralRules(locale: "en", type: .ordinal)
print(english.category(for: 22), PluralRanges(locale: "fr").category(for: 0...1))

let own = try PluralRules(rules: [.one: "i = 1 and v = 0", .few: "n = 2..4"])
print(own.category(for: 3), own.categories.map(\.keyword).joined(separator: " "))
