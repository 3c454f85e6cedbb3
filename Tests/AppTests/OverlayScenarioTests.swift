import Analysis
import ReversiCore
import ReversiTesting
import Testing

@testable import App
@testable import GameSession

@Suite("A game behind an overlay")
struct OverlayScenarioTests {
  @Test("shows a pass that came due behind the reset confirmation, once that is cancelled")
  func passBehindConfirmation() throws {
    var app = App.resuming(try Positions.beforePass())
    _ = app.handle(.game(.squareChosen(.h6)))
    _ = app.handle(.resetRequested)
    app.finishAnimation()
    #expect(app.game.phase == .passing)
    #expect(app.dialog == .question(.reset))
    #expect(app.handle(.game(.dismissed)).isEmpty)
    _ = app.handle(.cancelled)
    #expect(app.dialog == .passAlert)
    _ = app.handle(.game(.dismissed))
    #expect(app.game.position.turn == .light)
    #expect(app.game.phase == .waiting(hint: .hidden))
  }

  @Test("ignores everything from the game before a reset")
  func staleAfterReset() throws {
    var app = App.resuming(.newGame, light: .computer)
    _ = app.handle(.game(.squareChosen(.d3)))
    let frame = try #require(app.stepID)
    app.finishAnimation()
    let request = try #require(app.moveRequestID)
    _ = app.handle(.resetRequested)
    let effects = app.orders(after: .confirmed)
    #expect(effects.first?.stoppedRequest == request)
    #expect(effects.dropFirst() == [.game(.save(.new))])
    let new = app
    #expect(app.handle(.game(.replied(request, .move(.c3)))).isEmpty)
    #expect(app.handle(.game(.stepElapsed(frame))).isEmpty)
    #expect(app == new)
    #expect(app.game.lastMove == nil)
    #expect(app.game.modes == Sides(dark: .manual, light: .manual))

    // A frame of the game before does not shorten an animation of the new one.
    _ = app.handle(.game(.squareChosen(.d3)))
    let animating = app
    #expect(app.handle(.game(.stepElapsed(frame))).isEmpty)
    #expect(app == animating)
  }

