import Analysis
import ReversiCore
import Testing

@testable import App
@testable import GameSession

/// What goes on behind help and questions, and what a reset leaves.
@Suite("A session behind an overlay")
struct OverlayScenarioTests {
  @Test("shows a pass that came due behind the reset confirmation, once that is cancelled")
  func passBehindConfirmation() throws {
    var session = App.resuming(try Positions.beforePass())
    _ = session.handle(.game(.squareChosen(.h6)))
    _ = session.handle(.resetRequested)
    session.finishAnimation()
    #expect(session.phase == .passing)
    #expect(session.dialog == .resetConfirmation)
    #expect(session.handle(.game(.dismissed)).isEmpty)
    _ = session.handle(.cancelled)
    #expect(session.dialog == .passAlert)
    _ = session.handle(.game(.dismissed))
    #expect(session.position.turn == .light)
    #expect(session.phase == .waiting(hint: .hidden))
  }

  @Test("ignores everything from the game before a reset")
  func staleAfterReset() throws {
    var session = App.resuming(.newGame, light: .computer)
    _ = session.handle(.game(.squareChosen(.d3)))
    let frame = try #require(session.stepID)
    session.finishAnimation()
    let request = try #require(session.moveRequestID)
    _ = session.handle(.resetRequested)
    let effects = session.orders(after: .confirmed)
    #expect(effects == [.stopRequest(request), .game(.save(.new))])
    let new = session
    #expect(session.handle(.game(.replied(request, .move(.c3)))).isEmpty)
    #expect(session.handle(.game(.stepElapsed(frame))).isEmpty)
    #expect(session == new)
    #expect(session.lastMove == nil)
    #expect(session.modes == Sides(dark: .manual, light: .manual))

    // A frame of the game before does not shorten an animation of the new one.
    _ = session.handle(.game(.squareChosen(.d3)))
    let animating = session
    #expect(session.handle(.game(.stepElapsed(frame))).isEmpty)
    #expect(session == animating)
  }

