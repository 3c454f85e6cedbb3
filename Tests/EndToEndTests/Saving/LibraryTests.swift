import ReversiCore
import ReversiTesting
import TerminalTesting
import Testing

@Suite("The library")
struct LibraryTests {
  private static let archive = "reversi/games.ggf"

  private static func line(_ name: String, _ transcript: String) -> String {
    let moves = [Square](transcript: transcript).enumerated().map { index, square in
      "\(index.isMultiple(of: 2) ? "B" : "W")[\(square)]"
    }
    return "(;GM[Othello]DT[2026.11.23]PB[\(name)]PW[Bob]\(moves.joined());)\n"
  }

  private static let lines = [
    line("Ann", KnownGame.lightWipedOut.transcript), line("Carol", "f5d6c3d3c4"),
    line("Dan", KnownGame.darkWipedOut.transcript),
  ]

  private func game(_ lines: [String] = lines) throws -> Game {
    let game = try Game()
    try game.folder.write(lines.joined(), to: Self.archive)
    return game
  }

  @Test("is opened, searched, reviewed and played on by keys")
  func keys() throws {
    let game = try game()
    let terminal = try game.onTerminal("--animation", "off")
    try terminal.wait(forTurnOf: .dark)
    #expect(try game.folder.names() == ["reversi"])
    try terminal.type("V")
    try terminal.wait(forTexts: "My games", "game 1 of 3", "Ann - Bob", "Carol - Bob", "Dan - Bob")
    try terminal.type("/carol")
    try terminal.wait(forTexts: "Carol - Bob", "game 1 of 1", without: "Ann - Bob")
    try terminal.press("Enter")
    try terminal.press("Enter")
    try terminal.wait(forTexts: "Review", "move 5 of 5")
    try terminal.press("Left")
    try terminal.wait(forText: "move 4 of 5")
    try terminal.press("Enter")
    try terminal.wait(forNo: "Review")
    #expect(game.saved?.plies == "f5d6c3d3c4")
    #expect(game.saved?.standing == 4)
    try terminal.type("q")
    try terminal.wait(forExit: 0)
    #expect(game.folder.text(of: Self.archive) == Self.lines.joined())
  }

  @Test("has removed a game when the program ends, however soon that is")
  func removalAtTheEnd() throws {
    for _ in 0..<5 {
      let game = try game()
      let terminal = try game.onTerminal("--animation", "off")
      try terminal.wait(forTurnOf: .dark)
      try terminal.type("V")
      try terminal.wait(forText: "game 1 of 3")
      try terminal.press("DC")
      try terminal.wait(forText: "this game from your")
      try terminal.type("yq")
      try terminal.wait(forExit: 0)
      #expect(game.folder.text(of: Self.archive) == Self.lines[0] + Self.lines[1])
    }
  }
}
