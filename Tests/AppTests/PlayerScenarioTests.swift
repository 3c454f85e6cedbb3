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
    var session = App.resuming(.newGame, light: .computer, speed: .off)
    #expect(
      session.orders(after: .game(.moveLimitChanged(.dark, weak))) == [
        .game(.save(session.game.saved))
      ])
    #expect(
      session.orders(after: .game(.moveLimitChanged(.light, strong))) == [
        .game(.save(session.game.saved))
      ])
    #expect(session.game.saved.moveLimits == Sides(dark: weak, light: strong))
    let effects = session.orders(after: .game(.squareChosen(.d3)))
    let request = try #require(session.moveRequestID)
    let expected = PlayerRequest(id: request, record: session.record, task: .move(strong))
    #expect(effects.last == .startRequest(expected))
    #expect(
      session.orders(after: .game(.moveLimitChanged(.light, weak))) == [
        .game(.save(session.game.saved))
      ])
    #expect(session.moveRequestID == request)
  }

  @Test("shows a hint until the next move, or until it is asked for again")
  func hint() throws {
    var session = App.resuming(.newGame)
    let effects = session.orders(after: .game(.hintRequested))
    let id = try #require(session.liveRequest)
    let task = PlayerRequest.Task.analysis(.moveTime(.seconds(60)))
    #expect(effects == [.startRequest(PlayerRequest(id: id, record: GameRecord(), task: task))])
    #expect(session.hint == Hint(moves: [], isSearching: true))
    let moves = [MoveScore.scored(.d3, 1)]
    _ = session.handle(.game(.replied(id, .scores(moves, of: .dark, isFinal: true))))
    #expect(session.hint == Hint(moves: moves, isSearching: false))
    #expect(session.choices == Position.newGame.legalMoves)

    var again = session
    #expect(again.handle(.game(.hintRequested)).isEmpty)
    #expect(again.phase == .waiting(hint: .hidden))

    _ = session.handle(.game(.squareChosen(.a1)))
    #expect(session.hint?.moves == moves)
    _ = session.handle(.game(.squareChosen(.d3)))
    session.finishAnimation()
    #expect(session.phase == .waiting(hint: .hidden))
  }

  @Test("asks the external engine that plays a side, and names it if it fails")
  func otherProgram() throws {
    let name = ExternalEngineName("other")
    var session = App.resuming(.newGame, dark: .externalEngine(name))
    let id = try #require(session.moveRequestID)
    #expect(
      session.orders(after: .game(.modeChanged(.light, .externalEngine(name)))) == [
        .game(.save(session.game.saved))
      ])
    let failure = session.handle(.game(.replied(id, .failure(.tooLate))))
    #expect(failure.orders == [.game(.save(session.game.saved))])
    #expect(session.modes == Sides(dark: .manual, light: .externalEngine(name)))
    #expect(failure.announcements == [.playerFailed(.dark, name, .tooLate)])
    let effects =
      session.orders(after: .game(.squareChosen(.d3))) + session.finishAnimation().orders
    let asked = effects.compactMap { effect -> ExternalEngineName? in
      if case .startRequest(let request) = effect { request.engine } else { nil }
    }
    #expect(asked == [name])
  }

  @Test("switches a side between Manual and its last other player, the computer after a reset")
  func switchedModes() throws {
    let engine = Mode.externalEngine(ExternalEngineName("one"))
    var session = App.resuming(.newGame, light: engine)
    #expect(session.game.switchedMode(of: .dark) == .computer)
    #expect(session.game.switchedMode(of: .light) == .manual)
    _ = session.handle(.game(.modeChanged(.light, .manual)))
    #expect(session.game.switchedMode(of: .light) == engine)
    // An engine that fails is the side's last other player, too.
    _ = session.handle(.game(.modeChanged(.dark, engine)))
    _ = session.handle(.game(.replied(try #require(session.moveRequestID), .failure(.ended))))
    #expect(session.modes.dark == .manual)
    #expect(session.game.switchedMode(of: .dark) == engine)
    _ = session.handle(.game(.modeChanged(.dark, .computer)))
    _ = session.handle(.game(.modeChanged(.dark, .manual)))
    #expect(session.game.switchedMode(of: .dark) == .computer)
    var swapped = session
    _ = swapped.handle(.swapRequested)
    #expect(swapped.game.switchedMode(of: .dark) == engine)
    #expect(swapped.game.switchedMode(of: .light) == .computer)
    _ = session.handle(.resetRequested)
    _ = session.handle(.confirmed)
    for side in Disk.allCases { #expect(session.game.switchedMode(of: side) == .computer) }
  }

  @Test("gives a side to another engine at once when the player chooses one")
  func changeOfProgram() throws {
    let (one, other) = (ExternalEngineName("one"), ExternalEngineName("other"))
    var session = App.resuming(.newGame, dark: .externalEngine(one))
    let id = try #require(session.moveRequestID)
    let effects = session.orders(after: .game(.modeChanged(.dark, .externalEngine(other))))
    let request = PlayerRequest(
      id: try #require(session.moveRequestID), record: session.record, task: .move(.standard),
      engine: other)
    #expect(
      effects == [.stopRequest(id), .game(.save(session.game.saved)), .startRequest(request)])
    #expect(session.handle(.game(.replied(id, .move(.d3)))).isEmpty)
  }

  @Test("keeps the scores of a hint whose search fails, and hides a hint without scores")
  func failedHint() throws {
    var session = App.resuming(.newGame)
    _ = session.handle(.game(.hintRequested))
    let id = try #require(session.liveRequest)
    var empty = session
    #expect(empty.orders(after: .game(.replied(id, .failure(.noReply)))).isEmpty)
    #expect(empty.phase == .waiting(hint: .hidden))
    let moves = [MoveScore.scored(.d3, 1)]
    _ = session.handle(.game(.replied(id, .scores(moves, of: .dark, isFinal: false))))
    #expect(session.orders(after: .game(.replied(id, .failure(.noReply)))).isEmpty)
    #expect(session.hint == Hint(moves: moves, isSearching: false))
    // The next try is a search of its own.
    _ = empty.handle(.game(.hintRequested))
    #expect(empty.hint == Hint(moves: [], isSearching: true))
  }

  @Test("drops squares that are not legal moves from a hint")
  func illegalHint() throws {
    var session = App.resuming(.newGame)
    _ = session.handle(.game(.hintRequested))
    let id = try #require(session.liveRequest)
    let moves = [Square.a1, .d3].map { MoveScore.scored($0, 1) }
    _ = session.handle(.game(.replied(id, .scores(moves, of: .dark, isFinal: true))))
    #expect(session.hint?.moves.map(\.square) == [.d3])
  }

  @Test("reports the progress of a move while its player thinks")
  func progress() throws {
    var session = App.resuming(.newGame, dark: .computer, minimumThinkTime: .seconds(1))
    _ = session.handle(.game(.moveLimitChanged(.dark, .moveTime(.seconds(9)))))
    let id = try #require(session.moveRequestID)
    #expect(session.thinkingProgress?.limit == .standard)
    #expect(session.thinkingProgress?.best == nil)
    #expect(session.handle(.game(.replied(id, .progress(.scored(.d3, 2, depth: 7))))).isEmpty)
    #expect(session.thinkingProgress?.best == .scored(.d3, 2, depth: 7))
    let foreign = RequestID(serial: .max)
    #expect(session.handle(.game(.replied(foreign, .progress(.scored(.c4, 3))))).isEmpty)
    #expect(session.thinkingProgress?.best?.square == .d3)
    _ = session.handle(.game(.minimumThinkTimeElapsed(id)))
    _ = session.handle(.game(.replied(id, .progress(.scored(.c4, 4, depth: 8)))))
    #expect(session.thinkingProgress?.best == .scored(.c4, 4, depth: 8))
    _ = session.handle(.game(.replied(id, .move(.d3))))
    #expect(session.thinkingProgress == nil)
    session.finishAnimation()
    _ = session.handle(.game(.moveLimitChanged(.light, .moveTime(.seconds(8)))))
    _ = session.handle(.game(.modeChanged(.light, .computer)))
    #expect(session.thinkingProgress?.limit == .moveTime(.seconds(8)))
    #expect(session.thinkingProgress?.best == nil)
    _ = session.handle(.game(.modeChanged(.light, .manual)))
    #expect(session.thinkingProgress == nil)
  }
}
