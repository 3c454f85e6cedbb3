import Analysis
import App
import CommandLine
import GameSession
import Notation
import Posix
import ReversiCore
import ReversiTesting
import Testing
import Words

@testable import reversi

@Suite("The start of the program")
struct GameStartTests {
  @Test("a game that is read does not get the identity of the finished game that was saved")
  func identity() throws {
    var finished = SavedGame.new
    finished.record = try GameRecord(transcript: "f5f6d3e3f3f4g7f2f1")
    finished.identity = GameIdentity(7)
    let loaded = try GameRecord(transcript: "f5d6")
    let start = GameStart(
      Options(), found: finished, loaded: .game(GGFGame(record: loaded)), opening: GameRecord())
    #expect(start.game.record == loaded)
    #expect(start.game.identity == nil)
    let resumed = GameStart(Options(), found: finished, loaded: nil, opening: GameRecord())
    #expect(resumed.game.record == finished.record && resumed.game.identity == finished.identity)
  }

  private static let loaded = GameRecord.after(.d3, .c3)

  private static func saved(_ record: GameRecord) -> SavedGame {
    var game = SavedGame.new
    game.record = record
    game.modes.light = .computer
    game.moveLimits.light = .level(Level.all[7])
    return game
  }

  private func start(
    found: SavedGame?, loaded: GameRecord? = nil, options: Options = Options()
  ) -> GameStart {
    GameStart(
      options, found: found, loaded: loaded.map { .game(GGFGame(record: $0)) }, opening: .after(.f5)
    )
  }

  @Test("the saved game is resumed as it was, except for modes and levels in the arguments")
  func resumed() {
    let saved = Self.saved(.after(.c4)).assumingPlayers
    #expect(start(found: saved).game == saved)
    var options = Options()
    options.players.dark = .mode(.computer)
    options.moveLimits.dark = .level(Level.all[2])
    let game = start(found: saved, options: options).game
    #expect(game.modes == Sides(dark: .computer, light: .computer))
    #expect(game.moveLimits == Sides(dark: .level(Level.all[2]), light: .level(Level.all[7])))
  }

  @Test("the moves of a game of an earlier version count for those who played it then")
  func players() {
    let saved = Self.saved(.after(.c4, .c3))
    var options = Options()
    options.moveLimits.light = .level(Level.all[9])
    let game = start(found: saved, options: options).game
    #expect(game.course.players == Sides(dark: [.person], light: [.level(Level.all[7])]))
    var other = saved
    other.course.marks = [.helped]
    let loaded = start(found: nil, loaded: Self.loaded).game
    #expect(loaded.course == GameCourse())
    other.record = GameRecord(start: .newGame)
    #expect(start(found: other, loaded: Self.loaded).game.course == GameCourse())
  }

  @Test("a board that was read and names no side to move is reported")
  func assumedTurn() throws {
    let board = "-------------------x-------xx------xo---------------------------"
    let content = try GameText.content(of: board)
    let start = GameStart(Options(), found: nil, loaded: content, opening: GameRecord())
    #expect(start.notices == [.turnAssumed(.byCount(.light))])
    #expect(start.game.record.position.turn == .light && start.question == nil)
    let asked = GameStart(
      Options(), found: Self.saved(.after(.c4)), loaded: content, opening: GameRecord())
    #expect(asked.notices == [.turnAssumed(.byCount(.light))] && asked.question != nil)
  }

  @Test("an unknown engine is reported, unless the command line gives its side to another player")
  func unknownEngine() {
    let unknown = Sides<ExternalEngineName?>(
      dark: ExternalEngineName("gone"), light: ExternalEngineName("lost"))
    var options = Options()
    options.players.light = .mode(.computer)
    let begun = GameStart(
      options, found: .new, loaded: nil, unknown: unknown, opening: GameRecord())
    #expect(begun.notices == [.externalEngineUnknown(.dark, ExternalEngineName("gone"))])
  }

  @Test("without a saved game, a new game starts with its opening")
  func new() {
    let begun = start(found: nil)
    #expect(begun.game.record == .after(.f5))
    #expect(begun.question == nil)
  }

