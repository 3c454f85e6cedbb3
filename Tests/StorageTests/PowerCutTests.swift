import Archive
import FileFormats
import GameSession
import Posix
import ReversiCore
import ReversiTesting
import Storage
import Testing

/// The worst loss of power: names of files reach the disk before their content, so every file that
/// was never synced is empty.
@Suite("A saved game's file when the power ends")
struct PowerCutTests {
  let games: [SavedGame]

  init() throws {
    games = try ["", "f5", "f5d6", "f5d6c3"].map { plies in
      var game = SavedGame.new
      game.record = try GameRecord(start: .newGame, plies: plies)
      return game
    }
  }

  private func open(
    _ folder: ScratchFolder, _ system: FaultySystem
  ) throws -> SavedGameFile.Opened {
    try SavedGameFile.open(DurableFile(at: folder.location("game"), system: system.fileSystem))
  }

  private func start(_ system: FaultySystem) throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try folder.write(games[0].text, to: "game")
    system.noteSynced(folder["game"])
    return folder
  }

  /// Saves the games, as far as that works, and returns the last that was certainly on the disk.
  private func play(_ folder: ScratchFolder, _ system: FaultySystem) -> Int {
    guard let file = try? open(folder, system).file else { return 0 }
    var kept = 0
    for (index, game) in games.enumerated().dropFirst() {
      if (try? file.keep(game)) != nil { kept = index }
    }
    return kept
  }

  @Test(
    "goes on with a game no older than the last on the disk, whichever call is interrupted",
    arguments: [true, false])
  func anyCall(hasLinks: Bool) throws {
    let healthy = FaultySystem()
    #expect(try play(start(healthy), healthy) == 3)
    var problems: [SavedGameProblem?: Int] = [:]
    for last in 0...healthy.calls.count {
      let system = FaultySystem { call, number in
        if number > last { return .inputOutput }
        return call == .link && !hasLinks ? .notPermitted : nil
      }
      let folder = try start(system)
      let kept = play(folder, system)
      try system.cutPower(in: folder)

      let next = try SavedGameFile.reopen(at: folder.location("game"))
      let game = try #require(next.game, "after call \(last)")
      let index = try #require(games.firstIndex(of: game))
      #expect(index >= kept, "after call \(last)")
      problems[next.problem, default: 0] += 1
      try next.file.keep(games[3])
      #expect(try folder.names().contains(".game.reversi-synced") == false)
    }
    #expect(problems[.earlierResumed(.lineMissing(1), keptAs: "game.bad-1"), default: 0] > 1)
    #expect((problems[.savedGameMissing] != nil) == !hasLinks)
  }

  @Test("is set aside if it is unreadable, and the previous game continues")
  func recovery() throws {
    let folder = try ScratchFolder()
    try folder.write("", to: "game")
    try folder.write(games[1].text + "future 1\n", to: ".game.reversi-synced")
    let opened = try open(folder, FaultySystem())
    #expect(opened.problem == .earlierResumed(.lineMissing(1), keptAs: "game.bad-1"))
    #expect(opened.game == games[1])
    #expect(try folder.read("game") == games[1].text + "future 1\n")
    #expect(try folder.read("game.bad-1") == "")
    opened.file.finish(within: .seconds(60))
    #expect(try folder.namesButLocks() == ["game", "game.bad-1"])
  }

  @Test("is set aside, and a new game starts, if both files are unreadable")
  func nothingLeft() throws {
    let folder = try ScratchFolder()
    try folder.write("bad", to: "game")
    try folder.write("bad too", to: ".game.reversi-synced")
    let opened = try open(folder, FaultySystem())
    #expect(opened.problem == .setAside(.lineMissing(2), keptAs: "game.bad-1"))
    #expect(opened.game == nil)
  }

  @Test("stays in its place if it is readable, whatever has the second name")
  func readable() throws {
    let folder = try ScratchFolder()
    try folder.write(games[2].text, to: "game")
    try folder.write(games[1].text, to: ".game.reversi-synced")
    let opened = try open(folder, FaultySystem())
    #expect(opened.problem == nil)
    #expect(opened.game == games[2])
    opened.file.save(games[3])
    opened.file.finish(within: .seconds(60))
    #expect(try folder.namesButLocks() == ["game"])
  }

  @Test("stays as it is if the file with the second name cannot be read at all")
  func unreadableSecondName() throws {
    let folder = try ScratchFolder()
    try folder.write("bad", to: "game")
    try folder.write(games[1].text, to: ".game.reversi-synced")
    let reads = Monitor(0)
    let system = FaultySystem { call, _ in
      guard call == .openReading else { return nil }
      return reads.withValue { count in
        count += 1
        return count > 2 ? .inputOutput : nil
      }
    }
    #expect(
      throws: ReadFailure(path: folder["game"], reason: .system("Input/output error"))
    ) {
      try open(folder, system)
    }
    #expect(try folder.read("game") == "bad")
    #expect(try folder.namesButLocks() == ["game", ".game.reversi-synced"])
  }

  @Test("is not disturbed by a folder that has the second name")
  func folderInPlace() throws {
    let folder = try ScratchFolder()
    try folder.makeFolder(".game.reversi-synced")
    let opened = try open(folder, FaultySystem())
    #expect(opened.game == nil)
    #expect(opened.problem == nil)
    try opened.file.keep(games[1])
    try opened.file.keep(games[2])
    #expect(try folder.read("game") == games[2].text)
  }
}
