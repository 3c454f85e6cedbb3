import ReversiCore
import ReversiTesting
import Testing

@testable import App
@testable import GameSession

/// Which games are archived, when, and by which identity.
@Suite("A game is archived")
struct ArchiveScenarioTests {
  /// A session without animation that has played a line, passes included.
  private static func played(
    _ squares: some Sequence<Square>, seed: UInt64 = 1
  ) -> (app: App, effects: [App.Effect]) {
    var (app, effects) = App.begin(
      .new, stored: nil, pace: .init(speed: .off), identities: SeededGenerator(seed: seed))
    effects += play(squares, in: &app)
    return (app, effects)
  }

  private static func play(
    _ squares: some Sequence<Square>, in app: inout App
  ) -> [App.Effect] {
    squares.flatMap { square in
      let pass = app.phase == .passing ? app.handle(.game(.dismissed)) : []
      return pass + app.handle(.game(.squareChosen(square)))
    }
  }

  private static func resumed(
    _ game: SavedGame, over stored: SavedGame? = nil
  ) -> (app: App, effects: [App.Effect]) {
    App.begin(
      game, stored: stored ?? game, pace: .init(speed: .off), identities: SeededGenerator(seed: 9))
  }

  private static let whole = KnownGame.tie.squares
  /// A game that ends after nine moves.
  private static let short = KnownGame.lightWipedOut.squares

