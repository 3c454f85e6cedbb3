import ReversiCore
import ReversiTesting
import TerminalTesting
import Testing

/// Moves and whole games on a real terminal.
@Suite("Playing")
struct PlayingTests {
  private let game: Game

  init() throws { game = try Game() }

  /// Plays a game and follows it on the screen and in the file. `choose` chooses each square, and
  /// `dismiss` dismisses each pass.
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

  @Test("a game of 59 moves and five passes by keys leaves one square empty")
  func passesByKeys() throws {
    let terminal = try game.onTerminal("--animation", "off")
    let end = try play(KnownGame.oneSquareEmpty.squares, on: terminal) {
      try terminal.place($0)
    } dismiss: {
      try terminal.press("Enter")
    }
    #expect(end.passes == 5)
    #expect(end.position.outcome == .win(.light, by: 57))
    try terminal.wait(forText: "○ won")
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

  @Test("a move by mouse flips its disk and gives the turn to the other side")
  func moveByMouse() throws {
    let terminal = try game.onTerminal()
    try terminal.click(.d3)
    try terminal.wait(for: "White's turn, with dark disks on d3 and d4") { screen in
      let board = ShownBoard(on: screen)?.board
      return screen.shows("○'s turn") && board?[.d3] == .dark && board?[.d4] == .dark
    }
    #expect(game.saved?.state == "o00")
  }

  @Test("illegal and occupied squares refuse a disk")
  func illegalMoves() throws {
    let terminal = try game.onTerminal("--animation", "off")
    try terminal.wait(forTurnOf: .dark)
    try terminal.place(.a1)
    try terminal.place(.d4)
    try terminal.click(.h8)
    // The program has handled the ignored input before this move.
    try terminal.place(.d3)
    var position = Position.newGame
    try position.play(.d3)
    try terminal.wait(forBoard: position.board)
    #expect(game.saved?.position == position)
  }

  @Test(
    "arrows, letters, digits and Tab move the cursor, and the terminal's cursor follows")
  func cursor() throws {
    let terminal = try game.onTerminal("--disks", "glyph")
    let screen = try terminal.wait(forTurnOf: .dark)
    let board = try #require(ShownBoard(on: screen))
    func expectCursor(on square: Square) throws {
      let cell = board.cell(of: square)
      try terminal.wait(for: "the cursor on \(square)") { screen in
        let marks = [screen[cell.column - 2, cell.row], screen[cell.column + 2, cell.row]]
        guard marks == ["[", "]"] else { return false }
        return try terminal.cursor == cell
      }
    }
    try expectCursor(on: .d3)
    try terminal.press("Right", "Down")
    try expectCursor(on: .e4)
    try terminal.press("Left", "Up", "Up")
    try expectCursor(on: .d2)
    try terminal.type("hjl")
    try expectCursor(on: .d3)
    try terminal.type("h8")
    try expectCursor(on: .h8)
    try terminal.press("Right", "Down")
    try expectCursor(on: .h8)
    try terminal.type("a1")
    try expectCursor(on: .a1)
    try terminal.press("Tab")
    try expectCursor(on: .d3)
    try terminal.press("Tab")
    try expectCursor(on: .c4)
    try terminal.press("BTab")
    try expectCursor(on: .d3)
    try terminal.press("Space")
    try terminal.wait(forTurnOf: .light)
  }

  @Test("help covers only the board, modes still change, and Esc or a click closes it")
  func help() throws {
    let terminal = try game.onTerminal()
    try terminal.type("?")
    try terminal.wait(forText: "back, skip")
    try terminal.wait(forText: "●'s turn")
    try terminal.type("o")
    try terminal.wait(forText: "Computer 3")
    try terminal.wait(forText: "back, skip")
    try terminal.press("Escape")
    try terminal.wait(forBoard: Board.newGame)
    try terminal.click(text: "?  help")
    try terminal.wait(forText: "back, skip")
    try terminal.click(column: 0, row: 0)
    try terminal.wait(forBoard: Board.newGame)
    try terminal.type("?")
    try terminal.wait(forText: "back, skip")
    try terminal.type("q")
    try terminal.wait(forText: "exit status: 0")
  }

  @Test("Esc and unknown escape sequences do not end the program")
  func escape() throws {
    let terminal = try game.onTerminal()
    try terminal.wait(forTurnOf: .dark)
    try terminal.press("Escape")
    try terminal.type("\u{1B}[99~\u{1B}Oq\u{1B}[1;5q")
    try terminal.type("?")
    try terminal.wait(forText: "back, skip")
  }

  @Test(
    "the terminal's answers do not act as keys",
    arguments: [
      "\u{1B}P1$r2 q\u{1B}\\", "\u{1B}P>|tmux 3.3a\u{1B}\\", "\u{1B}]11;rgb:ff/ff/ff\u{7}",
      "\u{1B}_Gi=1;OKxorq\u{1B}\\", "\u{1B}^xorq\u{1B}\\", "\u{1B}Xxorq\u{1B}\\",
    ])
  func answers(_ answer: String) throws {
    let game = try Game()
    let pty = try game.onPty()
    try pty.wait(forText: "quit")
    pty.type(answer + "?")
    try pty.wait(forText: "back, skip")
    #expect(game.saved?.state == "x00")
    #expect(!pty.text.contains("Do you really"))
  }

  @Test("an arrow key that arrives in two pieces does not change a level")
  func cutArrow() throws {
    let game = try Game()
    let pty = try game.onPty("--white", "computer")
    try pty.wait(forText: "quit")
    for pieces in [["\u{1B}", "OB"], ["\u{1B}O", "B"], ["\u{1B}", "[", "B"]] {
      for piece in pieces {
        pty.type(piece)
        // This test is about time passing.
        let moment = Deadline(after: .milliseconds(60))
        while pty.takeIn(before: moment) {}
      }
    }
    let length = pty.output.count
    pty.type("\u{C}")
    try pty.wait(forText: "quit", after: length)
    let text = PrintedText(output: String(decoding: pty.output.dropFirst(length), as: UTF8.self))
    #expect(text.text.contains("Computer 3") && !text.text.contains("Computer 4"))
  }

  @Test(
    "unused mouse buttons and button releases do nothing",
    arguments: [
      "\u{1B}[<1;2;2M", "\u{1B}[<2;2;2M", "\u{1B}[<0;2;2m", "\u{1B}[<64;2;2M", "\u{1B}[<0;",
    ])
  func otherButtons(_ report: String) throws {
    let terminal = try Game().onTerminal("--animation", "slow")
    try terminal.wait(forTurnOf: .dark)
    try terminal.type("\u{1B}[<0;2;2M")
    try terminal.place(.d3)
    try terminal.wait(forText: ">d3")
    try terminal.type(report)
    try terminal.wait(forTurnOf: .light)
  }

  @Test("several clicks in one read all act")
  func clicksInOnePiece() throws {
    let terminal = try Game().onTerminal("--animation", "off")
    try terminal.wait(forTurnOf: .dark)
    // Two clicks on dark's mode, one on light's.
    let clicks = [(3, "M"), (3, "m"), (4, "M"), (4, "m"), (3, "M"), (3, "m")]
    try terminal.type(clicks.map { "\u{1B}[<0;64;\($0.0)\($0.1)" }.joined())
    try terminal.wait(for: "Black's mode as before, and White's changed") {
      $0.lines[2].contains("Manual") && $0.lines[3].contains("Computer")
    }
  }

  @Test("a key or a click right after Esc is not lost")
  func behindEscape() throws {
    let terminal = try game.onTerminal("--animation", "off")
    let screen = try terminal.wait(forTurnOf: .dark)
    let cell = try #require(ShownBoard(on: screen)?.cell(of: .d3))
    try terminal.type("\u{1B}\u{1B}[<0;\(cell.column + 1);\(cell.row + 1)M")
    try terminal.wait(forTurnOf: .light)
    try terminal.type("\u{1B}c3\r")
    try terminal.wait(forTurnOf: .dark)
    try terminal.type("\u{1B}\u{1B}[A?")
    try terminal.wait(forText: "back, skip")
  }

  @Test("pasted text does not act as keys")
  func paste() throws {
    let terminal = try game.onTerminal("--animation", "off")
    try terminal.wait(forTurnOf: .dark)
    try terminal.type("\u{1B}[200~d3\rxrq\u{1B}[201~c4\r")
    try terminal.wait(forTurnOf: .light)
    var position = Position.newGame
    try position.play(.c4)
    #expect(game.saved?.position == position)
    #expect(game.saved?.state == "o00")
  }

  @Test("Ctrl-S does not stop the screen")
  func flowControl() throws {
    let pty = try game.onPty("--animation", "off")
    try pty.wait(forText: "quit")
    pty.type("\u{13}d3\r")
    try pty.wait(forText: ">d3")
    pty.type("q")
    #expect(try pty.end() == .exited(0))
  }

  @Test("Ctrl-L redraws the screen after something else has drawn on it")
  func redraw() throws {
    let terminal = try game.onTerminal()
    // The last row is drawn last.
    let before = try terminal.wait(forText: "quit")
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
    try second.click(text: "quit")
    try second.wait(forText: "exit status: 0")
  }
}
