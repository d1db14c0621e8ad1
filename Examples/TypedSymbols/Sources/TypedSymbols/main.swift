import Foundation
import Numerus

// As on Apple's platforms, for the reader whose request this is.
for language in ["en", "pl", "de"] {
  Localization.withLanguages([language]) {
    print(String(localized: .appName), String(localized: .greeting(name: "Ann")), separator: ": ")
    print(String(localized: .inboxUnread(0)), String(localized: .inboxUnread(22)), separator: ", ")
    print(String(localized: .Shop.basketTotal(amount: 1234.5, currency: "EUR")))
  }
}

// The fast form: the localizer of a request, and messages by their symbols.
let localizer = Localizer(preferring: ["pl"], for: LocalizableSymbols.self)
print(localizer.string(.inboxUnread(5)))
print(localizer.string(.cancel), localizer.string(.default))
print(localizer.string(._3WishesLeft))
print(localizer.string(.Shop.basketContents(items: 3, "Ann")))
print(localizer.string(.Shop.inStock(12)))
print(localizer.string(.Mail.mailSubject("A-17")))
print(localizer.string(.Mail.mailParcels(parcels: 2)))

// A symbol is a value: it can be sent, kept, and looked up later.
let title: LocalizedStringResource = .Shop.basketContents(items: 1, "Eva")
print(title.key, String(localized: title))
