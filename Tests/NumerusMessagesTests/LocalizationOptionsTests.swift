import Foundation
import NumerusMessages
import Testing

/// `\(placeholder:)` and its replacements.
@Suite struct LocalizationOptionsTests {
  static let localizer = Localizer(
    CompiledCatalogBuilder(sourceLanguage: "en").build(), language: "en")

  static func options(_ replacements: [any CVarArg]) -> String.LocalizationOptions {
    var options = String.LocalizationOptions()
    options.replacements = replacements
    return options
  }

  /// The example in Apple's documentation of `replacements`.
  @Test func documentedExample() {
    let text = Self.localizer.string(
      "Position in queue: \(placeholder: .int).", options: Self.options([12]))
    #expect(text == "Position in queue: 12.")
    let keyed = Self.localizer.string(
      "queue", defaultValue: "Position: \(placeholder: .int)", options: Self.options([1234]))
    #expect(keyed == "Position: 1,234")
  }

  /// Replacements fill the placeholders between other values, in their order.
  @Test func mixedValues() {
    let value: String.LocalizationValue = "\(1) \(placeholder: .int) \("x") \(placeholder: .object)"
    #expect(value.key == "%lld %lld %@ %@")
    #expect(Self.localizer.string(value, options: Self.options([12, "y"])) == "1 12 x y")
  }

  @Test(
    arguments: [
      ("\(placeholder: .float)", [Float(1.5)], "1.500000"),
      ("\(placeholder: .double, specifier: "%.1f")", [2.25], "2.2"),
      ("\(placeholder: .double, specifier: "%.1f")", [CGFloat(2.25)], "2.2"),
      ("\(placeholder: .uint)", [UInt64.max], "18,446,744,073,709,551,615"),
      ("\(placeholder: .object)", ["Ann"], "Ann"),
    ] as [(String.LocalizationValue, [any CVarArg & Sendable], String)])
  func types(
    value: String.LocalizationValue, replacements: [any CVarArg & Sendable], expected: String
  ) {
    #expect(Self.localizer.string(value, options: Self.options(replacements)) == expected)
  }

  /// 15: what is not filled stays visible and is told; what is left over follows the arguments, for
  /// keys that are known only when the program runs.
  @Test func countsThatDiffer() {
    let collected = IssueCollector()
    let localizer = Localizer(
      Self.localizer.catalog, language: "en", options: .init { collected.append($0) })
    #expect(localizer.string("\(placeholder: .int) of \(3)") == "%lld of 3")
    #expect(collected.kinds == [.missingKey, .missingArgument(1)])
    let key = "Welcome back, %@"
    let text = localizer.string(String.LocalizationValue(key), options: Self.options(["Ann"]))
    #expect(text == "Welcome back, Ann")
    #expect(localizer.string("a", options: String.LocalizationOptions()) == "a")
  }
}
