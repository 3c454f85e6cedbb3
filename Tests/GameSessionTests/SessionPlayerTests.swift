import Analysis
import GameTesting
import ReversiCore
import Testing

@testable import GameSession

@Suite("A session with a computer")
struct SessionPlayerTests {
  @Test("asks the computer at the level of the side that moves, as it is when the request starts")
  func levels() throws {
    let (weak, strong) = (MoveLimit.level(Level.all[1]), MoveLimit.moveTime(.seconds(5)))
    var session = GameSession.resuming(.newGame, light: .computer, speed: .off)
    #expect(session.orders(after: .moveLimitChanged(.dark, weak)) == [.save(session.saved)])
    #expect(session.orders(after: .moveLimitChanged(.light, strong)) == [.save(session.saved)])
    #expect(session.saved.moveLimits == Sides(dark: weak, light: strong))
    _ = session.handle(.squareChosen(.d3))
    let id = try #require(session.moveRequestID)
    let expected = PlayerRequest(id: id, record: session.record, kind: .move(strong))
    #expect(session.request == expected)
    #expect(session.orders(after: .moveLimitChanged(.light, weak)) == [.save(session.saved)])
    #expect(session.request == expected)
  }

  @Test("asks the external engine that plays a side, and names it if it fails")
  func otherProgram() throws {
    let name = ExternalEngineName("other")
    var session = GameSession.resuming(.newGame, dark: .externalEngine(name))
    let id = try #require(session.moveRequestID)
    let change = session.orders(after: .modeChanged(.light, .externalEngine(name)))
    #expect(change == [.save(session.saved)])
    #expect(session.request?.player == .externalEngine(name))
    let failure = session.handle(.replied(id, .failure(.tooLate)))
    #expect(failure.orders == [.save(session.saved)])
    #expect(session.modes == Sides(dark: .manual, light: .externalEngine(name)))
    #expect(failure.announcements == [.playerFailed(.dark, name, .tooLate)])
    _ = session.handle(.squareChosen(.d3))
    #expect(session.request == nil)
    session.finishAnimation()
    #expect(session.request?.player == .externalEngine(name))
  }

  @Test("switches a side between Manual and its last other player, the computer after a reset")
  func switchedModes() throws {
    let engine = Mode.externalEngine(ExternalEngineName("one"))
    var session = GameSession.resuming(.newGame, light: engine)
    #expect(session.switchedMode(of: .dark) == .computer)
    #expect(session.switchedMode(of: .light) == .manual)
    _ = session.handle(.modeChanged(.light, .manual))
    #expect(session.switchedMode(of: .light) == engine)
    // An engine that fails is the side's last other player, too.
    _ = session.handle(.modeChanged(.dark, engine))
    _ = session.handle(.replied(try #require(session.moveRequestID), .failure(.ended)))
    #expect(session.modes.dark == .manual)
    #expect(session.switchedMode(of: .dark) == engine)
    _ = session.handle(.modeChanged(.dark, .computer))
    _ = session.handle(.modeChanged(.dark, .manual))
    #expect(session.switchedMode(of: .dark) == .computer)
    var swapped = session
    _ = swapped.handle(.began(.swapped))
    #expect(swapped.switchedMode(of: .dark) == engine)
    #expect(swapped.switchedMode(of: .light) == .computer)
    _ = session.handle(.began(.reset))
    for side in Disk.allCases { #expect(session.switchedMode(of: side) == .computer) }
  }

  @Test("reports the progress of a move while its player thinks")
  func progress() throws {
    var session = GameSession.resuming(.newGame, dark: .computer, minimumThinkTime: .seconds(1))
    _ = session.handle(.moveLimitChanged(.dark, .moveTime(.seconds(9))))
    let id = try #require(session.moveRequestID)
    #expect(session.thinkingProgress?.limit == .standard)
    #expect(session.thinkingProgress?.best == nil)
    #expect(session.handle(.replied(id, .progress(.scored(.d3, 2, depth: 7)))).isEmpty)
    #expect(session.thinkingProgress?.best == .scored(.d3, 2, depth: 7))
    let foreign = RequestID(serial: .max)
    #expect(session.handle(.replied(foreign, .progress(.scored(.c4, 3)))).isEmpty)
    #expect(session.thinkingProgress?.best?.square == .d3)
    _ = session.handle(.minimumThinkTimeElapsed(id))
    _ = session.handle(.replied(id, .progress(.scored(.c4, 4, depth: 8))))
    #expect(session.thinkingProgress?.best == .scored(.c4, 4, depth: 8))
    _ = session.handle(.replied(id, .move(.d3)))
    #expect(session.thinkingProgress == nil)
    session.finishAnimation()
    _ = session.handle(.moveLimitChanged(.light, .moveTime(.seconds(8))))
    _ = session.handle(.modeChanged(.light, .computer))
    #expect(session.thinkingProgress?.limit == .moveTime(.seconds(8)))
    #expect(session.thinkingProgress?.best == nil)
    _ = session.handle(.modeChanged(.light, .manual))
    #expect(session.thinkingProgress == nil)
  }
}
