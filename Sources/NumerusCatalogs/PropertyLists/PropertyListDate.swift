/// The words for dates in a property list: ISO 8601 in UTC, without fractions of a second.
enum PropertyListDate {
  /// Whether a word is a date, as `2024-05-31T12:00:00Z`.
  static func isDate(_ word: String) -> Bool {
    let bytes = Array(word.utf8.drop { $0 == UInt8(ascii: "-") }.prefix(64))
    let shape = Array("0000-00-00T00:00:00Z".utf8)
    guard bytes.count == shape.count else { return false }
    return zip(bytes, shape).allSatisfy { byte, expected in
      expected == UInt8(ascii: "0")
        ? UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte : byte == expected
    }
  }

  /// The word for seconds from the first moment of 2001, UTC; nil outside the years 1 to 9999.
  static func word(forSecondsSince2001 seconds: Double) -> String? {
    guard seconds.magnitude < 1e12 else { return nil }
    let whole = Int(seconds.rounded(.down))
    let second = (whole % 86_400 + 86_400) % 86_400
    // Days from 1 March of the year 0: leap days come last in such a year. 2001-01-01 is 730,791.
    let days = (whole - second) / 86_400 + 730_791
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
    let date = [padded(calendarYear, 4), padded(calendarMonth, 2), padded(dayOfMonth, 2)]
    let time = [second / 3_600, second / 60 % 60, second % 60].map { padded($0, 2) }
    return date.joined(separator: "-") + "T" + time.joined(separator: ":") + "Z"
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
