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
  // What the standard library's spans and fixed arrays need there. Linux is what is tested.
  platforms: [.macOS(.v26)],
  products: [
    .library(name: "Numerus", targets: ["Numerus"]),
    .library(name: "NumerusPlurals", targets: ["NumerusPlurals"]),
    .executable(name: "numerus", targets: ["NumerusCommand"]),
    .plugin(name: "NumerusPlugin", targets: ["NumerusPlugin"]),
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
    .target(
      name: "NumerusMessages",
      dependencies: ["NumerusPlurals", "NumerusICU", "NumerusNumbers", "NumerusFormat"],
      swiftSettings: settings),

    // Files, and the front door.
    .target(
      name: "NumerusCatalogs",
      dependencies: ["NumerusFormat", "NumerusICU", "NumerusPlurals", "NumerusMessages"],
      swiftSettings: settings),
    .target(
      name: "Numerus",
      dependencies: [
        "NumerusICU", "NumerusPlurals", "NumerusNumbers", "NumerusFormat", "NumerusMessages",
        "NumerusCatalogs",
      ],
      swiftSettings: settings),

    // From catalogs to Swift.
    .target(
      name: "NumerusSymbols",
      dependencies: ["NumerusFormat", "NumerusPlurals", "NumerusMessages", "NumerusCatalogs"],
      swiftSettings: settings),

    // The command line, and the plugin over it.
    .target(
      name: "NumerusTool", dependencies: ["Numerus", "NumerusSymbols"], swiftSettings: settings),
    .executableTarget(
      name: "NumerusCommand", dependencies: ["NumerusTool"], swiftSettings: settings),
    .plugin(
      name: "NumerusPlugin", capability: .buildTool(), dependencies: ["NumerusCommand"]),

    // Data/PluralRules → Sources/NumerusPlurals/Generated.
    .executableTarget(
      name: "NumerusPluralsGenerator", dependencies: ["NumerusPlurals"], swiftSettings: settings),

    // Tests, a target for each module. The tables they read are in Data/Cases.
    .target(name: "NumerusTestSupport", path: "Tests/NumerusTestSupport", swiftSettings: settings),
    .testTarget(
      name: "NumerusPluralsTests",
      dependencies: ["NumerusPlurals", "NumerusTestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "NumerusNumbersTests",
      dependencies: ["NumerusNumbers", "NumerusICU", "NumerusPlurals", "NumerusTestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "NumerusFormatTests", dependencies: ["NumerusFormat"], swiftSettings: settings),
    .testTarget(
      name: "NumerusMessagesTests",
      dependencies: [
        "NumerusMessages", "NumerusFormat", "NumerusNumbers", "NumerusPlurals",
        "NumerusTestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "NumerusCatalogsTests",
      dependencies: ["NumerusCatalogs", "NumerusMessages", "NumerusTestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "NumerusSymbolsTests",
      dependencies: [
        "NumerusSymbols", "NumerusCatalogs", "NumerusMessages", "NumerusTestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "NumerusTests",
      dependencies: [
        "Numerus", "NumerusFormat", "NumerusICU", "NumerusMessages", "NumerusNumbers",
        "NumerusPlurals",
        "NumerusTestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "NumerusClientTests",
      dependencies: ["Numerus", "NumerusTestSupport"],
      resources: [.process("Resources")],
      swiftSettings: settings),
    .target(
      name: "NumerusFuzzing",
      dependencies: ["Numerus", "NumerusSymbols", "NumerusTestSupport"],
      path: "Tests/NumerusFuzzing", swiftSettings: settings),
    .testTarget(
      name: "NumerusFuzzingTests", dependencies: ["NumerusFuzzing", "NumerusTestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "NumerusToolTests",
      dependencies: ["NumerusTool", "NumerusTestSupport"],
      swiftSettings: settings),
  ],
  cxxLanguageStandard: .cxx17
)
