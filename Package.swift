// swift-tools-version: 6.0

import PackageDescription

/// The game does without two parts of the standard library that made the program a sixth larger, and
/// slower to start: regular expressions, with searches for text, and tasks, with clocks.
let game: [SwiftSetting] = [
  .unsafeFlags([
    "-Xfrontend", "-disable-implicit-string-processing-module-import",
    "-Xfrontend", "-disable-implicit-concurrency-module-import",
  ]),
  // The linker removes the symbols anyway, and making them takes time.
  .unsafeFlags(["-Xfrontend", "-gnone"], .when(configuration: .release)),
  // The optimiser takes most of the time of a build, and a player notices it only in some modules.
  // Without it in the others, the game is built in 42 s instead of 72, and starts in 9 ms instead of
  // 7. `.ci/build-release`, which builds what is packaged, optimises all modules.
  .unsafeFlags(["-Onone"], .when(configuration: .release)),
]

/// The search, the boards of pixels and the look-up of texts are slow without the optimiser (11
/// times).
let optimised: [SwiftSetting] = [.unsafeFlags(["-O"])]

/// For modules that only tests and benchmarks keep busy.
let optimisedForTests: [SwiftSetting] = [
  .unsafeFlags(["-O"], .when(configuration: .debug))
]

/// Without symbols the program's file is 11 MB instead of 20; it starts no sooner.
///
/// The program stays position-independent, because it reads untrusted files. That costs 0.3 of 7 ms
/// at the start, and 1.2 of 10.8 MB of memory.
let stripped: [LinkerSetting] = [
  .unsafeFlags(["-Xlinker", "-s"], .when(platforms: [.linux], configuration: .release))
]

/// Lets `.incbin` find the embedded files.
let embedding: [CSetting] = [.headerSearchPath(".")]

