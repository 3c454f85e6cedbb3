import Analysis
import ReversiCore
import ReversiTesting
import Testing

@testable import App
@testable import GameSession

/// Thoughts, hints, and move sources that fail.
@Suite("A session with a computer")
struct PlayerScenarioTests {
  @Test("asks the computer at the level of the side that moves, as it is when the request starts")
  func levels() throws {
    let (weak, strong) = (MoveLimit.level(Level.all[1]), MoveLimit.moveTime(.seconds(5)))
    var app = App.resuming(.newGame, light: .computer, speed: .off)
    #expect(
      app.orders(after: .game(.moveLimitChanged(.dark, weak))) == [
        .game(.save(app.game.saved))
      ])
    #expect(
      app.orders(after: .game(.moveLimitChanged(.light, strong))) == [
        .game(.save(app.game.saved))
      ])
    #expect(app.game.saved.moveLimits == Sides(dark: weak, light: strong))
    let effects = app.orders(after: .game(.squareChosen(.d3)))
    let request = try #require(app.moveRequestID)
    let expected = PlayerRequest(id: request, record: app.record, task: .move(strong))
    #expect(effects.last == .startRequest(expected))
    #expect(
      app.orders(after: .game(.moveLimitChanged(.light, weak))) == [
        .game(.save(app.game.saved))
      ])
    #expect(app.moveRequestID == request)
  }

  @Test("shows a hint until the next move, or until it is asked for again")
  func hint() throws {
    var app = App.resuming(.newGame)
    let effects = app.orders(after: .game(.hintRequested))
    let id = try #require(app.liveRequest)
    let task = PlayerRequest.Task.analysis(.moveTime(.seconds(60)))
    #expect(effects == [.startRequest(PlayerRequest(id: id, record: GameRecord(), task: task))])
    #expect(app.hint == Hint(moves: [], isSearching: true))
    let moves = [MoveScore.scored(.d3, 1)]
    _ = app.handle(.game(.replied(id, .scores(moves, of: .dark, isFinal: true))))
    #expect(app.hint == Hint(moves: moves, isSearching: false))
    #expect(app.choices == Position.newGame.legalMoves)

    var again = app
    #expect(again.handle(.game(.hintRequested)).isEmpty)
    #expect(again.phase == .waiting(hint: .hidden))

    _ = app.handle(.game(.squareChosen(.a1)))
    #expect(app.hint?.moves == moves)
    _ = app.handle(.game(.squareChosen(.d3)))
    app.finishAnimation()
    #expect(app.phase == .waiting(hint: .hidden))
  }

  @Test("asks the external engine that plays a side, and names it if it fails")
  func otherProgram() throws {
    let name = ExternalEngineName("other")
    var app = App.resuming(.newGame, dark: .externalEngine(name))
    let id = try #require(app.moveRequestID)
    #expect(
      app.orders(after: .game(.modeChanged(.light, .externalEngine(name)))) == [
        .game(.save(app.game.saved))
      ])
    let failure = app.handle(.game(.replied(id, .failure(.tooLate))))
    #expect(failure.orders == [.game(.save(app.game.saved))])
    #expect(app.modes == Sides(dark: .manual, light: .externalEngine(name)))
    #expect(failure.announcements == [.playerFailed(.dark, name, .tooLate)])
    let effects =
      app.orders(after: .game(.squareChosen(.d3))) + app.finishAnimation().orders
    let asked = effects.compactMap { effect -> ExternalEngineName? in
      if case .startRequest(let request) = effect { request.player.externalEngine } else { nil }
    }
    #expect(asked == [name])
  }

  @Test("switches a side between Manual and its last other player, the computer after a reset")
  func switchedModes() throws {
    let engine = Mode.externalEngine(ExternalEngineName("one"))
    var app = App.resuming(.newGame, light: engine)
    #expect(app.game.switchedMode(of: .dark) == .computer)
    #expect(app.game.switchedMode(of: .light) == .manual)
    _ = app.handle(.game(.modeChanged(.light, .manual)))
    #expect(app.game.switchedMode(of: .light) == engine)
    // An engine that fails is the side's last other player, too.
    _ = app.handle(.game(.modeChanged(.dark, engine)))
    _ = app.handle(.game(.replied(try #require(app.moveRequestID), .failure(.ended))))
    #expect(app.modes.dark == .manual)
    #expect(app.game.switchedMode(of: .dark) == engine)
    _ = app.handle(.game(.modeChanged(.dark, .computer)))
    _ = app.handle(.game(.modeChanged(.dark, .manual)))
    #expect(app.game.switchedMode(of: .dark) == .computer)
    var swapped = app
    _ = swapped.handle(.swapRequested)
    #expect(swapped.game.switchedMode(of: .dark) == engine)
    #expect(swapped.game.switchedMode(of: .light) == .computer)
    _ = app.handle(.resetRequested)
    _ = app.handle(.confirmed)
    for side in Disk.allCases { #expect(app.game.switchedMode(of: side) == .computer) }
  }

  @Test("keeps the scores of a hint whose search fails, and hides a hint without scores")
  func failedHint() throws {
    var app = App.resuming(.newGame)
    _ = app.handle(.game(.hintRequested))
    let id = try #require(app.liveRequest)
    var empty = app
    #expect(empty.orders(after: .game(.replied(id, .failure(.noReply)))).isEmpty)
    #expect(empty.phase == .waiting(hint: .hidden))
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

  @Test("reports the progress of a move while its player thinks")
  func progress() throws {
    var app = App.resuming(.newGame, dark: .computer, minimumThinkTime: .seconds(1))
    _ = app.handle(.game(.moveLimitChanged(.dark, .moveTime(.seconds(9)))))
    let id = try #require(app.moveRequestID)
    #expect(app.thinkingProgress?.limit == .standard)
    #expect(app.thinkingProgress?.best == nil)
    #expect(app.handle(.game(.replied(id, .progress(.scored(.d3, 2, depth: 7))))).isEmpty)
    #expect(app.thinkingProgress?.best == .scored(.d3, 2, depth: 7))
    let foreign = RequestID(serial: .max)
    #expect(app.handle(.game(.replied(foreign, .progress(.scored(.c4, 3))))).isEmpty)
    #expect(app.thinkingProgress?.best?.square == .d3)
    _ = app.handle(.game(.minimumThinkTimeElapsed(id)))
    _ = app.handle(.game(.replied(id, .progress(.scored(.c4, 4, depth: 8)))))
    #expect(app.thinkingProgress?.best == .scored(.c4, 4, depth: 8))
    _ = app.handle(.game(.replied(id, .move(.d3))))
    #expect(app.thinkingProgress == nil)
    app.finishAnimation()
    _ = app.handle(.game(.moveLimitChanged(.light, .moveTime(.seconds(8)))))
    _ = app.handle(.game(.modeChanged(.light, .computer)))
    #expect(app.thinkingProgress?.limit == .moveTime(.seconds(8)))
    #expect(app.thinkingProgress?.best == nil)
    _ = app.handle(.game(.modeChanged(.light, .manual)))
    #expect(app.thinkingProgress == nil)
  }
}
