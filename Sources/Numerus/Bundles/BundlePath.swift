internal import Foundation

/// Where bundles are.
enum BundlePath {
  /// The folder of a bundle's resources.
  static func resources(of bundle: Bundle) -> String {
    bundle.resourceURL?.path ?? bundle.bundlePath
  }

  /// The folder of the resources of the bundle at a path; nil where there is no folder.
  static func resources(ofBundleAt path: String) -> String? {
    Bundle(path: path).map(resources)
  }
}
