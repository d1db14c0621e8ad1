// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "TypedSymbols",
  defaultLocalization: "en",
  dependencies: [
    // The name is given since a clone may lie in a folder of any name.
    .package(name: "Numerus", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "TypedSymbols",
      dependencies: [.product(name: "Numerus", package: "Numerus")],
      // Files in lproj folders; catalogs beside the sources need no mention.
      resources: [.process("Resources")],
      // The strictest settings there are: a client may have them.
      swiftSettings: [
        .strictMemorySafety(),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ],
      plugins: [.plugin(name: "NumerusPlugin", package: "Numerus")])
  ]
)