  @Test("keeps the levels, but not the modes, when it is reset")
  func levelsAfterReset() throws {
    let strong = MoveLimit.level(try #require(Level(9)))
    var session = App.resuming(.newGame, dark: .computer)
    _ = session.handle(.game(.moveLimitChanged(.light, strong)))
    _ = session.handle(.resetRequested)
    _ = session.handle(.confirmed)
    #expect(session.moveLimits.light == strong)
    #expect(session.modes == Sides(dark: .manual, light: .manual))
  }

  @Test("goes on behind the help, and shows a pass that came due when the help is closed")
  func behindHelp() throws {
    var session = App.resuming(try Positions.beforePass(), light: .computer)
    let id = try #require(session.moveRequestID)
    _ = session.handle(.sheetOpened(.help))
    _ = session.handle(.game(.replied(id, .move(.h6))))
    session.finishAnimation()
    #expect(session.phase == .passing)
    #expect(session.dialog == nil)
    #expect(session.handle(.game(.dismissed)).isEmpty)
    _ = session.handle(.sheetClosed)
    #expect(session.dialog == .passAlert)
  }

  @Test("opens the help over the review and the editor, and returns there")
  func helpOverSheets() {
    for (kind, name) in [(Sheet.Kind.review, "review"), (.editor, "editor")] {
      var session = App.resuming(.newGame)
      _ = session.handle(.game(.squareChosen(.d3)))
      session.finishAnimation()
      _ = session.handle(.sheetOpened(kind))
      let sheet = session.sheet
      _ = session.handle(.sheetOpened(.help))
      #expect(session.sheet?.kind == .help, "\(name)")
      // Nothing changes behind the help.
      _ = session.handle(.review(.moved(to: 0)))
      _ = session.handle(.setUp(.edited(.clear)))
      _ = session.handle(.review(.playOnRequested))
      _ = session.handle(.sheetClosed)
      #expect(session.sheet == sheet, "\(name)")
      _ = session.handle(.sheetClosed)
      #expect(session.overlay.isEmpty, "\(name)")
    }
  }

  @Test("keeps every ply, passes included, and begins a new record when it is reset")
  func record() throws {
    var session = App.resuming(.newGame, speed: .off)
    for square in [Square.f5, .f6, .c4, .g5, .h5, .h4, .f7, .h6] {
      _ = session.handle(.game(.squareChosen(square)))
    }
    _ = session.handle(.game(.dismissed))
    #expect(session.record.transcript == "f5f6c4g5h5h4f7h6--")
    #expect(session.lastMove?.square == .h6)
    _ = session.handle(.resetRequested)
    _ = session.handle(.confirmed)
    #expect(session.record == GameRecord())
    #expect(session.lastMove == nil)
  }

  @Test("goes through all plies in a review without changing anything")
  func review() throws {
    var session = try Self.session(plies: "f5d6c3d3", standing: 2)
    let game = session.game.saved
    _ = session.handle(.sheetOpened(.review))
    #expect(session.review?.ply == 2)
    for (ply, seen) in [(0, 0), (4, 4), (9, 4), (-1, 0)] {
      _ = session.handle(.review(.moved(to: ply)))
      #expect(session.review?.ply == seen)
    }
    #expect(session.game.saved == game)
    _ = session.handle(.sheetClosed)
    #expect(session.overlay.isEmpty)
    #expect(session.game.saved == game)
  }

  @Test("goes on from the ply in view, and the plies after it can be played again")
  func playOn() throws {
    var session = try Self.session(plies: "f5d6c3d3")
    _ = session.handle(.sheetOpened(.review))
    _ = session.handle(.review(.moved(to: 1)))
    _ = session.handle(.review(.playOnRequested))
    var cancelled = session
    _ = cancelled.handle(.cancelled)
    #expect(cancelled.review?.ply == 1)
    #expect(cancelled.dialog == nil)
    _ = session.handle(.confirmed)
    #expect(session.overlay.isEmpty)
    #expect(session.record.standing == 1)
    #expect(session.record.plies.count == 4)
  }

  @Test("goes on with both sides Manual if a computer would move, otherwise with the same players")
  func playOnAtComputer() throws {
    for (ply, modes) in [(1, SavedGame.new.modes), (2, Sides(dark: .manual, light: .computer))] {
      var session = try Self.session(plies: "f5d6c3d3", light: .computer)
      _ = session.handle(.sheetOpened(.review))
      _ = session.handle(.review(.moved(to: ply)))
      _ = session.handle(.review(.playOnRequested))
      _ = session.handle(.confirmed)
      #expect(session.modes == modes)
      #expect(session.phase == .waiting(hint: .hidden))
    }
  }

  @Test("goes on without a question from the game's current ply, at the player's turn")
  func playOnAtEnd() throws {
    var session = try Self.session(plies: "f5d6c3d3")
    _ = session.handle(.sheetOpened(.review))
    let game = session.game.saved
    _ = session.handle(.review(.playOnRequested))
    #expect(session.overlay.isEmpty)
    #expect(session.game.saved == game)

    var thinking = try Self.session(plies: "f5d6c3", light: .computer)
    #expect(thinking.thinkingSide == .light)
    _ = thinking.handle(.sheetOpened(.review))
    _ = thinking.handle(.review(.playOnRequested))
    #expect(thinking.overlay.isEmpty)
    #expect(thinking.modes == SavedGame.new.modes)
    #expect(thinking.phase == .waiting(hint: .hidden))
    #expect(thinking.record.standing == 3)
  }

  @Test("goes on after the pass that is due in view if it was already made")
  func playOnAtPass() throws {
    for (plies, standing) in [("f5f6c4g5h5h4f7h6--", 9), ("f5f6c4g5h5h4f7h6", 8)] {
      var session = try Self.session(plies: plies, standing: 1)
      _ = session.handle(.sheetOpened(.review))
      _ = session.handle(.review(.moved(to: 8)))
      _ = session.handle(.review(.playOnRequested))
      _ = session.handle(.confirmed)
      #expect(session.record.standing == standing)
      #expect((session.dialog == .passAlert) == (standing == 8))
    }
  }

  @Test("sets up a position, and plays from it with a new record and the same players")
  func setUp() throws {
    var session = try Self.session(plies: "f5d6", light: .computer)
    _ = session.handle(.sheetOpened(.editor))
    #expect(session.editor?.board == session.position.board)
    _ = session.handle(.setUp(.edited(.clear)))
    #expect(session.editor?.defect == .noDisk(.dark))
    _ = session.handle(.setUp(.edited(.put(.dark, on: .a1))))
    #expect(session.editor?.defect == .noDisk(.light))
    for square in [Square.b1, .b1] { _ = session.handle(.setUp(.edited(.cycle(square)))) }
    #expect(session.editor?.board[.b1] == .light)
    #expect(session.editor?.defect == nil)
    _ = session.handle(.setUp(.edited(.cycle(.b1))))
    #expect(session.editor?.board[.b1] == nil)
    _ = session.handle(.setUp(.edited(.put(.light, on: .h8))))
    #expect(session.editor?.defect == .noLegalMove)
    #expect(session.handle(.setUp(.playRequested)).isEmpty)
    #expect(session.dialog == nil)

    _ = session.handle(.setUp(.edited(.setNewGame)))
    _ = session.handle(.setUp(.edited(.swapColors)))
    _ = session.handle(.setUp(.edited(.switchSide)))
    let editor = try #require(session.editor)
    #expect(editor.board[.d4] == .dark)
    #expect(editor.side == .light)
    _ = session.handle(.setUp(.playRequested))
    #expect(session.dialog == .question(.setUp(editor.position)))
    _ = session.handle(.cancelled)
    #expect(session.editor == editor)
    _ = session.handle(.setUp(.playRequested))
    _ = session.handle(.confirmed)
    #expect(session.record.start == Position(board: editor.board, turn: .light))
    #expect(session.record.plies.isEmpty)
    #expect(session.modes.light == .computer)
    #expect(session.thinkingSide == .light)
  }

  private static func session(
    plies: String, standing: Int? = nil, light: Mode = .manual
  ) throws -> App {
    let all = try GameRecord(start: .newGame, plies: plies)
    let record = try #require(all.standing(at: standing ?? all.plies.count))
    let game = SavedGame(record: record, modes: Sides(dark: .manual, light: light))
    return App.begin(game, stored: game, pace: .init()).app
  }
}
