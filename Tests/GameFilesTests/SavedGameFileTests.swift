import GameFiles
import GameFormats
import GameSession
import Posix
import ReversiCore
import ReversiTesting
import Testing

/// What the game is read as and saved as; `DurableFileTests` has what happens to the file.
@Suite("A saved game")
struct SavedGameFileTests {
  let folder: ScratchFolder
  let system = FaultySystem()
  static let bad = "x00\n--------\n"

  init() throws {
    folder = try ScratchFolder()
  }

  /// The failure of a save on a full disk.
  private var failure: SaveFailure {
    SaveFailure(step: .write, path: folder["game"], reason: "No space left on device")
  }

  private func write(_ text: String) throws { try folder.write(text, to: "game") }

  private var text: String? { folder.text(of: "game") }

  private func open(_ engines: [ExternalEngineName] = []) throws -> SavedGameFile.Opened {
    try SavedGameFile.reopen(at: folder.location("game"), engines: engines, system: system)
  }

  /// Lets every save fail, as on a full disk.
  private func fillDisk() { system.follow { call, _ in call == .write ? .noSpace : nil } }

  @Test("whose content is none is set aside whole, and the player is told what was wrong")
  func setAside() throws {
    try write(Self.bad)
    let opened = try open()
    #expect(opened.game == nil)
    #expect(opened.problem == .setAside(.lineMissing(3), keptAs: "game.bad-1"))
    #expect(folder.text(of: "game.bad-1") == Self.bad)
    try opened.file.keep(.new)
    #expect(text == NewGameText.saved)
  }

  @Test("that can be neither read nor set aside is never overwritten, and every save says why")
  func notSetAside() throws {
    try write(Self.bad)
    let failure = SaveFailure(
      step: .setAside, path: folder["game"], reason: "Permission denied")
    system.follow { call, _ in call == .rename ? .permissionDenied : nil }
    let opened = try open()
    #expect(opened.game == nil)
    #expect(opened.problem == .notSetAside(.lineMissing(3), failure))
    system.follow()
    for _ in 0..<2 {
      #expect(throws: failure) { try opened.file.keep(.new) }
    }
    #expect(text == Self.bad)
  }

  @Test("whose record does not lead to its position starts there, and the player is told")
  func restarted() throws {
    try write(NewGameText.saved + "plies f5\n")
    let opened = try open()
    #expect(opened.game == .new)
    #expect(opened.problem == .recordRestarted(.otherPosition))
    #expect(folder.text(of: "game.bad-1") == nil)
    try opened.file.keep(.new)
    #expect(text == NewGameText.saved)
  }

  @Test("that could not be saved can be saved later")
  func saveFails() throws {
    let file = try open().file
    try file.keep(.new)
    fillDisk()
    #expect(throws: failure) { try file.keep(try Games.short()) }
    #expect(text == NewGameText.saved)
    system.follow()
    try file.keep(try Games.short())
    #expect(text == (try Games.short()).text)
  }

  @Test("keeps the lines that this version does not know, across moves and resets")
  func unknownLines() throws {
    try write(NewGameText.saved + "future 1\nengine strong one\n")
    let file = try open().file
    try file.keep(try Games.short())
    #expect(text == (try Games.short()).text + "future 1\nengine strong one\n")
    try file.keep(.new)
    #expect(text == NewGameText.saved + "future 1\nengine strong one\n")
  }

  @Test("keeps a level that this version does not have, until the player changes that level")
  func strangeLevels() throws {
    try write(NewGameText.saved + "dark-level 19\nlight-level -2\n")
    let opened = try open()
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
    try write(NewGameText.saved + "dark-level 19\n")
    let opened = try open()
    var game = try #require(opened.game)
    fillDisk()
    game.moveLimits.dark = .standard
    #expect(throws: failure) { try opened.file.keep(game) }
    system.follow()
    game.moveLimits.dark = .level(Level.all[10])
    try opened.file.keep(game)
    #expect(text == NewGameText.saved + "dark-level 10\n")
  }

  private static func saved(_ modes: String, _ lines: String) -> String {
    NewGameText.saved.replacing("x00", with: modes, maxReplacements: 1) + lines
  }

  @Test("forgets the name of an external engine when another computer plays that side")
  func forgottenEngine() throws {
    let edax = ExternalEngineName("Edax")
    try write(Self.saved("x10", "dark-engine gone\n"))
    let opened = try open([edax])
    #expect(opened.unknownEngines.dark == ExternalEngineName("gone"))
    var game = try #require(opened.game)
    try opened.file.keep(game)
    #expect(text == Self.saved("x00", "dark-engine gone\n"))
    game.modes.dark = .externalEngine(edax)
    try opened.file.keep(game)
    #expect(text == Self.saved("x10", "dark-engine Edax\n"))
    game.modes.dark = .manual
    try opened.file.keep(game)
    #expect(text == Self.saved("x00", ""))
  }
}
