internal import Numerus

/// Arabic has all six forms.
enum ArabicRule: HandWrittenRule {
  static func category(of number: Int) -> PluralCategory {
    switch number {
    case 0: return .zero
    case 1: return .one
    case 2: return .two
    default: break
    }
    return switch number % 100 {
    case 3...10: .few
    case 11...99: .many
    default: .other
    }
  }
}
