import Analysis
import GameTesting
import ReversiCore
import Testing

@testable import App
@testable import GameSession

/// Hints, and searches for them that fail.
@Suite("A hint")
struct HintScenarioTests {
  @Test("shows a hint until the next move, or until it is asked for again")
  func hint() throws {
    var app = App.resuming(.newGame)
    let effects = app.orders(after: .game(.hintRequested))
    let id = try #require(app.liveRequest)
    let kind = PlayerRequest.Kind.analysis(.moveTime(.seconds(60)))
    let request = PlayerRequest(id: id, record: GameRecord(), kind: kind)
    #expect(effects.requests == [request])
    #expect(effects.filter { $0.playerRequest == nil }.isEmpty, "it is no help at the start")
    #expect(app.hint == Hint(moves: [], isSearching: true))
    let moves = [MoveScore.scored(.d3, 1)]
    _ = app.handle(.game(.replied(id, .scores(moves, of: .dark, isFinal: true))))
    #expect(app.hint == Hint(moves: moves, isSearching: false))
    #expect(app.game.choices == Position.newGame.legalMoves)

    var again = app
    #expect(again.handle(.game(.hintRequested)).isEmpty)
    #expect(again.game.phase == .waiting(hint: .hidden))

    _ = app.handle(.game(.squareChosen(.a1)))
    #expect(app.hint?.moves == moves)
    _ = app.handle(.game(.squareChosen(.d3)))
    app.finishAnimation()
    #expect(app.game.phase == .waiting(hint: .hidden))
  }

  @Test("keeps the scores of a hint whose search fails, and hides a hint without scores")
  func failedHint() throws {
    var app = App.resuming(.newGame)
    _ = app.handle(.game(.hintRequested))
    let id = try #require(app.liveRequest)
    var empty = app
    #expect(empty.orders(after: .game(.replied(id, .failure(.noReply)))).isEmpty)
    #expect(empty.game.phase == .waiting(hint: .hidden))
    let moves = [MoveScore.scored(.d3, 1)]
    _ = app.handle(.game(.replied(id, .scores(moves, of: .dark, isFinal: false))))
    #expect(app.orders(after: .game(.replied(id, .failure(.noReply)))).isEmpty)
    #expect(app.hint == Hint(moves: moves, isSearching: false))
    // The next try is a search of its own.
    _ = empty.handle(.game(.hintRequested))
    #expect(empty.hint == Hint(moves: [], isSearching: true))
  }

  @Test("drops squares that are not legal moves from a hint")
  func illegalHint() throws {
    var app = App.resuming(.newGame)
    _ = app.handle(.game(.hintRequested))
    let id = try #require(app.liveRequest)
    let moves = [Square.a1, .d3].map { MoveScore.scored($0, 1) }
    _ = app.handle(.game(.replied(id, .scores(moves, of: .dark, isFinal: true))))
    #expect(app.hint?.moves.map(\.square) == [.d3])
  }
}
