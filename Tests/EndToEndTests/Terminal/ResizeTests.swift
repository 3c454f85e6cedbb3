import ReversiCore
import TerminalTesting
import Testing

/// Screens of other sizes, from the start or after a sudden change.
@Suite("Sizes")
struct ResizeTests {
  private static let notice = "The game is safe."

  @Test(
    "every screen that is large enough shows the whole board, the message and both counts",
    arguments: [
      TerminalSize(80, 24), TerminalSize(40, 20), TerminalSize(24, 12), TerminalSize(19, 12),
      TerminalSize(200, 60),
    ])
  func sizes(_ size: TerminalSize) throws {
    let game = try Game()
    let terminal = try game.onTerminal("--animation", "off", size: size)
    try terminal.wait(forBoard: Board.newGame)
    try terminal.click(.d3)
    var position = Position.newGame
    try position.play(.d3)
    // On cards, the counts are pictures of digits.
    let hasCards = size.columns >= 100
    try terminal.wait(for: "White's turn, the board, and four disks against one") { screen in
      screen.shows("○'s turn") && ShownBoard(on: screen)?.board == position.board
        && (hasCards || screen.description.contains(/(●|4) +(4|Black)\b/))
        && (hasCards || screen.description.contains(/(○|1) +(1|White)\b/))
    }
  }

  @Test("a huge screen has the picture in its middle, and nothing is drawn elsewhere")
  func huge() throws {
    let pty = try Pty(Game().launch([]), size: TerminalSize(1000, 1000))
    try pty.wait(forText: "quit")
    pty.type("d3\rq")
    #expect(try pty.end() == .exited(0))
    // At the end, ncurses moves the cursor to the last row.
    let drawn = try #require(pty.text.split(separator: "\u{1B}[1000;1H").first)
    let places = try drawn.matches(of: /\u{1B}\[(\d+);(\d+)H/).map { match in
      (row: try #require(Int(match.1)), column: try #require(Int(match.2)))
    }
    #expect(places.count > 100)
    let outside = places.filter {
      !(441...560).contains($0.row) || !(351...650).contains($0.column)
    }
    #expect(outside.isEmpty)
    pty.expectRestored()
  }

  @Test("a screen that is too small says so, swallows no key, and recovers")
  func tooSmall() throws {
    let game = try Game()
    let terminal = try game.onTerminal("--animation", "off", size: TerminalSize(20, 5))
    try terminal.wait(forText: "safe")
    try terminal.place(.d3)
    try terminal.resize(to: .usual)
    try terminal.wait(forTurnOf: .light)
    try terminal.resize(to: TerminalSize(20, 5))
    try terminal.wait(forText: "safe")
    try terminal.type("q")
    try terminal.wait(forText: "exit status: 0")
  }

  @Test(
    "a screen that shrinks to nothing and grows again during an animation shows the move to its end"
  )
  func duringAnimation() throws {
    let game = try Game(saved: SavedText.text("x00", LongBoards.move))
    let terminal = try game.onTerminal("--animation", "slow")
    try terminal.wait(forTurnOf: .dark)
    try terminal.place(.d4)
    try terminal.wait(forText: ">d4")
    for size in [TerminalSize(18, 11), TerminalSize(2, 1), TerminalSize(40, 20), .usual] {
      try terminal.resize(to: size)
    }
    var position = Position(
      board: try Board(rows: LongBoards.move.split(separator: "\n")), turn: .dark)
    try position.play(.d4)
    try terminal.wait(for: "the move to its end") {
      ShownBoard(on: $0)?.board == position.board && $0.shows("○'s turn")
        && $0.shows(">d4")
    }
  }

  @Test("after a flood of size changes the screen is complete")
  func storm() throws {
    let game = try Game()
    let terminal = try game.onTerminal("--think-time", "3600", "--black", "computer")
    try terminal.wait(forText: "thinking")
    for step in 1...40 {
      try terminal.resize(to: TerminalSize(1 + step * 7 % 90, 1 + step * 5 % 40))
    }
    try terminal.resize(to: .usual)
    try terminal.type("x")
    try terminal.wait(for: "a whole screen") {
      ShownBoard(on: $0)?.board == .newGame && $0.shows("●'s turn") && $0.shows("quit")
        && !$0.shows("thinking")
    }
  }
}
