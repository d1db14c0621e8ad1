/// The instructions that a message is compiled to: a byte each, with what belongs to it behind it.
///
/// ```
/// end
/// text       count: 8, bytes
/// longText   count: 32, bytes
/// percent
/// argument   number: 16, specifier: 32
/// counted    number: 8, specifier: 8, branches and marks: 8, map: 32, branches: 32 each, their texts
/// plural     number: 16, specifier: 32, unfit: 8, zero value, zero … other: 32 each
/// device     other, mac, …: 32 each
/// width      count: 32, a width and its target for each text, the narrowest first: 32 each
/// jump       target: 32
/// ```
///
/// Targets count from the first byte of their instruction, and go forward only, so that a program ends.
/// A target of zero stands for none.
///
/// `counted` is a number with texts around it, which its form may choose: most messages with a number are
/// no more than that.
enum MessageCode: UInt8 {
  case end
  case text
  case longText
  case percent
  case argument
  case counted
  case plural
  case device
  case width
  case jump
}

extension MessageCode {
  enum Argument {
    static let number = 1
    static let specifier = 3
    static let size = 7
  }

  enum Plural {
    static let number = 1
    static let specifier = 3
    /// A bit for each category that gets a form which is neither its own nor `other`.
    static let unfit = 7
    static let targets = 8
    /// A value of zero, and the six categories.
    static let targetCount = 7
    static let size = targets + 4 * targetCount
  }

  enum Device {
    static let targets = 1
    static let size = targets + 4 * CatalogDevice.allCases.count
  }

  enum Width {
    static let count = 1
    static let pairs = 5
  }

  enum Jump {
    static let target = 1
    static let size = 5
  }

  /// `counted` in words, which the hot path reads at once.
  enum Counted {
    static let number = 1
    static let specifier = 2
    static let marks = 3
    static let map = 4
    static let branches = 8

    static let countMask: UInt8 = 7
    /// There is nothing else in the message.
    static let isWhole: UInt8 = 1 << 5
    /// Some category gets a form which is neither its own nor `other`.
    static let isUnfit: UInt8 = 1 << 6
    /// The number chooses the branch; else there is one for all.
    static let isPlural: UInt8 = 1 << 7

    /// The map has three bits for a value of zero and for each category: the number of the branch.
    static let noBranch: UInt32 = 7
    /// From this bit on it has one for each category that is unfit.
    static let unfitShift: UInt32 = 24

    /// A branch: where its text begins, in 16 bits, the bytes before the number, in 8, and behind it, in
    /// 7, and whether there is the number.
    static let prefixShift: UInt32 = 16
    static let suffixShift: UInt32 = 24
    static let longestPrefix = 255
    static let longestSuffix = 127
    static let hasNumber: UInt32 = 1 << 31
    static let farthestText = 0xFFFF
  }
}
