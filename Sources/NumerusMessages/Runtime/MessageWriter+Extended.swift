internal import NumerusFormat
internal import NumerusICU
internal import NumerusNumbers
internal import NumerusPlurals

extension MessageWriter {
  /// A range as it is shown, and what plural rules see of its ends; nil for infinities.
  private struct ShownRange {
    var text: String
    var lower: PluralOperands?
    var upper: PluralOperands?
  }

  /// The category of an argument that asks for more than its value, and whether it is the value that
  /// a form for zero is for. That form belongs to counting: the place 0 in an order has the form
  /// of its ordinal category.
  mutating func category(
    of argument: ExtendedArgument, at number: Int, by specifier: CompiledSpecifier,
    _ message: MessageView, in language: LanguageCandidate
  ) -> (PluralCategory, isZero: Bool) {
    switch argument {
    case .ordinal(let value):
      guard let operands = operands(of: value, by: specifier, message) else {
        return (.other, false)
      }
      return (ordinalRules(language).category(for: operands), false)
    case .styled(let value, let style):
      guard let operands = shown(value, style, at: number, in: language).operands else {
        return (.other, false)
      }
      if style.isOrdinal { return (ordinalRules(language).category(for: operands), false) }
      return (language.rules.category(for: operands), operands.isZero)
    case .range(let span):
      let shown = shown(span, at: number, in: language)
      guard let lower = shown.lower, let upper = shown.upper else { return (.other, false) }
      // Ends that look the same are shown as one number. Operands have no sign.
      if lower == upper, span.lower.double.sign == span.upper.double.sign {
        return (language.rules.category(for: lower), lower.isZero)
      }
      let ranges = PluralRanges(locale: language.language)
      return (ranges.category(from: lower, to: upper), false)
    case .placeholder, .formatted, .reference, .prepared:
      report(.uncountableArgument(number + 1))
      return (.other, false)
    }
  }

  /// Writes an argument that asks for more than its value.
  mutating func write(
    _ argument: ExtendedArgument, at number: Int, by specifier: SizedSpecifier,
    in language: LanguageCandidate, for core: LocalizerCore, to output: inout [UInt8]
  ) {
    switch argument {
    case .ordinal(let value):
      value.write(by: specifier, language.numbers, to: &output)
    case .styled(let value, let style):
      writeText(
        shown(value, style, at: number, in: language).text, by: specifier, in: language, to: &output
      )
    case .range(let span):
      writeText(
        shown(span, at: number, in: language).text, by: specifier, in: language, to: &output)
    case .formatted(let value):
      var options = core.options
      options.escaping = .none
      let reader = FormattedArgument.Reader(
        locale: language.numbers.locale, localizer: Localizer(core).with(options))
      writeText(value.text(for: reader), by: specifier, in: language, to: &output)
    case .reference(let reference):
      writeText(Localizer(core).string(reference), by: specifier, in: language, to: &output)
    case .prepared(let text):
      writeText(text, by: specifier, in: language, to: &output)
    case .placeholder:
      // What is not filled is missing, and its specifier stands for it.
      output += argument.description.utf8
    }
  }

  /// Writes a text that is whole already: of the specifier only the width counts.
  private func writeText(
    _ text: String, by specifier: SizedSpecifier, in language: LanguageCandidate,
    to output: inout [UInt8]
  ) {
    var plain = specifier
    plain.conversion = .object
    plain.precision = nil
    MessageArgument(text).write(by: plain, language.numbers, to: &output)
  }

  private func ordinalRules(_ language: LanguageCandidate) -> PluralRules {
    PluralRules(locale: language.language, type: .ordinal)
  }

  /// A number in its style; plainly where ICU does not have that.
  private mutating func shown(
    _ value: MessageArgument, _ style: NumberStyle, at number: Int, in language: LanguageCandidate
  ) -> FormattedNumber {
    let notes = usedNotes()
    if let known = notes.styledNumbers[number] { return known }
    let shown: FormattedNumber
    do {
      shown = try NumberFormat(style, locale: language.numbers.locale).formatted(value)
    } catch {
      report(.refusedStyle(number + 1, reason: error.description))
      shown = language.numbers.formatted(value)
    }
    notes.styledNumbers[number] = shown
    return shown
  }

  /// A range in its style; in plain digits where ICU does not have that.
  private mutating func shown(
    _ span: NumberSpan, at number: Int, in language: LanguageCandidate
  ) -> ShownRange {
    let locale = language.numbers.locale
    var format: NumberRangeFormat?
    do {
      format = try NumberRangeFormat(span.style, locale: locale, identity: .single)
    } catch {
      // Form and text both ask, and once is enough.
      let issue = MessageIssue.Kind.refusedStyle(number + 1, reason: error.description)
      if notes?.issues.contains(issue) != true { report(issue) }
      format = try? NumberRangeFormat(.decimal, locale: locale, identity: .single)
    }
    guard let shown = format?.formatted(span) else {
      let lower = language.numbers.formatted(span.lower)
      let upper = language.numbers.formatted(span.upper)
      return ShownRange(
        text: "\(lower.text)–\(upper.text)", lower: lower.operands, upper: upper.operands)
    }
    return ShownRange(text: shown.text, lower: shown.lower, upper: shown.upper)
  }
}

extension NumberFormat {
  /// A plain number in the format.
  fileprivate func formatted(_ value: MessageArgument) -> FormattedNumber {
    switch value.storage {
    case .signed(let value): formatted(value)
    case .unsigned(let value): formatted(value)
    case .float(let value): formatted(value)
    case .wide(let value): formatted(value)
    case .double, .text, .extended: formatted(value.double)
    }
  }
}

extension NumberRangeFormat {
  /// A range of plain numbers in the format.
  fileprivate func formatted(_ span: NumberSpan) -> Formatted {
    if let lower = span.lower.decimal, let upper = span.upper.decimal {
      return formatted(from: lower, to: upper)
    }
    return formatted(from: span.lower.double, to: span.upper.double)
  }
}

extension MessageArgument {
  /// Whether the argument is a message or a part of one, in which values were made safe already.
  var isLocalized: Bool {
    switch storage {
    case .extended(.reference), .extended(.prepared): true
    default: false
    }
  }

  /// Whether the argument is a text that was made elsewhere, as safe as who made it.
  var isPrepared: Bool { if case .extended(.prepared) = storage { true } else { false } }

  /// Whether the argument is a text, whose direction is not known beforehand.
  var isText: Bool {
    switch storage {
    case .text, .extended(.formatted), .extended(.reference): true
    default: false
    }
  }
}
