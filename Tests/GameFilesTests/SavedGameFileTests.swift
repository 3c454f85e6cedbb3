import GameFiles
import GameSession
import ReversiCore
import ReversiTesting
import Testing

@Suite("A saved game, in memory")
struct SavedGameFileTests {
  let storage = MemoryStorage()
  static let failure = SaveFailure(step: .write, path: "game", reason: "No space left on device")
  static let bad = "x00\n--------\n"

  private func keep(_ text: String) {
    storage.bytes = Array(text.utf8)
  }

  private var text: String? { storage.bytes.map { String(decoding: $0, as: UTF8.self) } }

  @Test("that is not there means a new game, and is made by the first save")
  func firstRun() throws {
    let opened = try SavedGameFile.open(storage)
    #expect(opened.game == nil)
    #expect(opened.notice == nil)
    #expect(storage.bytes == nil)
    try opened.file.keep(.new)
    #expect(text == NewGameText.saved)
  }

  @Test("is read back, and replaced by every save")
  func roundTrip() throws {
    let game = try Games.short()
    try SavedGameFile.open(storage).file.keep(game)
    let opened = try SavedGameFile.open(storage)
    #expect(opened.game == game)
    #expect(opened.notice == nil)
    try opened.file.keep(.new)
    #expect(text == NewGameText.saved)
  }

  @Test("whose content is none is set aside whole, and the player is told what was wrong")
  func setAside() throws {
    keep(Self.bad)
    let opened = try SavedGameFile.open(storage)
    #expect(opened.game == nil)
    #expect(opened.notice == .setAside(.lineMissing(3), keptAs: "memory-1"))
    #expect(storage.aside == [Array(Self.bad.utf8)])
    try opened.file.keep(.new)
    #expect(text == NewGameText.saved)
  }

  @Test("that can be neither read nor set aside is never overwritten, and every save says why")
  func notSetAside() throws {
    keep(Self.bad)
    let failure = SaveFailure(step: .setAside, path: "game", reason: "Permission denied")
    storage.setAsideFailure = failure
    let opened = try SavedGameFile.open(storage)
    #expect(opened.game == nil)
    #expect(opened.notice == .notSetAside(.lineMissing(3), failure))
    storage.setAsideFailure = nil
    for _ in 0..<2 {
      #expect(throws: failure) { try opened.file.keep(.new) }
    }
    #expect(text == Self.bad)
  }

  @Test("that another program uses is left alone, and a game is played without it")
  func busy() throws {
    keep(Self.bad)
    storage.isBusy = true
    let opened = try SavedGameFile.open(storage)
    #expect(opened.game == nil)
    #expect(opened.notice == .heldElsewhere(holder: nil))
    try opened.file.keep(.new)
    #expect(text == Self.bad)
    #expect(storage.aside == [])
  }

  @Test(
    "that cannot be read for another reason than its content is no game to play, and stays",
    arguments: [.folder, .device, .notAFile, .system("Input/output error")]
      as [ReadFailure.Reason])
  func unreadable(reason: ReadFailure.Reason) throws {
    keep(Self.bad)
    let failure = ReadFailure(path: "game", reason: reason)
    storage.readFailure = failure
    #expect(throws: failure) { try storage.check() }
    #expect(throws: failure) { try SavedGameFile.open(storage) }
    #expect(text == Self.bad)
    #expect(storage.aside == [])
    #expect(failure.isWrongKind == (reason != .system("Input/output error")))
  }

  @Test("whose record does not lead to its position starts there, and the player is told")
  func restarted() throws {
    keep(NewGameText.saved + "plies f5\n")
    let opened = try SavedGameFile.open(storage)
    #expect(opened.game == .new)
    #expect(opened.notice == .recordRestarted(.otherPosition))
    #expect(storage.aside == [])
    try opened.file.keep(.new)
    #expect(text == NewGameText.saved)
  }

  @Test("that could not be saved can be saved later")
  func saveFails() throws {
    let file = try SavedGameFile.open(storage).file
    try file.keep(.new)
    storage.saveFailure = Self.failure
    #expect(throws: Self.failure) { try file.keep(try Games.short()) }
    #expect(text == NewGameText.saved)
    storage.saveFailure = nil
    try file.keep(try Games.short())
    #expect(text == (try Games.short()).text)
  }

  @Test("keeps the lines that this version does not know, across moves and resets")
  func unknownLines() throws {
    keep(NewGameText.saved + "future 1\nengine strong one\n")
    let file = try SavedGameFile.open(storage).file
    try file.keep(try Games.short())
    #expect(text == (try Games.short()).text + "future 1\nengine strong one\n")
    try file.keep(.new)
    #expect(text == NewGameText.saved + "future 1\nengine strong one\n")
  }

  @Test("keeps a level that this version does not have, until the player changes that level")
  func strangeLevels() throws {
    keep(NewGameText.saved + "dark-level 19\nlight-level -2\n")
    let opened = try SavedGameFile.open(storage)
    var game = try #require(opened.game)
    #expect(game.moveLimits == Sides(dark: .level(.strongest), light: .level(Level.all[0])))

    game.record = try GameRecord(start: .newGame, plies: "f5")
    try opened.file.keep(game)
    #expect(text?.hasSuffix("\nplies f5\ndark-level 19\nlight-level -2\n") == true)

    game.moveLimits.light = .level(Level.all[1])
    try opened.file.keep(game)
    #expect(text?.hasSuffix("\nplies f5\nlight-level 1\ndark-level 19\n") == true)

    // Chosen by the player, level 0 is that, and not what was kept before.
    game.moveLimits.light = .level(Level.all[0])
    try opened.file.keep(game)
    #expect(text?.hasSuffix("\nplies f5\nlight-level 0\ndark-level 19\n") == true)
  }

  @Test("forgets a level that the player changed also when that save fails")
  func levelChangedInFailingSave() throws {
    keep(NewGameText.saved + "dark-level 19\n")
    let opened = try SavedGameFile.open(storage)
    var game = try #require(opened.game)
    storage.saveFailure = Self.failure
    game.moveLimits.dark = .standard
    #expect(throws: Self.failure) { try opened.file.keep(game) }
    storage.saveFailure = nil
    game.moveLimits.dark = .level(Level.all[10])
    try opened.file.keep(game)
    #expect(text == NewGameText.saved + "dark-level 10\n")
  }

  private static func saved(_ modes: String, _ lines: String) -> [UInt8] {
    Array((NewGameText.saved.replacing("x00", with: modes, maxReplacements: 1) + lines).utf8)
  }

  @Test("forgets the name of an external engine when another computer plays that side")
  func forgottenEngine() throws {
    let edax = ExternalEngineName("Edax")
    storage.bytes = Self.saved("x10", "dark-engine gone\n")
    let opened = try SavedGameFile.open(storage, engines: [edax])
    #expect(opened.unknownEngines.dark == ExternalEngineName("gone"))
    var game = try #require(opened.game)
    opened.file.save(game)
    #expect(storage.bytes == Self.saved("x00", "dark-engine gone\n"))
    game.modes.dark = .externalEngine(edax)
    opened.file.save(game)
    #expect(storage.bytes == Self.saved("x10", "dark-engine Edax\n"))
    game.modes.dark = .manual
    opened.file.save(game)
    #expect(storage.bytes == Self.saved("x00", ""))
  }
}
