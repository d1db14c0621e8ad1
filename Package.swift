// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Numerus",
  products: [
    .library(name: "NumerusPlurals", targets: ["NumerusPlurals"]),
  ],
  targets: [
    // ICU, behind a C shim and one Swift layer.
    .systemLibrary(
      name: "CNumerusICULibrary",
      pkgConfig: "icu-i18n icu-uc",
      providers: [.apt(["libicu-dev"]), .yum(["libicu-devel"]), .brew(["icu4c"])]),
    .target(name: "CNumerusICU", dependencies: ["CNumerusICULibrary"]),
    .target(name: "NumerusICU", dependencies: ["CNumerusICU"], swiftSettings: settings),

    // From a count to the text around it.
    .target(name: "NumerusPlurals", swiftSettings: settings),
    .target(
      name: "NumerusNumbers",
      dependencies: ["NumerusPlurals", "NumerusICU"],
      swiftSettings: settings),
    .target(name: "NumerusFormat", swiftSettings: settings),

    // Files, and the front door.

    // The command line.

    // Data/PluralRules → Sources/NumerusPlurals/Generated.
    .executableTarget(
      name: "NumerusPluralsGenerator", dependencies: ["NumerusPlurals"], swiftSettings: settings),
  ],
  cxxLanguageStandard: .cxx17
)
