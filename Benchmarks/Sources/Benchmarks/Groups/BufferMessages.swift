internal import Numerus

/// A message with a number as UTF-8 where the caller wants it.
struct BufferMessages {
  let setUp: BenchmarkSetUp

  func groups() throws(BenchmarkFailure) -> [BenchmarkGroup] {
    [
      try group(.english, separator: ",", EnglishRule.category),
      try group(.russian, separator: "\u{A0}", RussianRule.category),
      try group(.arabic, separator: ",", ArabicRule.category),
    ]
  }

  private func group(
    _ language: MessageLanguage, separator: String, _ rule: (Int) -> PluralCategory
  ) throws(BenchmarkFailure) -> BenchmarkGroup {
    typealias Message = ItemsMessage
    let numbers = BenchmarkInputs.numbers
    let forms = try language.forms(BenchmarkTexts.items)
    let rules = try ICUPluralSelection(locale: language.icuLocale)
    func plain(_ number: Int) -> String { forms.text(number, .plain, by: rules) }
    func localized(_ number: Int) -> String { forms.text(number, language.digits, by: rules) }
    let message = try ICUMessage(locale: language.icuLocale, pattern: forms.pattern())
    let localizer = language.localizer(setUp.catalog)
    func candidate(_ name: String, _ work: some Work<Int, some WorkOutcome>) -> Candidate {
      Candidate(name, work, numbers, expected: localized)
    }
    var candidates = [
      candidate(.floor, try FloorItems(forms, separator: separator, rule)),
      candidate("Numerus symbol, raw buffer", SymbolBuffer<Message>(localizer: localizer)),
      candidate("Numerus literal, raw buffer", LiteralBuffer<Message>(localizer: localizer)),
      candidate("Numerus symbol, OutputSpan", SymbolSpan<Message>(localizer: localizer)),
      candidate("Numerus literal, OutputSpan", LiteralSpan<Message>(localizer: localizer)),
      candidate("Numerus symbol, [UInt8]", SymbolArray<Message>(localizer: localizer)),
      candidate("Numerus literal, [UInt8]", LiteralArray<Message>(localizer: localizer)),
      candidate("Numerus symbol, TextOutputStream", SymbolStream<Message>(localizer: localizer)),
      candidate("Numerus literal, TextOutputStream", LiteralStream<Message>(localizer: localizer)),
      candidate("ICU umsg_format, u_strToUTF8", ICUItemsBuffer(message: message)),
    ]
    if let calls = setUp.gettext("Buffer", forms, language) {
      candidates.append(
        Candidate(.gettext, GettextItemsBuffer(calls: calls), numbers, expected: plain))
    }
    return BenchmarkGroup(
      title: "int message into a buffer, \(language.title)", candidates: candidates)
  }
}