  @Test("a record that was read takes the place of a game that is over or untouched")
  func loaded() {
    for found in [nil, Self.saved(GameRecord())] {
      let begun = start(found: found, loaded: Self.loaded)
      #expect(begun.game.record == Self.loaded)
      #expect(begun.game.modes == Sides(dark: .manual, light: .manual))
      #expect(begun.game.moveLimits == (found ?? .new).moveLimits)
      #expect(begun.question == nil)
    }
  }

  @Test("a game that is under way is replaced only after a question")
  func question() {
    let saved = Self.saved(.after(.c4)).assumingPlayers
    let begun = start(found: saved, loaded: Self.loaded)
    #expect(begun.game == saved)
    #expect(begun.question == .loadRequested(Self.loaded))
    #expect(start(found: Self.saved(Self.loaded), loaded: Self.loaded).question == nil)
    let resumed = Self.saved(GameRecord(start: GameRecord.after(.c4).position))
    #expect(start(found: resumed, loaded: Self.loaded).question == .loadRequested(Self.loaded))
  }

  @Test("several games that were read leave the game as it is, and the person is asked about them")
  func severalGames() {
    let games = [GGFGame(record: Self.loaded), GGFGame(record: .after(.f5, .d6))]
    for found in [nil, Self.saved(.after(.c4)), .new] {
      let begun = GameStart(Options(), found: found, loaded: .games(games), opening: .after(.f5))
      #expect(begun.game == start(found: found).game)
      #expect(begun.question == .additionRequested(games))
    }
  }

  @Test("openings have the requested number of plies, differ, and depend on the seed")
  func openings() throws {
    var options = Options()
    #expect(try StartingOpenings.start(options).next() == GameRecord())
    options.opening = .random(plies: 8)
    options.seed = 3
    let (first, second) = (try StartingOpenings.start(options), try StartingOpenings.start(options))
    let records = (0..<3).map { _ in first.next() }
    #expect(Set(records).count == 3)
    #expect(records.allSatisfy { $0.openingPlies == 8 && $0.isUntouched })
    #expect((0..<3).map { _ in second.next() } == records)
  }

  @Test("a named opening begins every game, and is never taken back")
  func namedOpening() throws {
    var options = Options()
    let tiger = try #require(Opening(named: "tiger"))
    options.opening = .named(tiger)
    let openings = try StartingOpenings.start(options)
    for _ in 0..<2 {
      let record = openings.next()
      #expect(record.transcript == "f5d6c3d3c4")
      #expect(record.openingPlies == 5 && record.isUntouched)
      #expect(Opening.reached(by: record) == tiger)
    }
    openings.prepare()
    try Deadline.generous.wait(for: "the opening", readable: openings.descriptor)
    #expect(openings.collect() == [.game(.openingPrepared(tiger.record))])
  }

  @Test("a prepared opening arrives as an event")
  func preparedOpening() throws {
    var options = Options()
    options.opening = .random(plies: 8)
    options.seed = 3
    let (waiting, preparing) = (
      try StartingOpenings.start(options), try StartingOpenings.start(options)
    )
    preparing.prepare()
    try Deadline.generous.wait(for: "the opening", readable: preparing.descriptor)
    #expect(preparing.collect() == [.game(.openingPrepared(waiting.next()))])
  }

  @Test("settings for players and levels apply to new games, the command line to all games")
  func newGames() {
    var settings = Options()
    settings.players.light = .mode(.computer)
    settings.moveLimits.light = .level(Level.all[7])
    let new = GameStart(
      Options(), settings: settings, found: nil, loaded: nil, opening: GameRecord())
    #expect(new.game.modes.light == .computer && new.game.moveLimits.light.level?.number == 7)
    let resumed = GameStart(
      Options(), settings: settings, found: .new, loaded: nil, opening: GameRecord())
    #expect(resumed.game == .new)
    var options = Options()
    options.players.light = .mode(.manual)
    let asked = GameStart(
      options, settings: settings, found: nil, loaded: nil, opening: GameRecord())
    #expect(asked.game.modes.light == .manual && asked.game.moveLimits.light.level?.number == 7)
  }
}

extension GameRecord {
  fileprivate static func after(_ squares: Square...) -> GameRecord {
    var record = GameRecord()
    for square in squares {
      do { try record.play(square) } catch { Issue.record("\(square): \(error)") }
    }
    return record
  }
}
