import Notation
import ReversiCore
import ReversiTesting
import Testing

@testable import GameSession

@Suite("A session archives its game")
struct SessionArchiveTests {
  private static func played(
    _ squares: some Sequence<Square>, seed: UInt64 = 1
  ) -> (session: GameSession, effects: [GameSession.Effect]) {
    var (session, effects) = GameSession.begin(
      .new, stored: nil, pace: .init(speed: .off), identities: SeededGenerator(seed: seed))
    effects += play(squares, in: &session)
    return (session, effects)
  }

  private static func play(
    _ squares: some Sequence<Square>, in session: inout GameSession
  ) -> [GameSession.Effect] {
    squares.flatMap { square in
      let pass = session.phase == .passing ? session.handle(.dismissed) : []
      return pass + session.handle(.squareChosen(square))
    }
  }

  private static func resumed(
    _ game: SavedGame, over stored: SavedGame? = nil
  ) -> (session: GameSession, effects: [GameSession.Effect]) {
    GameSession.begin(
      game, stored: stored ?? game, pace: .init(speed: .off), identities: SeededGenerator(seed: 9))
  }

  private static let whole = KnownGame.tie.squares
  /// A game that ends after nine moves.
  private static let short = KnownGame.lightWipedOut.squares

  @Test("once when it ends, right after its last move is saved")
  func end() throws {
    let (session, effects) = Self.played(Self.whole)
    #expect(session.phase == .over)
    #expect(effects.archived == [session.saved])
    #expect(effects.orders.suffix(2) == [.save(session.saved), .archive(session.saved)])
    #expect(Self.played(Self.whole.dropLast()).effects.archived.isEmpty)
  }

  @Test("by an identity that it gets with its first move, and that follows from a seed")
  func identity() throws {
    #expect(Self.played([]).session.saved.identity == nil)
    let first = try #require(Self.played([.f5]).session.saved.identity)
    let (session, effects) = Self.played(Self.short)
    #expect(session.saved.identity == first)
    #expect(
      effects.contains {
        if case .save(let game) = $0 { game.identity == first } else { false }
      })
    #expect(Self.played(Self.short, seed: 2).session.saved.identity != first)
  }

  @Test("by the same identity when it ends again, after undo and other moves")
  func laterEnd() throws {
    var (session, _) = Self.played(Self.short)
    let identity = session.saved.identity
    for _ in 0..<4 { _ = session.handle(.undoRequested) }
    #expect(session.saved.identity == identity)
    // Redo comes back to the end that is archived.
    var effects: [GameSession.Effect] = []
    for _ in 0..<4 { effects += session.handle(.redoRequested) }
    #expect(session.phase == .over)
    #expect(effects.archived.isEmpty)

    _ = session.handle(.undoRequested)
    _ = session.handle(.undoRequested)
    let other = Self.play(Self.short.suffix(2), in: &session)
    #expect(other.archived == [session.saved])
    #expect(session.saved.identity == identity)
  }

  @Test("by the same identity after it has gone on from an earlier ply")
  func goneOn() throws {
    var (session, _) = Self.played(Self.short)
    let identity = session.saved.identity
    _ = session.handle(.wentOn(from: 4))
    #expect(session.record.standing == 4)
    #expect(Self.play(Self.short.dropFirst(4), in: &session).archived.map(\.identity) == [identity])
  }

  private static func middle() throws -> GameRecord {
    try GameRecord(transcript: KnownGame.tie.transcript.prefix(24))
  }

  private static func beginnings() throws -> [GameSession.Beginning] {
    let record = try middle()
    return [.again, .swapped, .reset, .record(record), .position(record.position)]
  }

  @Test("before another game takes its place, from ten moves on", arguments: try beginnings())
  func givenUp(beginning: GameSession.Beginning) throws {
    for moves in [0, 1, 9, 10, 11, 59] {
      var (session, _) = Self.played(Self.whole.prefix(moves))
      let game = session.saved
      let effects = session.handle(.began(beginning))
      #expect(effects.archived == (moves < 10 ? [] : [game]), "\(moves) moves")
      #expect(session.saved.identity == nil || session.saved.identity != game.identity)
      guard moves >= 10 else { continue }
      let archive = try #require(effects.firstIndex(of: .archive(game)))
      let save = try #require(effects.firstIndex(of: .save(session.saved)))
      #expect(archive < save)
    }
  }

  @Test("without the moves that were taken back")
  func takenBack() throws {
    var (session, _) = Self.played(Self.whole.prefix(12))
    for _ in 0..<3 { _ = session.handle(.undoRequested) }
    #expect(session.handle(.began(.reset)).archived.isEmpty)
  }

  @Test("again when a finished game is given up, in case the program was killed meanwhile")
  func finishedAndResumed() throws {
    let game = Self.played(Self.short).session.saved
    var (session, effects) = Self.resumed(game)
    #expect(effects.archived.isEmpty)
    effects = session.handle(.began(.again))
    #expect(effects.archived == [game])
  }

  @Test("while its last move is shown, if the person gives it up then")
  func givenUpInAnimation() throws {
    let almost = Self.played(Self.short.dropLast()).session.saved
    var session = GameSession.begin(almost, stored: almost, pace: .init()).session
    let last = try #require(Self.short.last)
    let game = session.handle(.squareChosen(last)).archived
    #expect(game == [session.saved])
    #expect(session.animation != nil)
    #expect(session.handle(.began(.reset)).archived == game)
  }

  @Test("if it goes on from moves that were opened, but not if nobody plays in it here")
  func opened() throws {
    var over = GameRecord()
    for square in Self.short { try over.play(square) }
    var (session, _) = Self.played([])
    _ = session.handle(.began(.record(over)))
    #expect(session.saved.identity == nil)
    #expect(session.handle(.began(.again)).archived.isEmpty)

    _ = session.handle(.began(.record(try Self.middle())))
    let game = session.saved
    #expect(game.identity != nil)
    #expect(session.handle(.began(.reset)).archived == [game])
  }

  @Test("if a game that is opened at the start takes the place of a finished one")
  func openedAtStart() throws {
    let finished = Self.played(Self.short).session.saved
    var opened = SavedGame.new
    opened.record = try Self.middle()
    let (session, effects) = Self.resumed(opened, over: finished)
    #expect(effects.orders == [.archive(finished), .save(session.saved)])
    #expect(session.saved.identity != nil)
    #expect(session.saved.identity != finished.identity)
  }

  @Test("if it was saved without an identity")
  func unidentified() throws {
    var game = Self.played(Self.whole.prefix(10)).session.saved
    game.identity = nil
    var (session, effects) = Self.resumed(game)
    #expect(effects.orders.isEmpty)
    effects = session.handle(.began(.reset))
    #expect(effects.archived.map(\.record) == [game.record])
    #expect(effects.archived.allSatisfy { $0.identity != nil })
    #expect(session.saved == .new)
  }
}