let package = Package(
  name: "reversi",
  platforms: [.macOS(.v15)],
  products: [
    // Loaded by the end-to-end tests into the program, so that calls of the system fail.
    .library(name: "faulty-calls", type: .dynamic, targets: ["CFaultyCalls"])
  ],
  targets: [
    .target(name: "ReversiCore", swiftSettings: game + optimisedForTests),
    .testTarget(name: "ReversiCoreTests", dependencies: ["ReversiCore", "ReversiTesting"]),

    .target(
      name: "GameSession", dependencies: ["ReversiCore"], swiftSettings: game + optimisedForTests),
    .testTarget(
      name: "GameSessionTests", dependencies: ["GameSession", "ReversiCore", "ReversiTesting"],
      swiftSettings: optimisedForTests),

    .target(
      name: "GameFormats", dependencies: ["GameSession", "ReversiCore"], swiftSettings: game),
    .testTarget(
      name: "GameFormatsTests",
      dependencies: ["GameFormats", "GameSession", "ReversiCore", "ReversiTesting"]),
    .target(
      name: "GameFiles", dependencies: ["GameFormats", "GameSession", "Posix", "ReversiCore"],
      swiftSettings: game),
    .testTarget(
      name: "GameFilesTests",
      dependencies: [
        "GameFiles", "GameFormats", "GameSession", "Posix", "ReversiCore", "ReversiTesting",
      ]),

    .target(
      name: "ReversiEngine",
      dependencies: ["ReversiCore", "CEvaluationWeights", "COpeningBook", "CProcessor", "Posix"],
      exclude: ["README.md"], swiftSettings: game + optimised),
    .target(
      name: "CEvaluationWeights", dependencies: ["CProcessor"], exclude: ["evaluation.weights"],
      cSettings: embedding),
    .target(
      name: "COpeningBook", dependencies: ["CProcessor"], exclude: ["opening.book"],
      cSettings: embedding),
    .target(name: "CProcessor"),
    .testTarget(
      name: "ReversiEngineTests",
      dependencies: [
        "CProcessor", "EndgamePositions", "Posix", "ReversiCore", "ReversiEngine",
        "ReversiTesting",
      ]),

    .target(
      name: "EngineProtocols", dependencies: ["ReversiCore"],
      swiftSettings: game + optimisedForTests),
    .testTarget(
      name: "EngineProtocolsTests",
      dependencies: ["EngineProtocols", "ReversiCore", "ReversiTesting"]),
    .target(
      name: "ExternalEngines",
      dependencies: ["EngineProtocols", "GameSession", "Posix", "ReversiCore"], swiftSettings: game),
    .testTarget(
      name: "ExternalEnginesTests",
      dependencies: ["EngineProtocols", "ExternalEngines", "GameSession", "ReversiCore"]),

    .target(
      name: "Words", dependencies: ["GameFormats", "GameSession", "ReversiCore"],
      swiftSettings: game + optimised),
    .testTarget(name: "WordsTests", dependencies: ["GameSession", "ReversiCore", "Words"]),

    .target(
      name: "Controls", dependencies: ["GameSession", "ReversiCore", "Words"],
      swiftSettings: game + optimisedForTests),
    .testTarget(
      name: "ControlsTests", dependencies: ["Controls", "GameSession", "ReversiCore", "Words"]),

    .target(
      name: "CommandLine",
      dependencies: [
        "EngineProtocols", "GameFormats", "GameSession", "Posix", "ReversiCore", "Words",
      ], swiftSettings: game),
    .testTarget(
      name: "CommandLineTests",
      dependencies: [
        "CommandLine", "EngineProtocols", "GameFormats", "GameSession", "Posix", "ReversiCore",
        "ReversiTesting", "Words",
      ]),

    .target(
      name: "TextMode", dependencies: ["GameSession", "ReversiCore", "Words"], swiftSettings: game),
    .testTarget(
      name: "TextModeTests",
      dependencies: ["GameSession", "ReversiCore", "ReversiTesting", "TextMode", "Words"]),

    .target(
      name: "Screen",
      dependencies: ["Controls", "GameSession", "ReversiCore", "Words"],
      swiftSettings: game + optimised),
    .testTarget(
      name: "ScreenTests",
      dependencies: [
        "CommandLine", "Controls", "GameFormats", "GameSession", "ReversiCore", "ReversiTesting",
        "Screen", "Words",
      ],
      exclude: ["Goldens"]),

    .target(
      name: "Drawing", dependencies: ["Controls", "ReversiCore", "Screen"],
      swiftSettings: game + optimisedForTests),
    .testTarget(
      name: "DrawingTests",
      dependencies: ["Drawing", "ReversiCore", "ReversiTesting", "Screen", "Words"]),

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
      name: "TerminalIO", dependencies: ["CNCurses", "Controls", "Posix", "Screen"],
      swiftSettings: game + optimisedForTests),
    .testTarget(
      name: "TerminalIOTests",
      dependencies: [
        "Controls", "CTerminalTesting", "GameSession", "Posix", "ReversiCore", "Screen",
        "TerminalIO", "Words",
      ], swiftSettings: optimisedForTests),
    .target(name: "CPosix", cSettings: [.define("_GNU_SOURCE")]),
    .target(name: "Libc"),
    .target(name: "Posix", dependencies: ["CPosix", "Libc"], swiftSettings: game),
    .testTarget(name: "PosixTests", dependencies: ["Libc", "Posix", "ReversiTesting"]),
    .executableTarget(
      name: "reversi",
      dependencies: [
        "CommandLine", "Controls", "Drawing", "EngineProtocols", "ExternalEngines", "GameFiles",
        "GameFormats", "GameSession", "Posix", "ReversiCore", "ReversiEngine", "Screen",
        "TerminalIO", "TextMode", "Words",
      ],
      swiftSettings: game, linkerSettings: stripped),
    .testTarget(
      name: "reversiTests",
      dependencies: [
        "CommandLine", "EngineProtocols", "ExternalEngines", "GameFiles", "GameFormats",
        "GameSession", "Posix", "reversi", "ReversiCore", "ReversiEngine", "ReversiTesting",
        "Screen", "TerminalIO", "Words",
      ]),

    .target(name: "EndgamePositions", dependencies: ["ReversiCore"]),
    .executableTarget(
      name: "reversi-lab",
      dependencies: [
        "CommandLine", "Controls", "Drawing", "EndgamePositions", "EngineProtocols",
        "ExternalEngines", "GameFormats", "GameSession", "Posix", "ReversiCore", "ReversiEngine",
        "Screen", "TextMode", "Words",
      ],
      exclude: ["README.md"],
      resources: [.copy("Manual/reversi.6")],
      swiftSettings: optimised),
    .testTarget(
      name: "ReversiLabTests",
      dependencies: [
        "CommandLine", "Controls", "Drawing", "EngineProtocols", "GameSession", "Posix",
        "ReversiCore", "ReversiEngine", "ReversiTesting", "Screen", "TerminalTesting", "TextMode",
        "Words", "reversi-lab",
      ]),

    .target(
      name: "ReversiTesting", dependencies: ["GameSession", "Libc", "ReversiCore"],
      path: "Tests/ReversiTesting"),
    .target(name: "CFaultyCalls", path: "Tests/CFaultyCalls"),
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
        "GameFormats", "ReversiCore", "ReversiEngine", "ReversiTesting", "TerminalTesting",
        "reversi",
      ]),
  ],
  // `#embed` is of C23.
  cLanguageStandard: .gnu2x
)

// The thread sanitizer builds everything again, so its run keeps only the tests that start threads.
if Context.environment["REVERSI_THREADS_ONLY"] != nil {
  let threaded: Set = [
    "ExternalEnginesTests", "GameFilesTests", "PosixTests", "ReversiEngineTests", "ReversiLabTests",
    "TerminalIOTests", "reversiTests",
  ]
  package.targets.removeAll { target in
    (target.isTest && !threaded.contains(target.name))
      || ["reversi-figures", "empty-screen", "CFaultyCalls"].contains(target.name)
  }
  // The tests of threads hardly draw: optimising would take longer than it saves.
  let drawing: Set = ["Controls", "Drawing", "GameSession", "Screen", "TerminalIO", "Words"]
  for target in package.targets where drawing.contains(target.name) { target.swiftSettings = game }
  package.products = []
}
