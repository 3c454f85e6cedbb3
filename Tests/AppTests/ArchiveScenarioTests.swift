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
    var (session, effects) = App.begin(
      .new, stored: nil, pace: .init(speed: .off), identities: SeededGenerator(seed: seed))
    effects += play(squares, in: &session)
    return (session, effects)
  }

  private static func play(
    _ squares: some Sequence<Square>, in session: inout App
  ) -> [App.Effect] {
    squares.flatMap { square in
      let pass = session.phase == .passing ? session.handle(.game(.dismissed)) : []
      return pass + session.handle(.game(.squareChosen(square)))
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
    let (session, effects) = Self.played(Self.whole)
    #expect(session.phase == .over)
    #expect(effects.archived == [session.game.saved])
    #expect(
      effects.orders.suffix(2) == [
        .game(.save(session.game.saved)), .game(.archive(session.game.saved)),
      ])
    #expect(Self.played(Self.whole.dropLast()).effects.archived.isEmpty)
  }

  @Test("by an identity that it gets with its first move, and that follows from a seed")
  func identity() throws {
    #expect(Self.played([]).app.game.saved.identity == nil)
    let first = try #require(Self.played([.f5]).app.game.saved.identity)
    let (session, effects) = Self.played(Self.short)
    #expect(session.game.saved.identity == first)
    #expect(
      effects.contains {
        if case .game(.save(let game)) = $0 { game.identity == first } else { false }
      })
    #expect(Self.played(Self.short, seed: 2).app.game.saved.identity != first)
  }

  @Test("by the same identity when it ends again, after undo and other moves")
  func laterEnd() throws {
    var (session, _) = Self.played(Self.short)
    let identity = session.game.saved.identity
    for _ in 0..<4 { _ = session.handle(.game(.undoRequested)) }
    #expect(session.game.saved.identity == identity)
    // Redo comes back to the end that is archived.
    var effects: [App.Effect] = []
    for _ in 0..<4 { effects += session.handle(.game(.redoRequested)) }
    #expect(session.phase == .over)
    #expect(effects.archived.isEmpty)

    _ = session.handle(.game(.undoRequested))
    _ = session.handle(.game(.undoRequested))
    let other = Self.play(Self.short.suffix(2), in: &session)
    #expect(other.archived == [session.game.saved])
    #expect(session.game.saved.identity == identity)
  }

  @Test("by the same identity after the review has gone on from an earlier ply")
  func goneOn() throws {
    var (session, _) = Self.played(Self.short)
    let identity = session.game.saved.identity
    _ = session.handle(.sheetOpened(.review))
    _ = session.handle(.review(.moved(to: 4)))
    _ = session.handle(.review(.playOnRequested))
    _ = session.handle(.confirmed)
    #expect(session.record.standing == 4)
    #expect(Self.play(Self.short.dropFirst(4), in: &session).archived.map(\.identity) == [identity])
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
      var (session, _) = Self.played(Self.whole.prefix(moves))
      let game = session.game.saved
      var effects: [App.Effect] = []
      for event in events { effects += session.handle(event) }
      #expect(effects.archived == (moves < 10 ? [] : [game]), "\(moves) moves")
      #expect(session.game.saved.identity == nil || session.game.saved.identity != game.identity)
      guard moves >= 10 else { continue }
      let archive = try #require(effects.firstIndex(of: .game(.archive(game))))
      let save = try #require(effects.firstIndex(of: .game(.save(session.game.saved))))
      #expect(archive < save)
    }
  }

  @Test("without the moves that were taken back")
  func takenBack() throws {
    var (session, _) = Self.played(Self.whole.prefix(12))
    for _ in 0..<3 { _ = session.handle(.game(.undoRequested)) }
    _ = session.handle(.resetRequested)
    #expect(session.handle(.confirmed).archived.isEmpty)
  }

  @Test("again when a finished game is given up, in case the program was killed meanwhile")
  func finishedAndResumed() throws {
    let game = Self.played(Self.short).app.game.saved
    var (session, effects) = Self.resumed(game)
    #expect(effects.archived.isEmpty)
    effects = session.handle(.playAgainRequested)
    #expect(effects.archived == [game])
  }

  @Test("while its last move is shown, if the player gives it up then")
  func givenUpInAnimation() throws {
    let almost = Self.played(Self.short.dropLast()).app.game.saved
    var session = App.begin(almost, stored: almost, pace: .init()).app
    let last = try #require(Self.short.last)
    let game = session.handle(.game(.squareChosen(last))).archived
    #expect(game == [session.game.saved])
    #expect(session.animation != nil)
    _ = session.handle(.resetRequested)
    #expect(session.handle(.confirmed).archived == game)
  }

  @Test("if it goes on from moves that were opened, but not if nobody plays in it here")
  func opened() throws {
    var over = GameRecord()
    for square in Self.short { try over.play(square) }
    var (session, _) = Self.played([])
    _ = session.handle(.loadRequested(over))
    #expect(session.game.saved.identity == nil)
    #expect(session.handle(.playAgainRequested).archived.isEmpty)

    let part = try GameRecord(transcript: KnownGame.tie.transcript.prefix(24))
    _ = session.handle(.loadRequested(part))
    let game = session.game.saved
    #expect(game.identity != nil)
    _ = session.handle(.resetRequested)
    #expect(session.handle(.confirmed).archived == [game])
  }

  @Test("if a game that is opened at the start takes the place of a finished one")
  func openedAtStart() throws {
    let finished = Self.played(Self.short).app.game.saved
    var opened = SavedGame.new
    opened.record = Games.middle
    let (session, effects) = Self.resumed(opened, over: finished)
    #expect(effects.orders == [.game(.archive(finished)), .game(.save(session.game.saved))])
    #expect(session.game.saved.identity != nil)
    #expect(session.game.saved.identity != finished.identity)
  }

  @Test("if it was saved without an identity")
  func unidentified() throws {
    var game = Self.played(Self.whole.prefix(10)).app.game.saved
    game.identity = nil
    var (session, effects) = Self.resumed(game)
    #expect(effects.orders.isEmpty)
    _ = session.handle(.resetRequested)
    effects = session.handle(.confirmed)
    #expect(effects.archived.map(\.record) == [game.record])
    #expect(effects.archived.allSatisfy { $0.identity != nil })
    #expect(session.game.saved == .new)
  }
}

extension [App.Effect] {
  /// The games that are archived.
  fileprivate var archived: [SavedGame] {
    compactMap { if case .game(.archive(let game)) = $0 { game } else { nil } }
  }
}
