import ReversiCore
import ReversiTesting
import TerminalTesting
import Testing

/// The games of the archive on the screen and in lines.
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
    try terminal.wait(forTexts: "Library", "game 1 of 3", "Ann - Bob", "Carol - Bob", "Dan - Bob")
    try terminal.type("/carol")
    try terminal.wait(forTexts: "Carol - Bob", "game 1 of 1", without: "Ann - Bob")
    try terminal.press("Enter")
    try terminal.press("Enter")
    try terminal.wait(forTexts: "Review", "ply 5 of 5")
    try terminal.press("Left")
    try terminal.wait(forText: "ply 4 of 5")
    try terminal.press("Enter")
    try terminal.wait(forNo: "Review")
    #expect(game.saved?.plies == "f5d6c3d3c4")
    #expect(game.saved?.standing == 4)
    try terminal.type("q")
    try terminal.wait(forExit: 0)
    #expect(game.folder.text(of: Self.archive) == Self.lines.joined())
  }

  @Test("removes the game that is clicked, after a question")
  func removal() throws {
    let game = try game()
    let terminal = try game.onTerminal("--animation", "off")
    try terminal.wait(forTurnOf: .dark)
    try terminal.type("V")
    try terminal.click(text: "Carol")
    try terminal.wait(forText: "game 2 of 3")
    try terminal.press("DC")
    try terminal.wait(forText: "remove this game")
    try terminal.type("y")
    try terminal.wait(forTexts: "game 2 of 2", without: "Carol")
    #expect(game.folder.text(of: Self.archive) == Self.lines[0] + Self.lines[2])
    try terminal.click(text: "Ann")
    try terminal.wait(forText: "ply 9 of 9")
    try terminal.press("Escape")
    try terminal.wait(forText: "game 2 of 2")
    try terminal.press("Escape")
    try terminal.wait(forNo: "Library")
    try terminal.type("q")
    try terminal.wait(forExit: 0)
  }

  @Test("is listed in lines, and opens a game")
  func lines() throws {
    let game = try game()
    let outcome = try game.inPipe("library\nlibrary dan\nlibrary 1\nlast\nlibrary 9\n")
    #expect(outcome.end == .exited(0))
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.contains("3. 2026-11-23  Ann - Bob  Black 13-0  Diagonal  f5f6d3e3f3f4g7f2..."))
    #expect(lines.count { $0.hasPrefix("1. 2026-11-23  Dan - Bob  White 16-0") } == 2)
    #expect(lines.contains("Last: White d6, turned 3: d5, d4, d3."))
    #expect(lines.contains("No game 9 is listed. Type: library"))
    let empty = try Game().inPipe("library\nlibrary x\n")
    #expect(empty.output.contains("No games yet."))
    #expect(empty.output.contains("No game fits."))
  }

  @Test("takes several games from a file after a question, each once")
  func addition() throws {
    let game = try game()
    try game.folder.write("f5d6c3\nd3c5d6\nc4e3f6\n", to: "three")
    let terminal = try game.onTerminal("--animation", "off", "--load", game.folder["three"])
    try terminal.wait(forText: "add these 3 games")
    try terminal.type("y")
    try terminal.wait(forTexts: "Library", "game 1 of 6", "Carol - Bob")
    try terminal.type("q")
    try terminal.wait(forExit: 0)
    let again = try game.inPipe("open \(game.folder["three"])\ny\n")
    #expect(again.output.contains("Do you want to add these 3 games to the library?"))
    #expect(again.output.contains("Carol - Bob"))
    let text = try #require(game.folder.text(of: Self.archive))
    #expect(text.hasPrefix(Self.lines.joined()))
    #expect(text.split(separator: "\n").count == 6)
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
      try terminal.wait(forText: "remove this game")
      try terminal.type("yq")
      try terminal.wait(forExit: 0)
      #expect(game.folder.text(of: Self.archive) == Self.lines[0] + Self.lines[1])
    }
  }

  @Test("is not touched before it is opened, and says what is wrong with it")
  func unreadable() throws {
    let game = try Game()
    try game.folder.write("", to: Self.archive + "/file")
    let outcome = try game.inPipe("library\n")
    #expect(outcome.end == .exited(0))
    #expect(outcome.output.contains("games.ggf cannot be read: Is a directory"))
    #expect(try game.inPipe("moves\n").errors == "")
  }
}
