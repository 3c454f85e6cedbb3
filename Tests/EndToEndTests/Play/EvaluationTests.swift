import ReversiCore
import ReversiTesting
import TerminalTesting
import Testing

/// The evaluation of a position, on a real terminal.
@Suite("Evaluation")
struct EvaluationTests {
  /// A game with seven empty squares.
  private static let end = Result {
    try GameRecord(transcript: KnownGame.tie.transcript.dropLast(14))
  }

  @Test("is refined until it is exact, disappears with w, and ends with the game")
  func proven() throws {
    let record = try Self.end.get()
    let game = try Game(saved: SavedText.text(record))
    let terminal = try game.onTerminal("--animation", "off")
    let turn = record.position.turn == .dark ? "●'s turn" : "○'s turn"
    try terminal.wait(forTexts: turn, "quit", without: "exact")
    let score = Solver.darkScore(record.position)
    let text = score == 0 ? "even" : "\(score > 0 ? "Black" : "White") +\(abs(score))"
    try terminal.type("w")
    try terminal.wait(forTexts: text, "exact", turn)
    // It follows the game and becomes exact again.
    try terminal.type("u")
    try terminal.wait(forTexts: "exact", "move \(record.moveNumber - 1) of 60")
    try terminal.type("U")
    try terminal.wait(forTexts: text, "exact", "move \(record.moveNumber) of 60")
    try terminal.type("w")
    try terminal.wait(forTexts: turn, without: "exact")
    try terminal.type("w")
    try terminal.wait(forTexts: text, "exact")
    try terminal.type("ny")
    try terminal.wait(
      forBoard: .newGame, with: "move 1 of 60", without: "exact", "depth", "evaluating")
    #expect(game.folder.text(of: game.save) == SavedText.new)
  }

  @Test("improves as the search deepens, waits while a computer thinks, and delays no key")
  func refined() throws {
    let game = try Game(saved: SavedText.text("x00", LongBoards.search))
    let terminal = try game.onTerminal("--white-level", "10", "--think-time", "3600")
    try terminal.wait(forTurnOf: .dark)
    try terminal.type("w")
    func depth(_ screen: Screen) -> Int? {
      screen.description.firstMatch(of: /depth ([0-9]+)/).flatMap { Int($0.1) }
    }
    try terminal.wait(for: "a depth") { depth($0) != nil }
    try terminal.wait(for: "a great depth") { (depth($0) ?? 0) >= 10 }
    try terminal.type("x")
    try terminal.wait(forTexts: "thinking", "Computer 3")
    try terminal.type("x")
    try terminal.wait(for: "an evaluation again") { depth($0) != nil && !$0.shows("thinking") }
    try terminal.type("q")
    try terminal.wait(forExit: 0)
  }
}

/// A simple solver, as a trusted reference.
private enum Solver {
  /// The score of a position for dark.
  static func darkScore(_ position: Position) -> Int {
    switch position.state {
    case .over(.tie): return 0
    case .over(.win(let side, let lead)): return side == .dark ? lead : -lead
    case .passDue:
      var next = position
      try? next.pass()
      return darkScore(next)
    case .toMove(let side):
      let scores = position.legalMoves.map { square in
        var next = position
        _ = try? next.play(square)
        return darkScore(next)
      }
      return (side == .dark ? scores.max() : scores.min()) ?? 0
    }
  }
}
