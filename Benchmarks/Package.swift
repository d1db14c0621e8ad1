// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Benchmarks",
  dependencies: [
    // The name is given since a clone may lie in a folder of any name.
    .package(name: "Numerus", path: "..")
  ],
  targets: [
    // ICU as C programs call it, and a count of allocations.
    .target(
      name: "CBenchmarkPeers",
      linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["CBenchmarkPeers", .product(name: "Numerus", package: "Numerus")],
      swiftSettings: settings),
    // The first message of a process, and a process without one.
    .executableTarget(
      name: "FirstMessage",
      dependencies: [.product(name: "Numerus", package: "Numerus")],
      swiftSettings: settings),
    .executableTarget(
      name: "NoMessage",
      dependencies: [.product(name: "Numerus", package: "Numerus")],
      swiftSettings: settings),
    .executableTarget(
      name: "LargeCatalog",
      dependencies: [.product(name: "Numerus", package: "Numerus")],
      swiftSettings: settings),
  ]
)
