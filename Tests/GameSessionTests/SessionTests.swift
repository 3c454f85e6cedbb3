import GameSession
import ReversiCore
import ReversiTesting
import Testing

@Suite("A session")
struct SessionTests {
  @Test("saves a new game at its start, and has nothing to save if it resumes one")
  func beginning() {
    let new = GameSession.begin(.new, stored: nil, pace: .init())
    #expect(new.effects.orders == [.save(.new)])
    #expect(new.session.phase == .waiting(hint: .hidden))
    #expect(GameSession.begin(.new, stored: .new, pace: .init()).effects.orders.isEmpty)
  }

  @Test("saves modes that are overridden at its start")
  func overriddenModes() {
    var game = SavedGame.new
    game.modes.light = .computer
    #expect(GameSession.begin(game, stored: .new, pace: .init()).effects.orders == [.save(game)])
  }

  @Test("shows a move disk by disk, and changes the counts once, after the last")
  func disksAndCounts() throws {
    var session = GameSession.resuming(try Positions.after("d3c3"))
    let before = session.shownCounts
    _ = session.handle(.squareChosen(.c4))
    let move = try #require(session.lastMove)
    #expect(move.flips == [.d4])

    var boards: [Board] = []
    var turning: [Square?] = []
    while let id = session.stepID {
      #expect(session.shownCounts == before)
      #expect(session.message == .turn(.dark))
      boards.append(session.shownBoard)
      turning.append(session.animation?.turning)
      _ = session.handle(.stepElapsed(id))
    }
    #expect(boards.count == 2)
    #expect(turning == [nil, .d4])
    #expect(boards.allSatisfy { $0[.c4] == .dark && $0[.d4] == .light })
    #expect(session.shownBoard[.d4] == .dark)
    #expect(session.shownCounts.dark == before.dark + 2)
    #expect(session.shownCounts.light == before.light - 1)
    #expect(session.message == .turn(.light))
  }

  @Test("shows the rest of a move at once if the person does not want to wait")
  func skipped() throws {
    var session = GameSession.resuming(try Positions.after("d3c3"))
    let before = session.shownCounts
    _ = session.handle(.squareChosen(.c4))
    let step = try #require(session.stepID)
    #expect(session.handle(.squareChosen(.c5)).isEmpty)
    #expect(session.orders(after: .animationSkipped).isEmpty)
    #expect(session.timer == nil)
    #expect(session.phase == .waiting(hint: .hidden))
    #expect(session.shownBoard == session.position.board)
    #expect(session.shownCounts.dark == before.dark + 2)
    #expect(session.message == .turn(.light))
    let shown = session
    #expect(session.handle(.animationSkipped).isEmpty)
    #expect(session.handle(.stepElapsed(step)).isEmpty)
    #expect(session == shown)
  }

  @Test("goes on at once without animation", arguments: [Mode.manual, .computer])
  func noAnimation(light: Mode) {
    var session = GameSession.resuming(.newGame, light: light, speed: .off)
    let effects = session.orders(after: .squareChosen(.d3))
    #expect(session.animation == nil)
    #expect(session.shownCounts == Sides(dark: 4, light: 1))
    #expect(effects == [.save(session.saved)])
    #expect((session.request?.player == .computer) == (light == .computer))
  }

  @Test("resumes with the pass that was due when it was killed, and a computer does not think")
  func resumedPass() throws {
    let game = SavedGame(
      record: GameRecord(start: try Positions.passDue()),
      modes: Sides(dark: .computer, light: .computer))
    let (session, effects) = GameSession.begin(game, stored: game, pace: .init())
    #expect(session.phase == .passing)
    #expect(session.message == .turn(.dark))
    #expect(effects.orders.isEmpty)
  }

  @Test("resumes a finished game with its result, whatever turn is recorded")
  func resumedEnd() {
    var board = Board()
    board[.c3] = .light
    for turn in Disk.allCases {
      let session = GameSession.resuming(Position(board: board, turn: turn), dark: .computer)
      #expect(session.phase == .over)
      #expect(session.message == .won(.light))
    }
  }

  @Test("ends without a pass when neither side can move")
  func endWithoutAlert() throws {
    var session = GameSession.resuming(try Positions.tiedGame(plies: 59))
    #expect(session.phase == .passing)
    _ = session.handle(.dismissed)
    _ = session.handle(.squareChosen(.f8))
    session.finishAnimation()
    #expect(session.phase == .over)
    #expect(session.message == .tied)
    #expect(session.shownCounts == Sides(dark: 32, light: 32))
  }

  @Test("gives the disks of long moves less time, so that none takes longer than 2 s at normal")
  func paceOfLongMoves() {
    for flips in 1...19 {
      let steps = 1 + flips
      for (speed, factor) in [(AnimationSpeed.fast, 0.5), (.normal, 1), (.slow, 2)] {
        let duration = speed.stepDuration(steps: steps) ?? .zero
        #expect(duration * steps <= .seconds(2) * factor)
        #expect(duration <= .milliseconds(180) * factor)
        if steps <= 11 { #expect(duration == .milliseconds(180) * factor) }
      }
    }
    #expect(AnimationSpeed.off.stepDuration(steps: 2) == nil)
  }
}
