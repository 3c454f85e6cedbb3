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

  @Test("a key, a reset or quitting stops the search of a strong computer at once")
  func stopped() throws {
    let game = try Game(saved: SavedText.text("x00", LongBoards.search))
    let terminal = try game.onTerminal(
      "--black", "computer", "--black-level", "15", "--think-time", "3600")
    try terminal.wait(forText: "thinking")
    try terminal.type("x")
    try terminal.wait(forNo: "thinking")
    try terminal.type("x")
    try terminal.wait(forText: "thinking")
    try terminal.type("ry")
    try terminal.wait(forText: "move 1 of 60")
    try terminal.type("q")
    try terminal.wait(forText: "exit status: 0")
    #expect(game.saved?.state == "x00")
  }
}
