import ReversiCore
import ReversiTesting
import TerminalTesting
import Testing

/// Going back and forth in a game, and to another one.
@Suite("The record of a game")
struct RecordTests {
  private let game: Game

  init() throws { game = try Game() }

  /// The position after moves such as `f5d6`, passes left out.
  private func position(_ transcript: String) throws -> Position {
    try GameRecord(transcript: transcript).position
  }

  private func paste(_ text: String, on terminal: TmuxTerminal) throws {
    try terminal.type("\u{1B}[200~\(text)\u{1B}[201~")
  }

  @Test("moves are taken back over a pass, and played again, also after the program was killed")
  func undo() throws {
    let line = KnownGame.lineToPass.map(\.description).joined()
    let terminal = try game.onTerminal("--animation", "off")
    try paste(line, on: terminal)
    try terminal.wait(forText: "Cannot place a disk.")
    try terminal.press("Enter")
    var last = try position(line)
    try last.pass()
    let square = try #require(last.legalMoves.first { _ in true })
    try last.play(square)
    try terminal.wait(forTurnOf: .light)
    try terminal.place(square)
    try terminal.wait(forBoard: last.board)
    try terminal.type("u")
    try terminal.wait(forBoard: try position(line).board)
    try terminal.type("u")
    try terminal.wait(forTexts: "(h6)", "○'s turn")
    try terminal.wait(forBoard: try position(String(line.dropLast(2))).board)
    try terminal.type("q")
    try terminal.wait(forText: "exit status: 0")

    let killed = try game.onPty("--animation", "off")
    try killed.wait(forText: "(\(square))")
    killed.type("v")
    try killed.wait(forText: "Review")
    killed.signal(9)
    #expect(try killed.end() == .killed(9))

    let resumed = try game.onTerminal("--animation", "off")
    try resumed.wait(forTexts: "(h6)", "(\(square))")
    try resumed.type("U")
    try resumed.wait(forTexts: "○'s turn", "(\(square))", without: "(h6)")
    try resumed.click(text: "u/U")
    try resumed.wait(forTexts: "(h6)")
    try resumed.press("C-r")
    try resumed.press("C-r")
    try resumed.wait(forBoard: last.board)
    #expect(game.saved?.position.board == last.board)
  }

  @Test("the review shows any ply while the game is being played on")
  func review() throws {
    let terminal = try game.onTerminal("--animation", "off", "--think-time", "0")
    try paste("f5d6c3d3c4", on: terminal)
    let last = try position("f5d6c3d3c4")
    try terminal.wait(forBoard: last.board)
    try terminal.type("v")
    try terminal.wait(forTexts: "Review", "ply 5 of 5")
    try terminal.press("Home")
    try terminal.wait(forBoard: .newGame)
    try terminal.press("Right", "Right")
    try terminal.wait(forBoard: try position("f5d6").board)
    // White's computer answers behind the review, which shows its ply as before.
    try terminal.type("o")
    try terminal.wait(forTexts: "ply 2 of 6", "●'s turn")
    try terminal.wait(forBoard: try position("f5d6").board)
    try terminal.type("\u{1B}[<65;3;3M")
    try terminal.wait(forBoard: try position("f5d6c3").board)
    try terminal.click(text: "d3  3")
    try terminal.wait(forBoard: try position("f5d6c3d3").board)
    // To play on from there asks, since later moves would be taken back.
    try terminal.press("Enter")
    try terminal.wait(forText: "Confirmation")
    try terminal.type("y")
    try terminal.wait(forTexts: "●'s turn", "(c4)", without: "Review")
    #expect(game.saved?.position == (try position("f5d6c3d3")))
  }

  @Test("a pasted game is offered for loading, and one that cannot be played is told why")
  func pastes() throws {
    let terminal = try game.onTerminal("--animation", "off")
    try terminal.place(.d3)
    try terminal.wait(forTurnOf: .light)
    try paste("f5d6c3a1", on: terminal)
    try terminal.wait(forText: "move 4: a1 turns nothing over")
    try paste("1. F5 D6 2. C3", on: terminal)
    try terminal.wait(forText: "Confirmation")
    #expect(game.saved?.position == (try position("d3")))
    try terminal.type("y")
    let loaded = try position("f5d6c3")
    try terminal.wait(forBoard: loaded.board)
    #expect(game.saved?.position == loaded)
  }

  @Test("a position is set up by mouse")
  func editor() throws {
    let terminal = try game.onTerminal("--animation", "off")
    try terminal.wait(forTurnOf: .dark)
    try terminal.type("m")
    try terminal.wait(forText: "Set up")
    try terminal.click(text: "z clear")
    try terminal.wait(forText: "Black has no disk")
    var board = Board()
    for (square, disk) in [(Square.a1, Disk.dark), (.b1, .light), (.h8, .light)] {
      board[square] = disk
      try terminal.click(square)
      if disk == .light { try terminal.click(square) }
      try terminal.wait(forBoard: board)
    }
    try terminal.click(text: "Tab side")
    try terminal.wait(forText: "○ to move")
    try terminal.click(text: "Enter play")
    // White has no move, and has to pass.
    try terminal.wait(forTexts: "Cannot place a disk.", "○'s turn", without: "Set up")
    #expect(game.saved?.position == Position(board: board, turn: .light))
    try terminal.press("Enter")
    try terminal.place(.c1)
    try terminal.wait(forText: "●")
  }

  @Test("the moves are written to a file whose name is typed, and another one is asked for")
  func transcript() throws {
    let terminal = try game.onTerminal("--animation", "off")
    try paste("f5d6c3", on: terminal)
    try terminal.wait(forBoard: try position("f5d6c3").board)
    try terminal.type("s")
    try terminal.wait(forText: "Transcript")
    try terminal.type("~/")
    for _ in 0..<2 { try terminal.press("BSpace") }
    try terminal.press("Enter")
    try terminal.wait(forText: "written to")
    #expect(game.folder.text(of: "game.txt")?.hasPrefix("f5d6c3") == true)
    try terminal.type("s\r")
    try terminal.wait(forText: "There is a file game.txt.")
    try terminal.type("n")
    try terminal.wait(forText: "Transcript")
    try terminal.press("Escape")
    try terminal.wait(forNo: "Transcript")
  }
}
