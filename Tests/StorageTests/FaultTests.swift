import Archive
import FileFormats
import GameSession
import Posix
import ReversiCore
import ReversiTesting
import Storage
import Testing

@Suite("A saved game's file when a call of the system fails")
struct FaultTests {
  typealias Call = FaultySystem.Call

  /// The second name of the file that was on the disk before.
  static let synced = ".game.reversi-synced"

  let folder: ScratchFolder
  let old: String
  let new: String

  init() throws {
    folder = try ScratchFolder()
    old = SavedGame.new.text
    new = try Games.short().text
    try folder.write(old, to: "game")
  }

  private func open(_ system: FaultySystem) throws -> SavedGameFile.Opened {
    try SavedGameFile.open(DurableFile(at: folder.location("game"), system: system.fileSystem))
  }

  /// Expects that the next program finds a game, can save, and leaves nothing beside it.
  private func expectNextProgramSaves() throws {
    let opened = try open(FaultySystem())
    #expect(opened.game != nil)
    #expect(opened.problem == nil)
    try opened.file.keep(try Games.short())
    #expect(try folder.read("game") == new)
    #expect(try folder.namesButLocks() == ["game"])
  }

  static let readingFaults: [(Call, SystemError)] = [
    .permissionDenied, .inputOutput, .tooManyFiles, .noMemory, .stale,
  ].flatMap { error in
    [Call.resolvingLinks, .kindAtPath, .openReading, .read].map { ($0, error) }
  }

