import Analysis
import ReversiCore
import TerminalTesting
import Testing

@Suite("Study")
struct StudyTests {
  private func start(_ transcript: String) throws -> (game: Game, terminal: TmuxTerminal) {
    let game = try Game(saved: SavedText.text(try GameRecord(transcript: transcript)))
    return (game, try game.onTerminal("--animation", "off"))
  }

  private func board(after transcript: String) throws -> Board {
    try GameRecord(transcript: transcript).position.board
  }

  @Test("openings lists the known moves in the game, and plays one of them in the review")
  func openings() throws {
    let (game, terminal) = try start("f5d6c3")
    try terminal.wait(forTurnOf: .light)
    try terminal.type("W")
    try terminal.wait(forTexts: "Openings", "after c3", "score", "Play it")
    try terminal.press("Escape")
    try terminal.wait(forNo: "after c3")
    try terminal.type("v")
    try terminal.wait(forTexts: "Review", "move 3 of 3")
    try terminal.type("W")
    try terminal.wait(forTexts: "Openings", "after c3", "Play it")
    try terminal.press("Enter")
    try terminal.wait(forBoard: try board(after: "f5d6c3d3"), with: "Variation", "move 4 of 4")
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
    try terminal.wait(forTexts: "Right: \(first.best)", "Next")
    try terminal.press("Enter")
    let second = EndgameExercise.all[1]
    try terminal.wait(forBoard: second.position.board, with: "2 of 200")
    let wrong = second.position.legalMoves.filter { $0 != second.best }
    try terminal.click(wrong[0])
    try terminal.wait(forTexts: "\(wrong[0]) gives away")
    try terminal.click(wrong[1])
    try terminal.wait(forTexts: "\(wrong[1]) gave away", "\(second.best) was best")
    let lines = try game.folder.read("reversi/games.practice").split(separator: "\n")
    #expect(lines.map { $0.prefix(64) } == [first, second].map { $0.position.text.prefix(64) })
    try terminal.press("Escape")
    try terminal.wait(forBoard: try board(after: "f5d6c3"), with: "○'s turn", without: "Practice")
    // The line to c3 is learned where it is selected: one move earlier.
    try terminal.type("W")
    try terminal.press("Left")
    try terminal.wait(forTexts: "after d6", "Play it")
    try terminal.type("L")
    try terminal.wait(forTexts: "You learn 1 line as Black")
    #expect(try game.folder.read("reversi/games.practice").hasPrefix("line x f5d6c3\n"))
    try terminal.press("Escape")
    try terminal.wait(
      forBoard: try board(after: "f5d6c3"), with: "○'s turn", without: "Openings")
    try terminal.type("P")
    try terminal.wait(
      forBoard: try board(after: "f5d6"), with: "Practice: your lines", "Which move")
    try terminal.press("Escape")
    try terminal.wait(forBoard: try board(after: "f5d6c3"), with: "○'s turn", without: "Practice")
    #expect(game.saved?.plies == "f5d6c3")
    try terminal.type("q")
    try terminal.wait(forExit: 0)
  }
}
