import Analysis
import Archive
import FileFormats
import GameSession
import Posix
import ReversiCore
import ReversiTesting
import Storage
import Testing

/// How a game is read and saved; `DurableFileTests` tests the file itself.
@Suite("A saved game")
struct SavedGameFileTests {
  let folder: ScratchFolder
  let system = FaultySystem()

  init() throws {
    folder = try ScratchFolder()
  }

  private var failure: SaveFailure {
    SaveFailure(step: .write, path: folder["game"], reason: "No space left on device")
  }

  private func write(_ text: String) throws { try folder.write(text, to: "game") }

  private var text: String? { folder.text(of: "game") }

  private func open(_ engines: [ExternalEngineName] = []) throws -> SavedGameFile.Opened {
    try SavedGameFile.reopen(at: folder.location("game"), engines: engines, system: system)
  }

  private func fillDisk() { system.follow { call, _ in call == .write ? .noSpace : nil } }

  @Test("starts with its position if the record does not lead there, and the person is told")
  func restarted() throws {
    try write(NewGameText.saved + "plies f5\n")
    let opened = try open()
    #expect(opened.game == .new)
    #expect(opened.problem == .recordRestarted(.otherPosition))
    #expect(folder.text(of: "game.bad-1") == nil)
    try opened.file.keep(.new)
    #expect(text == NewGameText.saved)
  }

  @Test("keeps lines that this version does not know, across moves and resets")
  func unknownLines() throws {
    try write(NewGameText.saved + "future 1\nengine strong one\n")
    let file = try open().file
    let game = try Games.short()
    try file.keep(game)
    #expect(text == game.text + "future 1\nengine strong one\n")
    try file.keep(.new)
    #expect(text == NewGameText.saved + "future 1\nengine strong one\n")
  }

  @Test("keeps a level that this version does not support until the person changes it")
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

    // Level 0 is now the person's choice, and not the nearest to the kept level.
    game.moveLimits.light = .level(Level.all[0])
    try opened.file.keep(game)
    #expect(text?.hasSuffix("\nplies f5\nlight-level 0\ndark-level 19\n") == true)
  }

  @Test("forgets a level that the person changes even if that save fails")
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
