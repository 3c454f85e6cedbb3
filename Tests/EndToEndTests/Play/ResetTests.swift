import ReversiCore
import ReversiTesting
import TerminalTesting
import Testing

/// Asking for a new game in every phase, on a real terminal.
@Suite("Reset")
struct ResetTests {
  /// A phase and how to reach it.
  enum Phase: String, CaseIterable {
    case waiting, thinking, animating, passing, over
  }

  private static let question = "Do you really want to reset the game?"

  /// A game in a phase, and a text that its screen shows there.
  private func start(_ phase: Phase) throws -> (game: Game, terminal: TmuxTerminal, sign: String) {
    let game: Game
    let terminal: TmuxTerminal
    let sign: String
    switch phase {
    case .waiting:
      game = try Game(saved: SavedText.text("x00", LongBoards.move))
      terminal = try game.onTerminal()
      sign = "●'s turn"
    case .thinking:
      game = try Game(saved: SavedText.text("x11", LongBoards.move))
      terminal = try game.onTerminal("--think-time", "3600")
      sign = "thinking"
    case .animating:
      game = try Game(saved: SavedText.text("x00", LongBoards.move))
      terminal = try game.onTerminal("--animation", "slow")
      sign = ">d4"
    case .passing:
      game = try Game(saved: SavedText.text("x11", PassTests.darkMustPass))
      terminal = try game.onTerminal("--think-time", "3600")
      sign = "Cannot place a disk."
    case .over:
      game = try Game(saved: SavedText.text("-01", PassTests.finished))
      terminal = try game.onTerminal()
      sign = "● won"
    }
    if phase == .animating {
      try terminal.wait(forTurnOf: .dark)
      try terminal.place(.d4)
    }
    try terminal.wait(forText: sign)
    return (game, terminal, sign)
  }

  @Test("OK starts a new game with both sides Manual, in every phase", arguments: Phase.allCases)
  func ok(_ phase: Phase) throws {
    let (game, terminal, _) = try start(phase)
    try terminal.type("r")
    try terminal.wait(forText: Self.question)
    try terminal.press("Right", "Enter")
    try terminal.wait(for: "a new game of two players") {
      ShownBoard(on: $0)?.board == .newGame && $0.shows("●'s turn") && $0.shows("move 1 of 60")
        && $0.lines[2...3].allSatisfy { $0.contains("Manual") } && !$0.shows("thinking")
    }
    #expect(game.folder.text(of: game.save) == SavedText.new)
    // Earlier activity does not affect the new game.
    try terminal.place(.d3)
    try terminal.wait(forTurnOf: .light)
    var position = Position.newGame
    try position.play(.d3)
    try terminal.wait(forBoard: position.board)
    #expect(game.saved?.position == position)
  }

  @Test("OK leads to the new-game board, also if new games have an opening")
  func opening() throws {
    let game = try Game()
    let terminal = try game.onTerminal("--opening", "random:6", "--seed", "5")
    try terminal.wait(forText: "move 7 of 60")
    try terminal.type("ry")
    try terminal.wait(forBoard: .newGame, with: "●'s turn", "move 1 of 60")
    #expect(game.folder.text(of: game.save) == SavedText.new)
    try terminal.type("n")
    try terminal.wait(forText: "move 7 of 60")
  }

  @Test("Cancel changes nothing, in every phase", arguments: Phase.allCases)
  func cancel(_ phase: Phase) throws {
    let (game, terminal, sign) = try start(phase)
    let saved = game.saved
    try terminal.type("r")
    try terminal.wait(forText: Self.question)
    // The safe answer is selected.
    try terminal.press("Enter")
    try terminal.wait(forTexts: sign, without: Self.question)
    #expect(game.saved == saved)
  }

  @Test("Esc and n mean Cancel, y means OK")
  func shortKeys() throws {
    let (game, terminal, _) = try start(.waiting)
    let saved = game.saved
    for key in ["Escape", "n"] {
      try terminal.type("r")
      try terminal.wait(forText: Self.question)
      try terminal.press(key)
      try terminal.wait(forNo: Self.question)
      #expect(game.saved == saved)
    }
    try terminal.type("ry")
    try terminal.wait(forBoard: Board.newGame)
    #expect(game.folder.text(of: game.save) == SavedText.new)
  }

  @Test("the buttons and the line of keys can be clicked")
  func byMouse() throws {
    let (game, terminal, _) = try start(.waiting)
    let saved = game.saved
    try terminal.click(text: "r  reset")
    try terminal.click(text: "Cancel")
    // Until the game's keys are back, other keys are where the click goes.
    try terminal.wait(forTexts: "u  undo", without: Self.question)
    #expect(game.saved == saved)
    try terminal.click(text: "r  reset")
    // The previous question's buttons may still be on the screen.
    try terminal.wait(forText: Self.question)
    try terminal.click(text: "OK")
    try terminal.wait(forBoard: Board.newGame)
  }

  @Test("during the question modes change and searches continue, but no square can be chosen")
  func behindTheQuestion() throws {
    let game = try Game()
    let terminal = try game.onTerminal("--think-time", "3600")
    try terminal.wait(forTurnOf: .dark)
    try terminal.type("r")
    try terminal.wait(forText: Self.question)
    try terminal.type("d3x")
    try terminal.wait(forText: "thinking")
    #expect(game.saved?.state == "x10")
    #expect(game.saved?.position == .newGame)
    try terminal.press("Escape")
    try terminal.wait(forTexts: "thinking", without: Self.question)
  }

  @Test("a pass that becomes due during the question appears when the question is cancelled")
  func passBehindTheQuestion() throws {
    let game = try Game()
    let terminal = try game.onTerminal("--animation", "slow")
    try terminal.wait(forTurnOf: .dark)
    let line = KnownGame.lineToPass
    for (ply, square) in line.enumerated() {
      try terminal.place(square)
      if ply < line.count - 1 {
        try terminal.wait(forTurnOf: ply.isMultiple(of: 2) ? .light : .dark)
      }
    }
    try terminal.type("r")
    try terminal.wait(forText: Self.question)
    // The alert becomes due when the last move has been shown. The message then names dark.
    let screen = try terminal.wait(forText: "●'s turn")
    #expect(screen.shows(Self.question) && !screen.shows("Cannot place a disk."))
    try terminal.press("Escape")
    try terminal.wait(forText: "Cannot place a disk.")
    try terminal.press("Enter")
    try terminal.wait(forTurnOf: .light)
  }
}
