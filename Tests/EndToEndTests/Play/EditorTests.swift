import Foundation
import ReversiCore
import ReversiTesting
import TerminalTesting
import Testing

/// Setting up positions on a real terminal.
@Suite("Setting up a position")
struct EditorTests {
  /// A board with a few disks.
  private func board(_ cells: (Square, Disk)...) -> Board {
    var board = Board()
    for (square, disk) in cells { board[square] = disk }
    return board
  }

  @Test("by keys: a position is cleared, set, played from, saved and resumed")
  func byKeys() throws {
    let game = try Game()
    let terminal = try game.onTerminal("--animation", "off")
    try terminal.wait(forTurnOf: .dark)
    try terminal.type("m")
    try terminal.wait(forBoard: .newGame, with: "Set up", "● to move")
    try terminal.type("z")
    try terminal.wait(forBoard: Board(), with: "has no disk", "●'s turn", "Set up")
    // The position cannot be played yet.
    try terminal.press("Enter")
    try terminal.type("b1  c1 d1 ")
    try terminal.wait(
      forBoard: board((.b1, .light), (.c1, .dark), (.d1, .dark)), with: "Set up",
      without: "has no disk")
    try terminal.press("DC")
    try terminal.wait(forBoard: board((.b1, .light), (.c1, .dark)), with: "Set up")
    try terminal.press("Tab")
    try terminal.wait(forText: "○ to move")
    try terminal.type("~")
    try terminal.wait(forBoard: board((.b1, .dark), (.c1, .light)), with: "○ to move")
    try terminal.type("~")
    try terminal.press("BTab", "Tab")
    let start = board((.b1, .light), (.c1, .dark))
    try terminal.wait(forBoard: start, with: "● to move")
    // Until the position is played, the game is unchanged.
    #expect(game.folder.text(of: game.save) == SavedText.new)
    try terminal.press("Enter")
    try terminal.wait(forBoard: start, with: "●'s turn", "move 1 of 62", without: "Set up")
    #expect(game.saved?.position == Position(board: start, turn: .dark))
    try terminal.place(.a1)
    try terminal.wait(forTexts: "● won")
    try terminal.type("u")
    try terminal.wait(forBoard: start, with: "●'s turn", "(a1)", without: "won")
    kill(try terminal.program, SIGKILL)
    try terminal.wait(forExit: 137)

    let resumed = try game.onTerminal()
    try resumed.wait(forBoard: start, with: "●'s turn", "move 1 of 62", "(a1)")
    #expect(game.saved?.plies == "a1")
    #expect(game.saved?.standing == 0)
  }

  @Test("by mouse: every tool works, and a game in progress is replaced only after a question")
  func byMouse() throws {
    let record = try GameRecord(transcript: "f5d6c3")
    let game = try Game(saved: SavedText.text(record, modes: "00"))
    let terminal = try game.onTerminal("--animation", "off")
    try terminal.wait(forTurnOf: .light)
    let saved = game.saved
    // On a screen of this size, only a click in the help opens the editor.
    try terminal.click(text: "?  help")
    try terminal.click(text: "set up")
    try terminal.wait(forBoard: record.position.board, with: "Set up", "○ to move")
    try terminal.click(text: "s start")
    try terminal.wait(forBoard: .newGame, with: "● to move")
    try terminal.click(text: "~ swap")
    var swapped = Position.newGame.board
    for square in Square.allCases { swapped[square] = swapped[square]?.opponent }
    try terminal.wait(forBoard: swapped, with: "● to move")
    try terminal.click(text: "z clear")
    try terminal.wait(forBoard: Board(), with: "has no disk")
    try terminal.click(.c3)
    try terminal.click(.d3)
    try terminal.click(.e3)
    try terminal.wait(forBoard: board((.c3, .dark), (.d3, .dark), (.e3, .dark)), with: "Set up")
    try terminal.click(.d3)
    try terminal.click(.e3)
    try terminal.click(.e3)
    let start = board((.c3, .dark), (.d3, .light))
    try terminal.wait(forBoard: start, with: "● to move", without: "has no disk")
    try terminal.click(text: "Tab side")
    try terminal.wait(forText: "○ to move")
    try terminal.click(text: "○ to move")
    try terminal.wait(forText: "● to move")
    #expect(game.saved == saved)

    try terminal.click(text: "Enter  play")
    try terminal.wait(forTexts: "for the position?", "[ Cancel ]")
    try terminal.click(text: "[ Cancel ]", character: 3)
    try terminal.wait(forBoard: start, with: "Set up", without: "for the position?")
    try terminal.click(text: "Enter  play")
    try terminal.click(text: " OK ", character: 1)
    try terminal.wait(
      forBoard: start, with: "●'s turn", "move 1 of 62", without: "Set up", "for the position?")
    #expect(game.saved?.position == Position(board: start, turn: .dark))
    #expect(game.saved?.plies == "")
  }

  @Test(
    "a paste sets the position, modes and levels still change, and Esc keeps the game unchanged"
  )
  func paste() throws {
    let record = try GameRecord(transcript: "f5d6c3")
    let game = try Game(saved: SavedText.text(record))
    let terminal = try game.onTerminal("--think-time", "3600")
    try terminal.wait(forTurnOf: .light)
    try terminal.type("m")
    try terminal.wait(forText: "Set up")
    try terminal.paste(KnownGame.tie.cells + " o")
    try terminal.wait(forTexts: "Set up", "neither side can move")
    try terminal.paste(LongBoards.search + " o")
    let board = try Board(rows: LongBoards.search.split(separator: "\n"))
    try terminal.wait(forBoard: board, with: "Set up", "○ to move", without: "neither side")
    try terminal.type("oO")
    try terminal.wait(forBoard: board, with: "Set up", "○Comp 4")
    try terminal.press("Escape")
    try terminal.wait(
      forBoard: record.position.board, with: "○'s turn", "thinking", without: "Set up")
    #expect(game.saved?.state == "o01")
    #expect(game.saved?.plies == "f5d6c3")
  }

  @Test("a screen that shrinks to nothing and grows again shows the same editor")
  func resize() throws {
    let terminal = try Game().onTerminal()
    try terminal.wait(forTurnOf: .dark)
    try terminal.type("m")
    try terminal.wait(forText: "Set up")
    try terminal.type("zb1  c1 ")
    let start = board((.b1, .light), (.c1, .dark))
    try terminal.wait(forBoard: start, with: "Set up")
    try terminal.resize(to: TerminalSize(15, 5))
    try terminal.wait(forText: "safe")
    // The editor still takes the keys that need no screen.
    try terminal.press("Tab")
    try terminal.resize(to: TerminalSize(24, 12))
    try terminal.wait(forText: "○ to move")
    try terminal.resize(to: TerminalSize(40, 20))
    try terminal.wait(forTexts: "○ to move", "Esc back")
    try terminal.press("Tab")
    try terminal.resize(to: .usual)
    try terminal.wait(forBoard: start, with: "Set up", "● to move", "z clear")
  }
}
