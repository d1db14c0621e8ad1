/// A kind of device that a catalog may have its own texts for.
///
/// A server has none of them and reads the text for ``other``.
public enum CatalogDevice: UInt8, CaseIterable, Hashable, Sendable {
  case other
  case mac
  case iphone
  case ipad
  case applewatch
  case appletv
  case applevision
  case ipod
}

extension CatalogDevice {
  /// The name that catalogs use, as `applewatch`.
  public var keyword: String {
    switch self {
    case .other: "other"
    case .mac: "mac"
    case .iphone: "iphone"
    case .ipad: "ipad"
    case .applewatch: "applewatch"
    case .appletv: "appletv"
    case .applevision: "applevision"
    case .ipod: "ipod"
    }
  }

  /// The device with a catalog's name; nil for any other text.
  public init?(keyword: some StringProtocol) {
    guard let device = Self.allCases.first(where: { $0.keyword == keyword }) else { return nil }
    self = device
  }

  /// The devices whose text serves this one, the best first: itself, other, then the rest in the
  /// order of the cases.
  package var fallbacks: [CatalogDevice] {
    [self] + Self.allCases.filter { $0 != self }
  }
}
