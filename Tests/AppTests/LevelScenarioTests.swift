import Analysis
import Archive
import ReversiCore
import ReversiTesting
import Testing

@testable import App
@testable import GameSession

@Suite("Telling that a level has been outgrown")
struct LevelScenarioTests {
  private static let level = Level.standard

  /// A game that dark wins with its next move, and that move.
  private static func beforeWin(
    levels outgrown: Set<Level> = [], limit: MoveLimit = .level(level),
    light: Mode = .computer, dark: Mode = .manual, course: GameCourse = GameCourse()
  ) throws -> (app: App, move: Square) {
    let over = try GameRecord(start: .newGame, plies: "e6f4e3f6g5d6e7f5c5")
    let record = try GameRecord(start: .newGame, plies: "e6f4e3f6g5d6e7f5")
    #expect(over.position.outcome == .win(.dark, by: 13))
    let game = SavedGame(
      record: record, modes: Sides(dark: dark, light: light),
      moveLimits: Sides(dark: .standard, light: limit), identity: GameIdentity(5),
      outgrownLevels: outgrown, course: course)
    let (app, _) = App.begin(
      game, stored: game, pace: GameSession.Pace(speed: .off), identities: SeededGenerator(seed: 1))
    return (app, .c5)
  }

  private static func request(_ effects: [App.Effect]) -> (id: RequestID, job: LevelRequest)? {
    effects.started(LevelRequest.self).first
  }

  private static func tally(won: Int, of games: Int) -> LevelTally {
    var tally = LevelTally()
    for game in 0..<games { tally.add(isWon: game < won) }
    return tally
  }

  @Test("happens with the seventh win in ten games", arguments: [(5, 9), (6, 9), (9, 9), (8, 8)])
  func seventhWin(won: Int, games: Int) throws {
    var (app, move) = try Self.beforeWin()
    let request = try #require(Self.request(app.handle(.game(.squareChosen(move)))))
    #expect(request.job == LevelRequest(level: Self.level, game: GameIdentity(5)))
    let effects = app.handle(
      .reply(Self.tally(won: won, of: games), to: LevelRequest.self, request.id))
    guard games == 9, won >= 6 else {
      #expect(effects == [])
      return
    }
    #expect(
      effects == [
        .announce(.levelOutgrown(Self.level, won: won + 1)),
        .game(.save(app.game.saved)),
      ])
    #expect(app.game.saved.outgrownLevels == [Self.level])
  }

  @Test("happens once for a level, also after the game is resumed")
  func once() throws {
    var (app, move) = try Self.beforeWin()
    let request = try #require(Self.request(app.handle(.game(.squareChosen(move)))))
    let told = App.Event.reply(Self.tally(won: 9, of: 9), to: LevelRequest.self, request.id)
    #expect(app.handle(told).count == 2)
    #expect(app.handle(told) == [])
    _ = app.handle(.game(.undoRequested))
    #expect(Self.request(app.handle(.game(.squareChosen(move)))) == nil)
    var (resumed, again) = try Self.beforeWin(levels: app.game.saved.outgrownLevels)
    #expect(Self.request(resumed.handle(.game(.squareChosen(again)))) == nil)
  }

  @Test("does not happen for a game that has been taken back or replaced meanwhile")
  func late() throws {
    for event in [App.Event.game(.undoRequested), .playAgainRequested] {
      var (app, move) = try Self.beforeWin()
      let request = try #require(Self.request(app.handle(.game(.squareChosen(move)))))
      _ = app.handle(event)
      _ = app.handle(.confirmed)
      let before = app.game.saved
      _ = app.handle(.reply(Self.tally(won: 9, of: 9), to: LevelRequest.self, request.id))
      #expect(app.game.saved == before, "\(event)")
    }
  }

  @Test("happens for the level that was played against, whatever the level is now")
  func levelOfMoves() throws {
    let course = GameCourse(
      players: Sides(dark: [.person], light: [.level(Level.all[7])]))
    var (app, move) = try Self.beforeWin(course: course)
    let request = try #require(Self.request(app.handle(.game(.squareChosen(move)))))
    #expect(request.job.level == Level.all[7])
  }

  @Test("does not happen against a time, an engine, the strongest level, or without the person")
  func others() throws {
    let sessions = [
      try Self.beforeWin(limit: .moveTime(.seconds(1))),
      try Self.beforeWin(limit: .level(.strongest)),
      try Self.beforeWin(light: .externalEngine(ExternalEngineName("other"))),
      try Self.beforeWin(light: .manual),
      try Self.beforeWin(course: GameCourse(marks: [.helped])),
    ]
    for (app, move) in sessions {
      var app = app
      #expect(Self.request(app.handle(.game(.squareChosen(move)))) == nil)
    }
  }
}
