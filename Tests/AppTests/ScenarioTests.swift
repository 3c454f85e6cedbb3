import App
import GameSession
import ReversiCore
import Testing

/// What happens across several events: beginning, animation, passes, modes, the end.
@Suite("A session")
struct ScenarioTests {
  @Test("saves a new game at its start, and has nothing to save if it resumes one")
  func beginning() {
    let new = App.begin(.new, stored: nil, pace: .init())
    #expect(new.effects.orders == [.game(.save(.new))])
    #expect(new.app.phase == .waiting(hint: .hidden))
    #expect(App.begin(.new, stored: .new, pace: .init()).effects.orders.isEmpty)
  }

  @Test("saves modes that are overridden at its start")
  func overriddenModes() {
    var game = SavedGame.new
    game.modes.light = .computer
    #expect(App.begin(game, stored: .new, pace: .init()).effects.orders == [.game(.save(game))])
  }

  @Test("shows a move disk by disk, and changes the counts once, after the last")
  func disksAndCounts() throws {
    var app = App.resuming(try Positions.after("d3c3"))
    let before = app.shownCounts
    _ = app.handle(.game(.squareChosen(.c4)))
    let move = try #require(app.lastMove)
    #expect(move.flips == [.d4])

    var boards: [Board] = []
    var turning: [Square?] = []
    while let id = app.stepID {
      #expect(app.shownCounts == before)
      #expect(app.message == .turn(.dark))
      boards.append(app.shownBoard)
      turning.append(app.animation?.turning)
      _ = app.handle(.game(.stepElapsed(id)))
    }
    #expect(boards.count == 2)
    #expect(turning == [nil, .d4])
    #expect(boards.allSatisfy { $0[.c4] == .dark && $0[.d4] == .light })
    #expect(app.shownBoard[.d4] == .dark)
    #expect(app.shownCounts.dark == before.dark + 2)
    #expect(app.shownCounts.light == before.light - 1)
    #expect(app.message == .turn(.light))
  }

  @Test("shows the rest of a move at once if the person does not want to wait")
  func skipped() throws {
    var app = App.resuming(try Positions.after("d3c3"))
    let before = app.shownCounts
    _ = app.handle(.game(.squareChosen(.c4)))
    let step = try #require(app.stepID)
    #expect(app.handle(.game(.squareChosen(.c5))).isEmpty)
    #expect(app.orders(after: .game(.animationSkipped)) == [.stopTimer])
    #expect(app.phase == .waiting(hint: .hidden))
    #expect(app.shownBoard == app.position.board)
    #expect(app.shownCounts.dark == before.dark + 2)
    #expect(app.message == .turn(.light))
    let shown = app
    #expect(app.handle(.game(.animationSkipped)).isEmpty)
    #expect(app.handle(.game(.stepElapsed(step))).isEmpty)
    #expect(app == shown)
  }

  @Test("goes on at once without animation", arguments: [Mode.manual, .computer])
  func noAnimation(light: Mode) {
    var app = App.resuming(.newGame, light: light, speed: .off)
    let effects = app.orders(after: .game(.squareChosen(.d3)))
    #expect(app.animation == nil)
    #expect(app.shownCounts == Sides(dark: 4, light: 1))
    #expect(effects.count == (light == .computer ? 2 : 1))
    #expect((app.thinkingSide == .light) == (light == .computer))
  }

  @Test("resumes with the alert after a kill while a pass is due, and a computer does not think")
  func resumedPass() throws {
    let game = SavedGame(
      record: GameRecord(start: try Positions.passDue()),
      modes: Sides(dark: .computer, light: .computer))
    let (app, effects) = App.begin(game, stored: game, pace: .init())
    #expect(app.phase == .passing)
    #expect(app.dialog == .passAlert)
    #expect(app.message == .turn(.dark))
    #expect(effects.orders.isEmpty)
  }

  @Test("resumes a finished game with its result, whatever turn is recorded")
  func resumedEnd() {
    var board = Board()
    board[.c3] = .light
    for turn in Disk.allCases {
      let app = App.resuming(Position(board: board, turn: turn), dark: .computer)
      #expect(app.phase == .over)
      #expect(app.message == .won(.light))
      #expect(app.dialog == nil)
    }
  }

  @Test("ends without a pass alert when neither side can move")
  func endWithoutAlert() throws {
    var app = App.resuming(try Positions.tiedGame(plies: 59))
    #expect(app.phase == .passing)
    _ = app.handle(.game(.dismissed))
    _ = app.handle(.game(.squareChosen(.f8)))
    app.finishAnimation()
    #expect(app.phase == .over)
    #expect(app.message == .tied)
    #expect(app.dialog == nil)
    #expect(app.shownCounts == Sides(dark: 32, light: 32))
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
