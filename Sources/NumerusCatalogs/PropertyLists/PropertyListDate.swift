/// A date in a property list: in XML a word in ISO 8601, in UTC and without fractions of a second; in
/// a binary file a count of seconds.
package struct PropertyListDate: Sendable {
  /// The date as XML has it, as `2024-05-31T12:00:00Z`.
  package let word: String

  /// The seconds from the first moment of 2001, UTC. A binary file has fractions of them.
  package let secondsSince2001: Double

  /// From 1 March of the year 0 to the first day of 2001, in days. Leap days come last in years that
  /// begin in March.
  private static let daysBefore2001 = 730_791

  /// The date that a word names; nil for what has another shape.
  init?(_ word: String) {
    let isNegative = word.hasPrefix("-")
    let bytes = Array(word.utf8.dropFirst(isNegative ? 1 : 0).prefix(64))
    let shape = Array("0000-00-00T00:00:00Z".utf8)
    guard bytes.count == shape.count else { return nil }
    var numbers = [0]
    for (byte, expected) in zip(bytes, shape) {
      if expected == UInt8(ascii: "0") {
        guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else { return nil }
        numbers[numbers.count - 1] = numbers[numbers.count - 1] * 10 + Int(byte) - 0x30
      } else {
        guard byte == expected else { return nil }
        numbers.append(0)
      }
    }
    self.word = word
    let (month, day) = (numbers[1], numbers[2])
    let year = (isNegative ? -numbers[0] : numbers[0]) - (month <= 2 ? 1 : 0)
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    let days = era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    let seconds = numbers[3] * 3_600 + numbers[4] * 60 + numbers[5]
    secondsSince2001 = Double((days - Self.daysBefore2001) * 86_400 + seconds)
  }

  /// The date of a count of seconds; nil outside the years 1 to 9999.
  init?(secondsSince2001 seconds: Double) {
    guard seconds.magnitude < 1e12 else { return nil }
    let whole = Int(seconds.rounded(.down))
    let second = (whole % 86_400 + 86_400) % 86_400
    let days = (whole - second) / 86_400 + Self.daysBefore2001
    guard days >= 0 else { return nil }
    let era = days / 146_097
    let day = days % 146_097
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365
    let dayOfYear = day - (365 * year + year / 4 - year / 100)
    let month = (5 * dayOfYear + 2) / 153
    let dayOfMonth = dayOfYear - (153 * month + 2) / 5 + 1
    let calendarMonth = month < 10 ? month + 3 : month - 9
    let calendarYear = 400 * era + year + (calendarMonth <= 2 ? 1 : 0)
    guard 1...9999 ~= calendarYear else { return nil }
    let date = [(calendarYear, 4), (calendarMonth, 2), (dayOfMonth, 2)].map(Self.padded)
    let time = [(second / 3_600, 2), (second / 60 % 60, 2), (second % 60, 2)].map(Self.padded)
    word = date.joined(separator: "-") + "T" + time.joined(separator: ":") + "Z"
    secondsSince2001 = seconds
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
