// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "SummaryLabel",
  dependencies: [
    // The name is given since a clone may lie in a folder of any name.
    .package(name: "Numerus", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "SummaryLabel",
      dependencies: [.product(name: "Numerus", package: "Numerus")],
      resources: [.process("Resources")],
      // The strictest settings there are: a client may have them.
      swiftSettings: [
        .strictMemorySafety(),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ]
)
