internal import Foundation
internal import Numerus

/// A message with a number as a new text, in languages with two, four and six forms.
struct IntegerMessages {
  let setUp: BenchmarkSetUp

  func groups() throws(BenchmarkFailure) -> [BenchmarkGroup] {
    let items = BenchmarkTexts.items
    return [
      try group(
        "int message", .english, items, ItemsMessage.self, EnglishItems(), EnglishSum(),
        EnglishRule.self),
      try group(
        "int message", .russian, items, ItemsMessage.self, RussianItems(),
        EnglishSum?.none, RussianRule.self),
      try group(
        "int message", .arabic, items, ItemsMessage.self, ArabicItems(),
        EnglishSum?.none, ArabicRule.self),
      try group(
        "int message", .egyptian, items, ItemsMessage.self, ArabicItems(),
        EnglishSum?.none, ArabicRule.self),
      try group(
        "int message of 15 bytes at most", .english, BenchmarkTexts.shortItems,
        ShortItemsMessage.self, EnglishShortItems(), EnglishShortSum(), EnglishRule.self),
    ]
  }

  private func group<M: MeasuredMessage<Int>, Rule: HandWrittenRule>(
    _ title: String, _ language: MessageLanguage, _ texts: [String: CountedForms], _: M.Type,
    _ handWritten: some Work<Int, String>, _ sum: (some Work<Int, String>)?, _: Rule.Type
  ) throws(BenchmarkFailure) -> BenchmarkGroup {
    let numbers = BenchmarkInputs.numbers
    let forms = try language.forms(texts)
    let rules = try ICUPluralSelection(locale: language.icuLocale)
    func plain(_ number: Int) -> String { forms.text(number, .plain, by: rules) }
    func localized(_ number: Int) -> String { forms.text(number, language.digits, by: rules) }
    let message = try ICUMessage(locale: language.icuLocale, pattern: forms.pattern())
    let locale = Locale(identifier: language.icuLocale)
    var candidates = [Candidate(.handWritten, handWritten, numbers, expected: plain)]
    if let sum { candidates.append(Candidate(.sum, sum, numbers, expected: plain)) }
    candidates += setUp.texts(M.self, language, numbers, expected: localized)
    candidates += [
      Candidate(.icuMessage, ICUItems(message: message), numbers, expected: localized),
      Candidate(.foundation, FoundationItems<Rule>(forms), numbers, expected: plain),
      Candidate(
        .foundationLocale, FoundationItems<Rule>(forms, locale: locale), numbers,
        expected: localized),
    ]
    if let calls = setUp.gettext("\(M.self)", forms, language) {
      candidates.append(
        Candidate(.gettext, GettextItems(calls: calls), numbers, expected: plain))
    }
    return BenchmarkGroup(title: "\(title), \(language.title)", candidates: candidates)
  }
}