  @Test(
    "stays as it is if reading fails, and nothing is locked or written", arguments: readingFaults)
  func reading(call: Call, error: SystemError) throws {
    for content in [old, "no game"] {
      try folder.write(content, to: "game")
      let system = FaultySystem(call, error)
      let failure = ReadFailure(path: folder["game"], reason: .system(error.reason))
      #expect(!failure.isWrongKind)
      #expect(throws: failure) {
        try DurableFile(at: folder.location("game"), system: system.fileSystem).read()
      }
      #expect(throws: failure) { try open(system) }
      #expect(try folder.read("game") == content)
      #expect(try folder.names() == ["game"])
    }
  }

  static let savingFaults: [(Call, SystemError, SaveFailure.Step)] = [
    (.openCreating, .permissionDenied, .open), (.openCreating, .tooManyFiles, .open),
    (.openCreating, .noSpace, .open), (.write, .noSpace, .write), (.write, .inputOutput, .write),
    (.rename, .readOnly, .rename), (.rename, .inputOutput, .rename),
  ]

  @Test("is still the old one, whole, if a step of a save fails", arguments: savingFaults)
  func saving(call: Call, error: SystemError, step: SaveFailure.Step) throws {
    do {
      let system = FaultySystem(call, error)
      let file = try open(system).file
      let failure = SaveFailure(step: step, path: folder["game"], reason: error.reason)
      for _ in 0..<2 {
        #expect(throws: failure) { try file.keep(try Games.short()) }
        #expect(try folder.read("game") == old)
        #expect(try folder.namesButLocks() == ["game"])
      }
      system.follow()
      try file.keep(try Games.short())
      #expect(try folder.read("game") == new)
    }
    try expectNextProgramSaves()
  }

  @Test("is still the old one, whole, if the disk fills up during a save")
  func diskFillsUp() throws {
    let writes = Monitor(0)
    let system = FaultySystem(writtenAtMost: 50) { call, _ in
      guard call == .write else { return nil }
      return writes.withValue { count in
        count += 1
        return count > 1 ? .noSpace : nil
      }
    }
    let file = try open(system).file
    #expect(
      throws: SaveFailure(
        step: .write, path: folder["game"], reason: "No space left on device")
    ) {
      try file.keep(try Games.short())
    }
    #expect(writes.withValue { $0 } == 2)
    #expect(try folder.read("game") == old)
    #expect(try folder.namesButLocks() == ["game"])
  }

  @Test(
    "is the new one if writing it to the disk fails, but the save has failed",
    arguments: [
      (.syncFile, .inputOutput), (.syncFile, .noSpace), (.syncFile, .invalidArgument),
      (.syncFolder, .inputOutput), (.openFolder, .tooManyFiles), (.openFolder, .inputOutput),
    ] as [(Call, SystemError)])
  func syncing(call: Call, error: SystemError) throws {
    let system = FaultySystem(call, error)
    let file = try open(system).file
    let failure = SaveFailure(step: .sync, path: folder["game"], reason: error.reason)
    for _ in 0..<2 {
      #expect(throws: failure) { try file.keep(try Games.short()) }
      #expect(try folder.read("game") == new)
      #expect(try folder.read(Self.synced) == old)
    }
    system.follow()
    try file.keep(try Games.short())
    #expect(try folder.namesButLocks() == ["game"])
  }

  static let harmlessFaults: [(Call, SystemError)] = [
    (.syncFolder, .invalidArgument), (.syncFolder, .notSupported),
    (.syncFolder, .operationNotSupported), (.openFolder, .permissionDenied),
    (.openFolder, .notPermitted), (.remove, .permissionDenied), (.makeFolder, .permissionDenied),
    (.link, .notPermitted), (.link, .notSupported), (.link, .noSuchCall), (.writeLock, .noSpace),
  ]

  @Test("is saved even if a step fails that a save can do without", arguments: harmlessFaults)
  func harmless(call: Call, error: SystemError) throws {
    try open(FaultySystem(call, error)).file.keep(try Games.short())
    #expect(try folder.read("game") == new)
    try expectNextProgramSaves()
  }

  @Test("is written in as many pieces as the system takes")
  func shortWrites() throws {
    let system = FaultySystem(writtenAtMost: 7)
    try open(system).file.keep(try Games.short())
    #expect(try folder.read("game") == new)
    #expect(system.calls.count { $0 == .write } > 10)
  }

  @Test("takes the old one's place, which has a second name until the new one is on the disk")
  func durableOrder() throws {
    let system = FaultySystem()
    let file = try open(system).file
    let opening = system.calls.count
    try file.keep(try Games.short())
    #expect(
      system.calls.dropFirst(opening) == [
        .remove, .openCreating, .write, .link, .rename,
        .openReading, .syncFile, .openFolder, .syncFolder, .remove,
      ])
  }

  @Test(
    "stays if it is not a game and cannot be set aside, and nothing is saved over it",
    arguments: [Call.rename, .isTaken])
  func unmovable(call: Call) throws {
    try folder.write("not a game", to: "game")
    try folder.write("nor is this", to: "game.bad-1")
    let system = FaultySystem(call, .inputOutput)
    let opened = try open(system)
    let failure = SaveFailure(
      step: .setAside, path: folder["game"], reason: "Input/output error")
    #expect(opened.problem == .notSetAside(.lineMissing(2), failure))
    system.follow()
    #expect(throws: failure) { try opened.file.keep(.new) }
    #expect(try folder.read("game") == "not a game")
    #expect(try folder.read("game.bad-1") == "nor is this")
  }

  static let errors: [SystemError] = [
    .inputOutput, .noSpace, .permissionDenied, .tooManyFiles, .noMemory, .noSuchFile, .wouldBlock,
    .notSupported,
  ]

  /// Opens the game, saves twice, and returns the number of saves that succeed.
  private func play(_ system: FaultySystem) throws -> Int {
    guard let file = try? open(system).file else { return 0 }
    var saves = 0
    if (try? file.keep(try Games.short())) != nil { saves += 1 }
    if (try? file.keep(.new)) != nil { saves += 1 }
    return saves
  }

  /// Whether the system has links.
  static let systems = [true, false]

  private func errorOfLink(_ call: Call, hasLinks: Bool) -> SystemError? {
    call == .link && !hasLinks ? .notPermitted : nil
  }

  @Test("is whole whichever call fails, and the next program goes on", arguments: errors, systems)
  func anyCall(error: SystemError, hasLinks: Bool) throws {
    try folder.write(new, to: "game")
    let healthy = FaultySystem { call, _ in errorOfLink(call, hasLinks: hasLinks) }
    #expect(try play(healthy) == 2)
    let count = healthy.calls.count
    #expect(count > 24)
    for failing in 1...count {
      try folder.write(new, to: "game")
      let system = FaultySystem { call, number in
        number == failing ? error : errorOfLink(call, hasLinks: hasLinks)
      }
      _ = try play(system)
      #expect(try [old, new].contains(folder.read("game")), "call \(failing)")
      #expect(
        try folder.namesButLocks().isSubset(of: ["game", Self.synced]), "call \(failing)")
      try expectNextProgramSaves()
    }
  }

  @Test(
    "is whole at whichever call the program is killed, and the next program goes on",
    arguments: systems)
  func killed(hasLinks: Bool) throws {
    try folder.write(new, to: "game")
    let healthy = FaultySystem(writtenAtMost: 40) { call, _ in
      errorOfLink(call, hasLinks: hasLinks)
    }
    #expect(try play(healthy) == 2)
    var leftovers: Set<String> = []
    for last in 0..<healthy.calls.count {
      try folder.write(new, to: "game")
      // A program that is killed makes no further calls.
      _ = try play(
        FaultySystem(writtenAtMost: 40) { call, number in
          number > last ? .inputOutput : errorOfLink(call, hasLinks: hasLinks)
        })
      let names = try folder.namesButLocks()
      leftovers.formUnion(names)
      // Without links, the old file has only its second name for a moment.
      let name = hasLinks || names.contains("game") ? "game" : Self.synced
      #expect(try [old, new].contains(folder.read(name)), "after call \(last)")
      let next = try SavedGameFile.reopen(at: folder.location("game"))
      #expect(next.game != nil)
      #expect(next.problem == (name == "game" ? nil : .savedGameMissing))
      try next.file.keep(try Games.short())
      #expect(try folder.read("game") == new)
      #expect(try folder.namesButLocks() == ["game"])
    }
    #expect(leftovers == ["game", ".game.reversi-unfinished", Self.synced])
  }

  @Test("is never lost if it is not a game, whichever call fails", arguments: errors)
  func anyCallWithBadContent(error: SystemError) throws {
    // More calls than any run makes.
    for failing in 1...40 {
      let folder = try ScratchFolder()
      try folder.write("not a game", to: "game")
      let system = FaultySystem { _, number in number == failing ? error : nil }
      if let opened = try? SavedGameFile.open(
        DurableFile(at: folder.location("game"), system: system.fileSystem))
      {
        try? opened.file.keep(.new)
      }
      let places = try folder.namesButLocks().filter { try folder.read($0) == "not a game" }
      #expect(places.count == 1, "call \(failing)")
      #expect(system.calls.count < 40)
    }
  }
}