  @Test("keeps the levels, but not the modes, when it is reset")
  func levelsAfterReset() throws {
    let strong = MoveLimit.level(try #require(Level(9)))
    var app = App.resuming(.newGame, dark: .computer)
    _ = app.handle(.game(.moveLimitChanged(.light, strong)))
    _ = app.handle(.resetRequested)
    _ = app.handle(.confirmed)
    #expect(app.game.moveLimits.light == strong)
    #expect(app.game.modes == Sides(dark: .manual, light: .manual))
  }

  @Test("goes on behind the help, and shows a pass that came due when the help is closed")
  func behindHelp() throws {
    var app = App.resuming(try Positions.beforePass(), light: .computer)
    let id = try #require(app.moveRequestID)
    _ = app.handle(.sheetOpened(.help))
    _ = app.handle(.game(.replied(id, .move(.h6))))
    app.finishAnimation()
    #expect(app.game.phase == .passing)
    #expect(app.dialog == nil)
    #expect(app.handle(.game(.dismissed)).isEmpty)
    _ = app.handle(.sheetClosed)
    #expect(app.dialog == .passAlert)
  }

  @Test("goes through all plies in a review without changing anything but that it helps")
  func review() throws {
    var app = try App.resuming(plies: "f5d6c3d3", standing: 2)
    var game = app.game.saved
    game.course.marks.insert(.helped)
    _ = app.handle(.sheetOpened(.review))
    #expect(app.reviewedLine?.ply == 2)
    for (ply, seen) in [(0, 0), (4, 4), (9, 4), (-1, 0)] {
      _ = app.handle(.review(.moved(to: ply)))
      #expect(app.reviewedLine?.ply == seen)
    }
    #expect(app.game.saved == game)
    _ = app.handle(.sheetClosed)
    #expect(app.overlay.isEmpty)
    #expect(app.game.saved == game)
  }

  @Test("goes on from the ply in view, and the plies after it can be played again")
  func playOn() throws {
    var app = try App.resuming(plies: "f5d6c3d3")
    _ = app.handle(.sheetOpened(.review))
    _ = app.handle(.review(.moved(to: 1)))
    _ = app.handle(.review(.playOnRequested))
    var cancelled = app
    _ = cancelled.handle(.cancelled)
    #expect(cancelled.review?.ply == 1)
    #expect(cancelled.dialog == nil)
    _ = app.handle(.confirmed)
    #expect(app.overlay.isEmpty)
    #expect(app.game.record.standing == 1)
    #expect(app.game.record.plies.count == 4)
  }

  @Test("goes on with both sides Manual if a computer would move, otherwise with the same players")
  func playOnAtComputer() throws {
    for (ply, modes) in [(1, SavedGame.new.modes), (2, Sides(dark: .manual, light: .computer))] {
      var app = try App.resuming(plies: "f5d6c3d3", light: .computer)
      _ = app.handle(.sheetOpened(.review))
      _ = app.handle(.review(.moved(to: ply)))
      _ = app.handle(.review(.playOnRequested))
      _ = app.handle(.confirmed)
      #expect(app.game.modes == modes)
      #expect(app.game.phase == .waiting(hint: .hidden))
    }
  }

  @Test("goes on without a question from the game's current ply, at the person's turn")
  func playOnAtEnd() throws {
    var app = try App.resuming(plies: "f5d6c3d3")
    _ = app.handle(.sheetOpened(.review))
    let game = app.game.saved
    _ = app.handle(.review(.playOnRequested))
    #expect(app.overlay.isEmpty)
    #expect(app.game.saved == game)

    var thinking = try App.resuming(plies: "f5d6c3", light: .computer)
    #expect(thinking.game.thinkingSide == .light)
    _ = thinking.handle(.sheetOpened(.review))
    _ = thinking.handle(.review(.playOnRequested))
    #expect(thinking.overlay.isEmpty)
    #expect(thinking.game.modes == SavedGame.new.modes)
    #expect(thinking.game.phase == .waiting(hint: .hidden))
    #expect(thinking.game.record.standing == 3)
  }

  @Test("goes on after the pass that is due in view if it was already made")
  func playOnAtPass() throws {
    for (plies, standing) in [("f5f6c4g5h5h4f7h6--", 9), ("f5f6c4g5h5h4f7h6", 8)] {
      var app = try App.resuming(plies: plies, standing: 1)
      _ = app.handle(.sheetOpened(.review))
      _ = app.handle(.review(.moved(to: 8)))
      _ = app.handle(.review(.playOnRequested))
      _ = app.handle(.confirmed)
      #expect(app.game.record.standing == standing)
      #expect((app.dialog == .passAlert) == (standing == 8))
    }
  }

  @Test("sets up a position, and plays from it with a new record and the same players")
  func setUp() throws {
    var app = try App.resuming(plies: "f5d6", light: .computer)
    _ = app.handle(.sheetOpened(.setUp))
    #expect(app.setUp?.board == app.game.position.board)
    _ = app.handle(.setUp(.edited(.clear)))
    #expect(app.setUp?.defect == .noDisk(.dark))
    _ = app.handle(.setUp(.edited(.put(.dark, on: .a1))))
    #expect(app.setUp?.defect == .noDisk(.light))
    for square in [Square.b1, .b1] { _ = app.handle(.setUp(.edited(.cycle(square)))) }
    #expect(app.setUp?.board[.b1] == .light)
    #expect(app.setUp?.defect == nil)
    _ = app.handle(.setUp(.edited(.cycle(.b1))))
    #expect(app.setUp?.board[.b1] == nil)
    _ = app.handle(.setUp(.edited(.put(.light, on: .h8))))
    #expect(app.setUp?.defect == .noLegalMove)
    #expect(app.handle(.setUp(.playRequested)).isEmpty)
    #expect(app.dialog == nil)

    _ = app.handle(.setUp(.edited(.setNewGame)))
    _ = app.handle(.setUp(.edited(.swapColors)))
    _ = app.handle(.setUp(.edited(.switchSide)))
    let editor = try #require(app.setUp)
    #expect(editor.board[.d4] == .dark)
    #expect(editor.side == .light)
    _ = app.handle(.setUp(.playRequested))
    #expect(app.dialog == .question(.setUp(editor.position)))
    _ = app.handle(.cancelled)
    #expect(app.setUp == editor)
    _ = app.handle(.setUp(.playRequested))
    _ = app.handle(.confirmed)
    #expect(app.game.record.start == Position(board: editor.board, turn: .light))
    #expect(app.game.record.plies.isEmpty)
    #expect(app.game.modes.light == .computer)
    #expect(app.game.thinkingSide == .light)
  }
}
