// swift-tools-version: 6.2

import PackageDescription

// The strictest settings there are: a client may have them.
let settings: [SwiftSetting] = [
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "TypedSymbols",
  defaultLocalization: "en",
  dependencies: [
    // The name is given since a clone may lie in a folder of any name.
    .package(name: "Numerus", path: "../..")
  ],
  targets: [
    // Catalogs beside the sources, and files in lproj folders, for which SwiftPM wants a default
    // localization; none needs a mention.
    .executableTarget(
      name: "TypedSymbols",
      dependencies: [.product(name: "Numerus", package: "Numerus")],
      swiftSettings: settings,
      plugins: [.plugin(name: "NumerusPlugin", package: "Numerus")]),
    // A program that has its texts in it.
    .executableTarget(
      name: "SingleFile",
      dependencies: [.product(name: "Numerus", package: "Numerus")],
      swiftSettings: settings,
      plugins: [.plugin(name: "NumerusPlugin", package: "Numerus")]),
  ]
)
