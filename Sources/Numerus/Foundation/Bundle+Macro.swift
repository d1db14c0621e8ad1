#if !canImport(Darwin)

  public import Foundation

  /// The bundle of the code that calls: in a package, that of the target's resources.
  ///
  /// ```swift
  /// String(localized: "\(count) items", bundle: #bundle)
  /// ```
  ///
  /// A target without resources has none, and the compiler says so.
  @freestanding(expression)
  public macro bundle() -> Bundle =
    #externalMacro(module: "FoundationMacros", type: "BundleMacro")

  extension Bundle {
    /// What ``bundle()`` asks for where no build system says where resources are: there is no way from
    /// code to its bundle here, so that the macro takes the main one.
    public convenience init?(_dsoHandle: UnsafeRawPointer) { return nil }
  }

#endif
