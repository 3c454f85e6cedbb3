// swift-tools-version: 6.0

import PackageDescription

/// What searches, and what a search calls. Its tests would take eleven times as long without the
/// optimiser.
let fast: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// What draws, reads and writes: no player waits for it, and its code is half as large. Without its
/// bodies, the modules that import it compile beside it.
let compact: [SwiftSetting] = [.unsafeFlags(["-Osize", "-disable-cmo"])]

/// Lets `.incbin` find the embedded files.
let embedding: [CSetting] = [.headerSearchPath(".")]

let package = Package(
  name: "reversi",
  platforms: [.macOS(.v15)],
  products: [
    // Loaded into the program by tests that let system calls fail.
    .library(name: "FaultyCalls", type: .dynamic, targets: ["CFaultyCalls"])
  ],
  targets: [
    .target(name: "ReversiCore", swiftSettings: fast),
    .testTarget(
      name: "ReversiCoreTests",
      dependencies: ["NaiveRules", "Notation", "ReversiCore", "ReversiTesting"]),

    .target(name: "Texts", swiftSettings: compact),
    .testTarget(name: "TextsTests", dependencies: ["Texts"]),

    .target(
      name: "Notation", dependencies: ["ReversiCore", "Texts"], swiftSettings: compact),
    .testTarget(
      name: "NotationTests",
      dependencies: ["NaiveRules", "Notation", "ReversiCore", "ReversiTesting"]),
    .target(
      name: "Analysis", dependencies: ["Notation", "ReversiCore"], swiftSettings: fast),
    .testTarget(
      name: "AnalysisTests",
      dependencies: ["Analysis", "GameTesting", "Notation", "ReversiCore", "ReversiTesting"]),
    .target(
      name: "Coach", dependencies: ["Analysis", "Notation", "ReversiCore"],
      swiftSettings: fast),
    .testTarget(
      name: "CoachTests",
      dependencies: [
        "Analysis", "Coach", "GameTesting", "NaiveRules", "Notation", "ReversiCore",
        "ReversiEngine", "ReversiTesting",
      ]),

    .target(
      name: "GameSession", dependencies: ["Analysis", "Notation", "ReversiCore"],
      swiftSettings: compact),
    .testTarget(
      name: "GameSessionTests",
      dependencies: [
        "Analysis", "GameSession", "GameTesting", "Notation", "ReversiCore", "ReversiTesting",
      ]),
    .target(
      name: "Archive",
      dependencies: [
        "Analysis", "Coach", "GameSession", "Notation", "PeopleModel", "ReversiCore",
      ], swiftSettings: compact),
    .target(
      name: "App",
      dependencies: [
        "Analysis", "Archive", "BoardView", "Canvas", "Coach", "FileFormats", "GameSession",
        "Link", "Notation", "ReversiCore", "Texts", "Words",
      ],
      swiftSettings: compact),
    .target(
      name: "Screen",
      dependencies: [
        "Analysis", "App", "Archive", "BoardView", "Canvas", "Coach", "GameSession", "Notation",
        "ReversiCore", "Texts", "Words",
      ],
      swiftSettings: compact),
    .target(
      name: "TextMode",
      dependencies: [
        "Analysis", "App", "Archive", "Canvas", "Coach", "GameSession", "Notation", "ReversiCore",
        "Texts", "Words",
      ],
      swiftSettings: compact),
    .testTarget(
      name: "AppTests",
      dependencies: [
        "Analysis", "App", "AppTesting", "Archive", "Canvas", "Coach", "GameSession", "GameTesting",
        "Link", "Notation", "ReversiCore", "ReversiTesting",
      ]),

    .target(
      name: "FileFormats",
      dependencies: [
        "Analysis", "Archive", "Coach", "GameSession", "Notation", "PeopleModel", "ReversiCore",
        "Texts",
      ], swiftSettings: compact),
    .testTarget(
      name: "FileFormatsTests",
      dependencies: [
        "Analysis", "Archive", "Coach", "FileFormats", "GameSession", "Notation", "ReversiCore",
        "ReversiTesting",
      ]),
    .target(
      name: "Storage",
      dependencies: [
        "Analysis", "Archive", "FileFormats", "GameSession", "Link", "Notation", "Posix",
        "ReversiCore",
      ], swiftSettings: compact),
    .testTarget(
      name: "StorageTests",
      dependencies: [
        "Analysis", "Archive", "Storage", "FileFormats", "GameSession", "Link", "Notation", "Posix",
        "ReversiCore", "ReversiTesting",
      ]),

    .target(
      name: "ReversiEngine",
      dependencies: [
        "Analysis", "CEvaluationWeights", "COpeningBook", "CProcessor", "Coach", "PeopleModel",
        "Posix", "ReversiCore",
      ],
      exclude: ["README.md"], swiftSettings: fast),
    .target(
      name: "CEvaluationWeights", dependencies: ["CProcessor"], exclude: ["evaluation.weights"],
      cSettings: embedding),
    .target(
      name: "COpeningBook", dependencies: ["CProcessor"], exclude: ["opening.book"],
      cSettings: embedding),
    // Positions are searched in tests, too.
    .target(
      name: "CProcessor", cSettings: [.unsafeFlags(["-O2"], .when(configuration: .debug))]),
    .testTarget(
      name: "ReversiEngineTests",
      dependencies: [
        "Analysis", "CEvaluationWeights", "COpeningBook", "CProcessor", "EndgamePositions",
        "Notation", "PeopleModel", "Posix", "ReversiCore", "ReversiEngine", "ReversiTesting",
      ]),

    .target(
      name: "PeopleModel", dependencies: ["CPeopleModel", "ReversiCore"],
      swiftSettings: fast),
    .target(
      name: "CPeopleModel", dependencies: ["CProcessor"], exclude: ["people.model"],
      cSettings: embedding),
    .testTarget(
      name: "PeopleModelTests", dependencies: ["PeopleModel", "ReversiCore", "ReversiTesting"]),

    .target(
      name: "EngineProtocols", dependencies: ["Analysis", "Notation", "ReversiCore"],
      swiftSettings: compact),
    .testTarget(
      name: "EngineProtocolsTests",
      dependencies: ["EngineProtocols", "Notation", "ReversiCore", "ReversiTesting"]),
    .target(
      name: "ExternalEngines",
      dependencies: ["EngineProtocols", "GameSession", "Notation", "Posix", "ReversiCore"],
      swiftSettings: compact),
    .testTarget(
      name: "ExternalEnginesTests",
      dependencies: ["EngineProtocols", "ExternalEngines", "ReversiCore"]),

    .target(
      name: "Link", dependencies: ["Notation", "ReversiCore", "Texts"],
      swiftSettings: compact),
    .testTarget(
      name: "LinkTests",
      dependencies: ["GameTesting", "Link", "Notation", "ReversiCore", "ReversiTesting"]),

    .target(
      name: "Canvas", dependencies: ["ReversiCore", "Texts"], swiftSettings: compact),
    .target(
      name: "BoardView", dependencies: ["Canvas", "ReversiCore"], swiftSettings: compact),

    .target(
      name: "Words",
      dependencies: [
        "Analysis", "Archive", "Coach", "FileFormats", "GameSession", "Notation", "PeopleModel",
        "ReversiCore", "Texts",
      ],
      swiftSettings: compact),
    .testTarget(
      name: "WordsTests",
      dependencies: [
        "Analysis", "App", "Archive", "Coach", "GameSession", "ReversiCore", "ReversiTesting",
        "Texts",
        "Words",
      ]),

    .target(
      name: "CommandLine",
      dependencies: [
        "Analysis", "Archive", "Canvas", "EngineProtocols", "FileFormats", "GameSession", "Link",
        "Notation", "PeopleModel", "Posix", "ReversiCore", "Texts", "Words",
      ], swiftSettings: compact),
    .testTarget(
      name: "CommandLineTests",
      dependencies: [
        "Analysis", "App", "CommandLine", "FileFormats", "GameSession", "Link", "Posix",
        "ReversiCore",
        "Texts", "Words",
      ]),

    .testTarget(
      name: "TextModeTests",
      dependencies: [
        "Analysis", "App", "AppTesting", "Archive", "Coach", "GameSession", "GameTesting", "Link",
        "Notation", "ReversiCore", "ReversiTesting", "TextMode", "Texts", "Words",
      ]),

    .testTarget(
      name: "ScreenTests",
      dependencies: [
        "Analysis", "App", "AppTesting", "Archive", "BoardView", "Canvas", "Coach", "CommandLine",
        "FileFormats", "GameSession", "GameTesting", "Link", "Notation", "ReversiCore",
        "ReversiTesting", "Screen", "Texts", "Words",
      ],
      exclude: ["Goldens"]),

    .target(
      name: "SVGDrawing",
      dependencies: ["Analysis", "App", "Canvas", "Notation", "ReversiCore", "Screen"],
      swiftSettings: compact),
    .testTarget(
      name: "SVGDrawingTests",
      dependencies: [
        "Analysis", "App", "Canvas", "SVGDrawing", "ReversiCore", "ReversiTesting", "Screen",
        "Words",
      ]),

    .target(
      name: "CNCurses",
      cSettings: [
        .define("NCURSES_WIDECHAR", to: "1"),
        .define("_GNU_SOURCE"),
      ],
      linkerSettings: [
        .linkedLibrary("ncursesw", .when(platforms: [.linux])),
        .linkedLibrary("ncurses", .when(platforms: [.macOS])),
      ]),
    .target(
      name: "TerminalIO", dependencies: ["Canvas", "CNCurses", "Posix"],
      swiftSettings: compact),
    .testTarget(
      name: "TerminalIOTests",
      dependencies: [
        "App", "BoardView", "Canvas", "CTerminalTesting", "GameSession", "Posix", "ReversiCore",
        "Screen", "TerminalIO", "Texts", "Words",
      ]),
    .target(name: "CPosix", cSettings: [.define("_GNU_SOURCE")]),
    .target(name: "Libc"),
    .target(name: "Posix", dependencies: ["CPosix", "Libc"]),
    .testTarget(
      name: "PosixTests", dependencies: ["CTerminalTesting", "Libc", "Posix", "ReversiTesting"]),
    .target(
      name: "CManual", dependencies: ["CProcessor"], exclude: ["reversi.6"], cSettings: embedding),
    .executableTarget(
      name: "reversi",
      dependencies: [
        "Analysis", "App", "Archive", "Canvas", "CManual", "Coach", "CommandLine", "SVGDrawing",
        "EngineProtocols", "ExternalEngines", "Storage", "FileFormats", "GameSession", "Link",
        "Notation",
        "PeopleModel", "Posix", "ReversiCore", "ReversiEngine", "Screen", "TerminalIO", "TextMode",
        "Texts", "Words",
      ], swiftSettings: compact),
    .testTarget(
      name: "reversiTests",
      dependencies: [
        "Analysis", "App", "Archive", "Canvas", "Coach", "CommandLine", "EngineProtocols",
        "ExternalEngines", "FileFormats", "GameSession", "GameTesting", "Link", "Notation", "Posix",
        "reversi", "ReversiCore", "ReversiEngine", "ReversiTesting", "Storage", "TerminalTesting",
        "TextMode", "Texts",
        "Words",
      ]),

    .target(name: "EndgamePositions", dependencies: ["Notation", "ReversiCore"]),
    .executableTarget(
      name: "reversi-lab",
      dependencies: [
        "Analysis", "App", "BoardView", "Canvas", "CommandLine", "SVGDrawing", "EndgamePositions",
        "EngineProtocols", "ExternalEngines", "FileFormats", "GameSession", "Notation",
        "PeopleModel", "Posix", "ReversiCore", "ReversiEngine", "Screen", "Texts", "Words",
      ],
      exclude: ["LOG.md", "README.md", "Suites"],
      swiftSettings: fast),
    .testTarget(
      name: "ReversiLabTests",
      dependencies: [
        "Analysis", "App", "Canvas", "SVGDrawing", "Notation", "PeopleModel", "Posix",
        "reversi-lab", "ReversiCore", "ReversiEngine", "ReversiTesting",
      ]),

    // What tests share is split by the modules that it needs, so that the tests of the rules build
    // without the game around them.
    .target(
      name: "ReversiTesting", dependencies: ["Libc", "Notation", "ReversiCore"],
      path: "Tests/ReversiTesting"),
    .target(
      name: "GameTesting",
      dependencies: ["Analysis", "Coach", "GameSession", "Link", "ReversiCore", "ReversiTesting"],
      path: "Tests/GameTesting"),
    .target(
      name: "AppTesting",
      dependencies: [
        "Analysis", "App", "Archive", "Coach", "GameSession", "GameTesting", "ReversiCore",
        "ReversiTesting",
      ],
      path: "Tests/AppTesting"),
    // A second program that knows the rules, in their plainest form, which tests compare with ours.
    .target(
      name: "NaiveRules", dependencies: ["ReversiCore"], path: "Tests/NaiveRules",
      swiftSettings: fast),
    .target(
      name: "CTerminalTesting", dependencies: ["CPosix"], path: "Tests/CTerminalTesting"),
    .target(
      name: "TerminalTesting",
      dependencies: ["CTerminalTesting", "Libc", "Posix", "ReversiTesting"],
      path: "Tests/TerminalTesting"),
    .executableTarget(
      name: "reversi-figures", dependencies: ["Libc", "ReversiTesting", "TerminalTesting"],
      path: "Tests/Figures"),
    .executableTarget(
      name: "empty-screen", path: "Tests/EmptyScreen",
      cSettings: [.define("_XOPEN_SOURCE", to: "700")],
      linkerSettings: [
        .linkedLibrary("ncursesw", .when(platforms: [.linux])),
        .linkedLibrary("ncurses", .when(platforms: [.macOS])),
      ]),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "Analysis", "Notation", "Posix", "reversi", "ReversiCore", "ReversiEngine",
        "ReversiTesting", "TerminalTesting",
      ]),
    .target(name: "CFaultyCalls", path: "Tests/CFaultyCalls"),
  ],
  // `#embed` is of C23.
  cLanguageStandard: .gnu2x
)