  @Test("once when it ends, right after its last move is saved")
  func end() throws {
    let (app, effects) = Self.played(Self.whole)
    #expect(app.phase == .over)
    #expect(effects.archived == [app.game.saved])
    #expect(
      effects.orders.suffix(2) == [
        .game(.save(app.game.saved)), .game(.archive(app.game.saved)),
      ])
    #expect(Self.played(Self.whole.dropLast()).effects.archived.isEmpty)
  }

  @Test("by an identity that it gets with its first move, and that follows from a seed")
  func identity() throws {
    #expect(Self.played([]).app.game.saved.identity == nil)
    let first = try #require(Self.played([.f5]).app.game.saved.identity)
    let (app, effects) = Self.played(Self.short)
    #expect(app.game.saved.identity == first)
    #expect(
      effects.contains {
        if case .game(.save(let game)) = $0 { game.identity == first } else { false }
      })
    #expect(Self.played(Self.short, seed: 2).app.game.saved.identity != first)
  }

  @Test("by the same identity when it ends again, after undo and other moves")
  func laterEnd() throws {
    var (app, _) = Self.played(Self.short)
    let identity = app.game.saved.identity
    for _ in 0..<4 { _ = app.handle(.game(.undoRequested)) }
    #expect(app.game.saved.identity == identity)
    // Redo comes back to the end that is archived.
    var effects: [App.Effect] = []
    for _ in 0..<4 { effects += app.handle(.game(.redoRequested)) }
    #expect(app.phase == .over)
    #expect(effects.archived.isEmpty)

    _ = app.handle(.game(.undoRequested))
    _ = app.handle(.game(.undoRequested))
    let other = Self.play(Self.short.suffix(2), in: &app)
    #expect(other.archived == [app.game.saved])
    #expect(app.game.saved.identity == identity)
  }

  @Test("by the same identity after the review has gone on from an earlier ply")
  func goneOn() throws {
    var (app, _) = Self.played(Self.short)
    let identity = app.game.saved.identity
    _ = app.handle(.sheetOpened(.review))
    _ = app.handle(.review(.moved(to: 4)))
    _ = app.handle(.review(.playOnRequested))
    _ = app.handle(.confirmed)
    #expect(app.record.standing == 4)
    #expect(Self.play(Self.short.dropFirst(4), in: &app).archived.map(\.identity) == [identity])
  }

  /// The ways to give a game up.
  private static let endings: [(name: String, events: [App.Event])] = [
    ("play again", [.playAgainRequested, .confirmed]), ("swap", [.swapRequested, .confirmed]),
    ("reset", [.resetRequested, .confirmed]),
    ("load", [.loadRequested(Games.middle), .confirmed]),
    ("set up", [.positionSetUp(Games.middle.position), .confirmed]),
  ]

  @Test(
    "before another game takes its place, from ten moves on", arguments: endings.map(\.name))
  func givenUp(name: String) throws {
    let events = try #require(Self.endings.first { $0.name == name }).events
    for moves in [0, 1, 9, 10, 11, 59] {
      var (app, _) = Self.played(Self.whole.prefix(moves))
      let game = app.game.saved
      var effects: [App.Effect] = []
      for event in events { effects += app.handle(event) }
      #expect(effects.archived == (moves < 10 ? [] : [game]), "\(moves) moves")
      #expect(app.game.saved.identity == nil || app.game.saved.identity != game.identity)
      guard moves >= 10 else { continue }
      let archive = try #require(effects.firstIndex(of: .game(.archive(game))))
      let save = try #require(effects.firstIndex(of: .game(.save(app.game.saved))))
      #expect(archive < save)
    }
  }

  @Test("without the moves that were taken back")
  func takenBack() throws {
    var (app, _) = Self.played(Self.whole.prefix(12))
    for _ in 0..<3 { _ = app.handle(.game(.undoRequested)) }
    _ = app.handle(.resetRequested)
    #expect(app.handle(.confirmed).archived.isEmpty)
  }

  @Test("again when a finished game is given up, in case the program was killed meanwhile")
  func finishedAndResumed() throws {
    let game = Self.played(Self.short).app.game.saved
    var (app, effects) = Self.resumed(game)
    #expect(effects.archived.isEmpty)
    effects = app.handle(.playAgainRequested)
    #expect(effects.archived == [game])
  }

  @Test("while its last move is shown, if the person gives it up then")
  func givenUpInAnimation() throws {
    let almost = Self.played(Self.short.dropLast()).app.game.saved
    var app = App.begin(almost, stored: almost, pace: .init()).app
    let last = try #require(Self.short.last)
    let game = app.handle(.game(.squareChosen(last))).archived
    #expect(game == [app.game.saved])
    #expect(app.animation != nil)
    _ = app.handle(.resetRequested)
    #expect(app.handle(.confirmed).archived == game)
  }

  @Test("if it goes on from moves that were opened, but not if nobody plays in it here")
  func opened() throws {
    var over = GameRecord()
    for square in Self.short { try over.play(square) }
    var (app, _) = Self.played([])
    _ = app.handle(.loadRequested(over))
    #expect(app.game.saved.identity == nil)
    #expect(app.handle(.playAgainRequested).archived.isEmpty)

    let part = try GameRecord(transcript: KnownGame.tie.transcript.prefix(24))
    _ = app.handle(.loadRequested(part))
    let game = app.game.saved
    #expect(game.identity != nil)
    _ = app.handle(.resetRequested)
    #expect(app.handle(.confirmed).archived == [game])
  }

  @Test("if a game that is opened at the start takes the place of a finished one")
  func openedAtStart() throws {
    let finished = Self.played(Self.short).app.game.saved
    var opened = SavedGame.new
    opened.record = Games.middle
    let (app, effects) = Self.resumed(opened, over: finished)
    #expect(effects.orders == [.game(.archive(finished)), .game(.save(app.game.saved))])
    #expect(app.game.saved.identity != nil)
    #expect(app.game.saved.identity != finished.identity)
  }

  @Test("if it was saved without an identity")
  func unidentified() throws {
    var game = Self.played(Self.whole.prefix(10)).app.game.saved
    game.identity = nil
    var (app, effects) = Self.resumed(game)
    #expect(effects.orders.isEmpty)
    _ = app.handle(.resetRequested)
    effects = app.handle(.confirmed)
    #expect(effects.archived.map(\.record) == [game.record])
    #expect(effects.archived.allSatisfy { $0.identity != nil })
    #expect(app.game.saved == .new)
  }
}
