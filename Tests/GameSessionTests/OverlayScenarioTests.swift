import GameSession
import ReversiCore
import Testing

/// What goes on behind help and questions, and what a reset leaves.
@Suite("A session behind an overlay")
struct OverlayScenarioTests {
  @Test("shows a pass that came due behind the reset confirmation, once that is cancelled")
  func passBehindConfirmation() throws {
    var session = GameSession.resuming(try Positions.beforePass())
    _ = session.handle(.squareChosen(.h6))
    _ = session.handle(.resetRequested)
    session.finishAnimation()
    #expect(session.phase == .passing)
    #expect(session.dialog == .resetConfirmation)
    #expect(session.handle(.dismissed).isEmpty)
    _ = session.handle(.cancelled)
    #expect(session.dialog == .passAlert)
    _ = session.handle(.dismissed)
    #expect(session.position.turn == .light)
    #expect(session.phase == .waiting(nil))
  }

  @Test("that is reset lets nothing of the game before it touch the new one")
  func staleAfterReset() throws {
    var session = GameSession.resuming(.newGame, light: .computer)
    _ = session.handle(.squareChosen(.d3))
    let frame = try #require(session.frameID)
    session.finishAnimation()
    let thought = try #require(session.thoughtID)
    _ = session.handle(.resetRequested)
    let effects = session.handle(.confirmed)
    #expect(effects == [.stopThought(thought), .save(.new)])
    let new = session
    #expect(session.handle(.answered(thought, .move(.c3))).isEmpty)
    #expect(session.handle(.frameElapsed(frame)).isEmpty)
    #expect(session == new)
    #expect(session.lastMove == nil)
    #expect(session.modes == Sides(dark: .manual, light: .manual))

    // A frame of the game before does not shorten an animation of the new one.
    _ = session.handle(.squareChosen(.d3))
    let animating = session
    #expect(session.handle(.frameElapsed(frame)).isEmpty)
    #expect(session == animating)
  }

  @Test("keeps the levels, but not the modes, when it is reset")
  func levelsAfterReset() throws {
    let strong = try #require(Level(9))
    var session = GameSession.resuming(.newGame, dark: .computer)
    _ = session.handle(.levelChanged(.light, strong))
    _ = session.handle(.resetRequested)
    _ = session.handle(.confirmed)
    #expect(session.levels.light == strong)
    #expect(session.modes == Sides(dark: .manual, light: .manual))
  }

  @Test("goes on behind the help, and shows a pass that came due when the help is closed")
  func behindHelp() throws {
    var session = GameSession.resuming(try Positions.beforePass(), light: .computer)
    let id = try #require(session.thoughtID)
    _ = session.handle(.sheetOpened(.help))
    _ = session.handle(.answered(id, .move(.h6)))
    session.finishAnimation()
    #expect(session.phase == .passing)
    #expect(session.dialog == nil)
    #expect(session.handle(.dismissed).isEmpty)
    _ = session.handle(.sheetClosed)
    #expect(session.dialog == .passAlert)
  }

  @Test("asks for a reset over the help: Cancel returns there, OK closes both")
  func resetOverHelp() {
    var session = GameSession.resuming(.newGame)
    _ = session.handle(.squareChosen(.d3))
    _ = session.handle(.sheetOpened(.help))
    _ = session.handle(.resetRequested)
    #expect(session.dialog == .resetConfirmation)
    _ = session.handle(.cancelled)
    #expect(session.sheet == .help)
    _ = session.handle(.resetRequested)
    _ = session.handle(.confirmed)
    #expect(session.overlay == nil)
    #expect(session.record == GameRecord())
  }

  @Test("keeps every ply, passes included, and begins a new record when it is reset")
  func record() throws {
    var session = GameSession.resuming(.newGame, speed: .off)
    for square in [Square.f5, .f6, .c4, .g5, .h5, .h4, .f7, .h6] {
      _ = session.handle(.squareChosen(square))
    }
    _ = session.handle(.dismissed)
    #expect(session.record.transcript == "f5f6c4g5h5h4f7h6--")
    #expect(session.lastMove?.square == .h6)
    _ = session.handle(.resetRequested)
    _ = session.handle(.confirmed)
    #expect(session.record == GameRecord())
    #expect(session.lastMove == nil)
  }

  @Test("tells how the game was found until the player's next move, or a reset")
  func openingNotice() throws {
    let notice = Notice.recordRestarted(.standing)
    let begin = { GameSession.begin(.new, stored: .new, notices: [$0], pace: .init()).session }
    var session = begin(notice)
    _ = session.handle(.hintRequested)
    _ = session.handle(.modeChanged(.light, .computer))
    #expect(session.notices == [notice])
    var reset = session
    _ = reset.handle(.resetRequested)
    _ = reset.handle(.confirmed)
    #expect(reset.notices.isEmpty)
    _ = session.handle(.squareChosen(.d3))
    #expect(session.notices.isEmpty)

    var unsaved = begin(.heldElsewhere(holder: nil))
    _ = unsaved.handle(.confirmed)
    _ = unsaved.handle(.squareChosen(.d3))
    #expect(unsaved.notices == [.heldElsewhere(holder: nil)])
  }
}
