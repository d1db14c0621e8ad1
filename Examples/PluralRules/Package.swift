// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "PluralRulesExample",
  dependencies: [
    // The name is given since a clone may lie in a folder of any name.
    .package(name: "Numerus", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "PluralRulesExample",
      dependencies: [.product(name: "NumerusPlurals", package: "Numerus")])
  ]
)
