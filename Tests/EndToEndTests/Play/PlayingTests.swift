import ReversiCore
import ReversiTesting
import TerminalTesting
import Testing

@Suite("Playing")
struct PlayingTests {
  private let game: Game

  init() throws { game = try Game() }

  /// Follows the game on the screen and in the file.
  private func play(
    _ squares: [Square], on terminal: TmuxTerminal, choose: (Square) throws -> Void,
    dismiss: () throws -> Void
  ) throws -> (position: Position, passes: Int) {
    var position = Position.newGame
    var passes = 0
    for square in squares {
      if case .passDue = position.state {
        try terminal.wait(forText: "Cannot place a disk.")
        try dismiss()
        // Otherwise the old alert could be mistaken for the next one.
        try terminal.wait(forNo: "Cannot place a disk.")
        try position.pass()
        passes += 1
      }
      try terminal.wait(forBoard: position.board)
      try choose(square)
      try position.play(square)
    }
    try terminal.wait(forBoard: position.board)
    return (position, passes)
  }

  @Test("a game by keys ends when one side has no disk left")
  func wipeOutByKeys() throws {
    let terminal = try game.onTerminal("--animation", "off")
    let end = try play(KnownGame.lightWipedOut.squares, on: terminal) {
      try terminal.place($0)
    } dismiss: {
    }
    #expect(end.position.outcome == .win(.dark, by: 13))
    try terminal.wait(forTexts: "● won", "13 Black", "9 moves")
    #expect(game.saved?.state == "-00")
    #expect(game.saved?.position == end.position)
  }

  @Test("a whole game by mouse, with passes, ends in a tie")
  func tieByMouse() throws {
    let terminal = try game.onTerminal("--animation", "off")
    let end = try play(KnownGame.tie.squares, on: terminal) {
      try terminal.click($0)
    } dismiss: {
      try terminal.click(text: "[ Dismiss ]")
    }
    #expect(end.passes == 4)
    #expect(end.position.outcome == .tie)
    try terminal.wait(forText: "Tied")
    #expect(game.saved?.position == end.position)
  }

  @Test("Ctrl-S does not stop the screen")
  func flowControl() throws {
    let pty = try game.onPty("--animation", "off")
    try pty.wait(forText: "menu")
    pty.type("\u{13}d3\r")
    try pty.wait(forText: ">d3")
    pty.type("q")
    #expect(try pty.end() == .exited(0))
  }

  @Test("Ctrl-L redraws the screen after something else has drawn on it")
  func redraw() throws {
    let terminal = try game.onTerminal("--animation", "off")
    // The last row is drawn last.
    let before = try terminal.wait(forText: "menu")
    let tty = try terminal.value(of: "pane_tty")
    let other = Launch(
      path: "/bin/sh", arguments: ["-c", "printf '\\033[2J\\033[Hnoise' > \(tty)"],
      folder: game.folder)
    #expect(try PlainProcess.run(other).end == .exited(0))
    try terminal.wait(forText: "noise")
    try terminal.press("C-l")
    // Colours may change once more, when the terminal says what its background is.
    try terminal.wait(for: "the screen as it was") { $0.lines == before.lines }
  }

  @Test("q quits by key and by click, and the next start resumes the game")
  func quitAndResume() throws {
    let first = try game.onTerminal("--animation", "off")
    try first.wait(forTurnOf: .dark)
    try first.place(.d3)
    try first.wait(forTurnOf: .light)
    try first.type("q")
    try first.wait(forText: "exit status: 0")
    let second = try game.onTerminal()
    try second.wait(forTurnOf: .light)
    try second.wait(forBoard: #require(game.saved).position.board)
    try second.click(text: "menu")
    try second.click(text: "Quit")
    try second.wait(forText: "exit status: 0")
  }

  @Test("Esc opens the menu; arrows and Enter, letters and clicks act in it")
  func menu() throws {
    let terminal = try game.onTerminal("--animation", "off")
    try terminal.wait(forText: "menu")
    try terminal.press("Escape")
    try terminal.wait(forTexts: "Go on", "Players and levels", "Quit")
    for _ in 1...5 { try terminal.press("Down") }
    try terminal.press("Enter")
    try terminal.wait(forTexts: "Players", "Other name", without: "Go on")
    try terminal.press("Escape")
    try terminal.wait(forTexts: "menu", without: "Other name")
    try terminal.click(text: "menu")
    try terminal.wait(forText: "Set up a position")
    try terminal.type("W")
    try terminal.wait(forTexts: "Openings", "first move", without: "Set up a position")
    try terminal.press("Escape")
    try terminal.wait(forTexts: "menu", without: "first move")
    try terminal.press("Escape")
    try terminal.click(text: "Quit")
    try terminal.wait(forText: "exit status: 0")
  }

  @Test("after a flood of size changes the screen is complete")
  func storm() throws {
    let terminal = try game.onTerminal("--think-time", "3600", "--black", "computer")
    try terminal.wait(forText: "thinking")
    for step in 1...40 {
      try terminal.resize(to: TerminalSize(1 + step * 7 % 90, 1 + step * 5 % 40))
    }
    try terminal.resize(to: .usual)
    try terminal.type("x")
    try terminal.wait(for: "a whole screen") {
      ShownBoard(on: $0)?.board == .newGame && $0.shows("●'s turn") && $0.shows("menu")
        && !$0.shows("thinking")
    }
  }

  @Test("Cancel lets a computer think on, and OK starts a new game with both sides Manual")
  func reset() throws {
    let question = "Do you really want to reset"
    let game = try Game(saved: SavedText.text("x11", LongBoards.move))
    let terminal = try game.onTerminal("--think-time", "3600")
    try terminal.wait(forText: "thinking")
    let saved = game.saved
    try terminal.type("r")
    try terminal.wait(forText: question)
    try terminal.click(text: "Cancel")
    try terminal.wait(forTexts: "thinking", "u  undo", without: question)
    #expect(game.saved == saved)
    try terminal.type("r")
    try terminal.wait(forText: question)
    try terminal.press("Right", "Enter")
    try terminal.wait(for: "a new game of two players") {
      ShownBoard(on: $0)?.board == .newGame && $0.shows("●'s turn") && $0.shows("move 1 of 60")
        && $0.shows("Play against the computer") && !$0.shows("thinking")
    }
    #expect(game.folder.text(of: game.save) == SavedText.new)
    // The search that was stopped does not affect the new game.
    try terminal.place(.d3)
    try terminal.wait(forTurnOf: .light)
    var position = Position.newGame
    try position.play(.d3)
    try terminal.wait(forBoard: position.board)
    #expect(game.saved?.position == position)
  }
}
