#if !canImport(Darwin)

  public import Foundation

  extension LocalizedStringResource {
    /// Where a bundle is.
    public enum BundleDescription: Sendable {
      /// The program's own.
      case main
      /// That of the code that has a class.
      case forClass(AnyClass)
      /// The one at a file URL, which may be a folder of any kind.
      case atURL(URL)
    }
  }

  extension LocalizedStringResource.BundleDescription {
    init(_ bundle: Bundle) {
      self = bundle === Bundle.main ? .main : .atURL(bundle.bundleURL)
    }

    /// The place of the bundle; nil for the main one.
    var url: URL? {
      switch self {
      case .main: nil
      case .forClass: path.map { URL(filePath: $0, directoryHint: .isDirectory) }
      case .atURL(let url): url
      }
    }

    /// The path of the bundle; nil for the main one.
    var path: String? {
      switch self {
      case .main: nil
      case .forClass(let owner): Bundle(for: owner).explicitPath
      // The path of another machine's URL must not name a folder of this one.
      case .atURL(let url): url.isFileURL ? url.path : url.absoluteString
      }
    }
  }

  extension LocalizedStringResource.BundleDescription: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
      switch (left, right) {
      case (.main, .main): true
      case (.forClass(let left), .forClass(let right)): left == right
      case (.atURL(let left), .atURL(let right)): left == right
      default: false
      }
    }

    public func hash(into hasher: inout Hasher) {
      switch self {
      case .main: hasher.combine(0)
      case .forClass(let owner): hasher.combine(ObjectIdentifier(owner))
      case .atURL(let url): hasher.combine(url)
      }
    }
  }

#endif
