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
  name: "CountService",
  dependencies: [
    // The name is given since a clone may lie in a folder of any name.
    .package(name: "Numerus", path: "../..")
  ],
  targets: [
    // The protocol between the web server and the service.
    .target(name: "SCGI", swiftSettings: settings),
    // What is answered.
    .executableTarget(
      name: "CountService",
      dependencies: ["SCGI", .product(name: "Numerus", package: "Numerus")],
      swiftSettings: settings),
    .testTarget(name: "SCGITests", dependencies: ["SCGI"], swiftSettings: settings),
  ]
)
