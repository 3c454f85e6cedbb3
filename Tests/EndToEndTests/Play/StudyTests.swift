import GameFormats
import ReversiCore
import ReversiTesting
import TerminalTesting
import Testing

/// What can be learned from games, on a real terminal.
@Suite("Study")
struct StudyTests {
  private func start(_ transcript: String) throws -> (game: Game, terminal: TmuxTerminal) {
    let game = try Game(saved: SavedText.text(try GameRecord(transcript: transcript)))
    return (game, try game.onTerminal("--animation", "off"))
  }

  private func board(after transcript: String) throws -> Board {
    try GameRecord(transcript: transcript).position.board
  }

  @Test("a key or a click begins a variation, Esc leaves it, and Enter plays on from it")
  func variation() throws {
    let (game, terminal) = try start("f5d6c3")
    try terminal.wait(forTurnOf: .light)
    try terminal.type("v")
    try terminal.wait(forTexts: "Review", "ply 3 of 3")
    try terminal.type("d3 ")
    try terminal.wait(
      forBoard: try board(after: "f5d6c3d3"), with: "Variation", "ply 4 of 4", without: "Review")
    try terminal.press("Left")
    try terminal.wait(forBoard: try board(after: "f5d6c3"), with: "ply 3 of 4")
    try terminal.press("Escape")
    try terminal.wait(forTexts: "Review", "ply 3 of 3", without: "Variation")
    try terminal.click(.f4)
    try terminal.wait(forBoard: try board(after: "f5d6c3f4"), with: "Variation", "ply 4 of 4")
    #expect(game.saved?.plies == "f5d6c3")
    try terminal.press("Enter")
    try terminal.wait(forText: "want to give this game up")
    try terminal.type("y")
    try terminal.wait(
      forBoard: try board(after: "f5d6c3f4"), with: "●'s turn", without: "Variation")
    #expect(game.saved?.plies == "f5d6c3f4")
    try terminal.type("q")
    try terminal.wait(forExit: 0)
  }

  @Test("openings lists the known moves in the game, and plays one of them in the review")
  func openings() throws {
    let (game, terminal) = try start("f5d6c3")
    try terminal.wait(forTurnOf: .light)
    try terminal.type("W")
    try terminal.wait(forTexts: "Openings", "Perpendicular", "Bent Ganglion", "even, book")
    try terminal.press("Enter")
    try terminal.wait(forNo: "Bent Ganglion")
    try terminal.type("v")
    try terminal.wait(forTexts: "Review", "ply 3 of 3")
    try terminal.type("W")
    try terminal.wait(forTexts: "Openings", "even, book")
    try terminal.press("Enter")
    try terminal.wait(forBoard: try board(after: "f5d6c3d3"), with: "Variation", "ply 4 of 4")
    #expect(game.saved?.plies == "f5d6c3")
    try terminal.type("q")
    try terminal.wait(forExit: 0)
  }

  @Test("practice asks, judges a key's and a click's answer, and leads back to the game")
  func practice() throws {
    let (game, terminal) = try start("f5d6c3")
    try terminal.wait(forTurnOf: .light)
    try terminal.type("P")
    let first = EndgameExercise.all[0]
    try terminal.wait(
      forBoard: first.position.board, with: "Practice: endings", "1 of 200", "here are")
    try terminal.type("\(first.best)")
    try terminal.press("Enter")
    try terminal.wait(forTexts: "Right: \(first.best)", "next exercise")
    try terminal.press("Enter")
    let second = EndgameExercise.all[1]
    try terminal.wait(forBoard: second.position.board, with: "2 of 200")
    let wrong = try #require(second.position.legalMoves.first { $0 != second.best })
    try terminal.click(wrong)
    try terminal.wait(forTexts: "\(wrong) loses", "Best is \(second.best)")
    let lines = try game.folder.read("reversi/games.practice").split(separator: "\n")
    #expect(lines.map { $0.prefix(64) } == [first, second].map { $0.position.text.prefix(64) })
    try terminal.type("P")
    try terminal.wait(
      forBoard: try board(after: "f5d6c3"), with: "Practice: openings", "Which move")
    try terminal.press("Escape")
    try terminal.wait(forBoard: try board(after: "f5d6c3"), with: "○'s turn", without: "Practice")
    #expect(game.saved?.plies == "f5d6c3")
    try terminal.type("q")
    try terminal.wait(forExit: 0)
  }

  @Test("the library says how the player does against a level, and so does text mode")
  func summary() throws {
    let game = try Game()
    let games = [KnownGame.lightWipedOut, KnownGame.darkWipedOut]
    let lines = try games.enumerated().map { try $1.archived($0) }
    try game.folder.write(lines.joined(), to: "reversi/games.ggf")
    // No analysis finds so much.
    let names = try lines.map { try #require(try AnalyzedGame(ArchivedGame(line: $0))).text }
    let losses = "loss \(names[0]) 150 5\nloss \(names[1]) 180 6\n"
    try game.folder.write(losses, to: "reversi/games.practice")
    let terminal = try game.onTerminal("--animation", "off")
    try terminal.wait(forTurnOf: .dark)
    try terminal.type("V")
    try terminal.wait(
      forTexts: "Library", "game 1 of 2", "You won 1 of 2 at level 3.", "30.0 at level 3")
    try terminal.type("q")
    try terminal.wait(forExit: 0)
    let text = try game.inPipe("library\nscore\n")
    #expect(
      text.output.contains(
        """
        library and a number opens one.
        You won 1 of 2 at level 3.
        Disks lost a move in the last 2 games: 30.0 at level 3
        """))
  }
}
