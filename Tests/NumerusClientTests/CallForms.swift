// Every form of call, as it is written for Foundation on Apple's platforms. There, the import of Numerus
// falls away.
import Foundation

#if !canImport(Darwin)
  import Numerus
#endif

struct Flavour: CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource {
    LocalizedStringResource("Vanilla", table: "Shop", bundle: #bundle)
  }
}

/// The calls by what they should give in English.
enum CallForms {
  static func texts(count: Int, name: String) -> [(form: String, text: String, english: String)] {
    let key = "Welcome"
    let locale = Locale(identifier: "de_DE")
    let url = Bundle.module.bundleURL
    var options = String.LocalizationOptions()
    options.replacements = [12]
    let resource = LocalizedStringResource("\(count) items", bundle: .module)
    let date = Date(timeIntervalSince1970: 0)
    return [
      ("literal", String(localized: "Welcome", bundle: .module), "Welcome"),
      ("#bundle", String(localized: "Welcome", bundle: #bundle), "Welcome"),
      ("comment", String(localized: "Welcome", bundle: .module, comment: "Greets"), "Welcome"),
      ("main", String(localized: "Welcome"), "Welcome"),
      ("interpolation", String(localized: "\(count) items", bundle: .module), "\(count) items"),
      (
        "locale", String(localized: "\(1234) items", bundle: .module, locale: locale), "1.234 items"
      ),
      (
        "all",
        String(
          localized: "\(1234) items", table: "Localizable", bundle: .module, locale: .current,
          comment: "Counts"), "1,234 items"
      ),
      (
        "key", String(localized: "item-count", defaultValue: "\(count) pieces", bundle: .module),
        "\(count) items"
      ),
      (
        "key, all",
        String(
          localized: "cart", defaultValue: "\(1234)", table: "Shop", bundle: .module,
          locale: locale, comment: "Cart"), "1.234 things in the cart"
      ),
      (
        "default value", String(localized: "none", defaultValue: "\(count) left", bundle: .module),
        "\(count) left"
      ),
      (
        "options",
        String(
          localized: "Position in queue: \(placeholder: .int).", options: options,
          bundle: .module), "Position in queue: 12."
      ),
      (
        "options, key",
        String(
          localized: "cart", defaultValue: "\(placeholder: .int)", options: options,
          table: "Shop", bundle: .module, locale: locale, comment: ""), "12 things in the cart"
      ),
      ("resource", String(localized: resource), "\(count) items"),
      (
        "resource, options",
        String(
          localized: LocalizedStringResource(
            "Position in queue: \(placeholder: .int).", bundle: #bundle), options: options),
        "Position in queue: 12."
      ),
      (
        "run-time key", String(localized: String.LocalizationValue(key), bundle: .module),
        "Welcome"
      ),
      (
        "percent", String(localized: "\(count) is 100% sure", bundle: .module),
        "\(count) is 100% sure"
      ),
      ("percent alone", String(localized: "100% sure", bundle: .module), "100% sure"),
      (
        "specifier", String(localized: "Weight: \(1.25, specifier: "%.1f") kg", bundle: .module),
        "Weight: 1.2 kg"
      ),
      (
        "CGFloat",
        String(
          localized: "Weight: \(CGFloat(1.5), specifier: "%.1f") kg", bundle: .module),
        "Weight: 1.5 kg"
      ),
      (
        "format",
        String(
          localized: "Price: \(9.5, format: .currency(code: "EUR"))", bundle: .module),
        "Price: €9.50"
      ),
      (
        "format, locale of its own",
        String(
          localized: "Price: \(0.5, format: .percent.locale(locale))", bundle: .module),
        "Price: 50\u{A0}%"
      ),
      (
        "date",
        String(
          localized: "Price: \(date, format: .iso8601.year())", bundle: .module), "Price: 1970"
      ),
      ("name", String(localized: "Collection: \(name)", bundle: .module), "Collection: \(name)"),
      (
        "substring", String(localized: "Collection: \(name.dropFirst())", bundle: .module),
        "Collection: \(name.dropFirst())"
      ),
      (
        "convertible", String(localized: "Collection: \(Flavour())", bundle: .module),
        "Collection: Vanilla"
      ),
      (
        "nested", String(localized: "Collection: \(resource)", bundle: .module),
        "Collection: \(count) items"
      ),
      (
        "at URL",
        String(
          localized: LocalizedStringResource(
            "cart", defaultValue: "\(count)", table: "Shop", locale: locale, bundle: .atURL(url),
            comment: "Cart")), "\(count) things in the cart"
      ),
      (
        "for class",
        String(
          localized: LocalizedStringResource("Hello", bundle: .forClass(Owner.self))), "Hello"
      ),
      (
        "main resource",
        String(
          localized: LocalizedStringResource("Hello \(name)", table: nil, bundle: .main)),
        "Hello \(name)"
      ),
      ("literal resource", String(localized: Self.title), "Untitled"),
      ("interpolated resource", String(localized: Self.title(count)), "\(count) untitled"),
    ]
  }

  static let title: LocalizedStringResource = "Untitled"
  static func title(_ count: Int) -> LocalizedStringResource { "\(count) untitled" }
}

final class Owner {}
