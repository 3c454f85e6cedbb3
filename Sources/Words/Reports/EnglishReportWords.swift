import Analysis
import GameSession
import Notation
import ReversiCore
import Texts

struct EnglishReportWords: ReportWords {
  func counts(_ counts: Sides<Int>) -> String { "Black \(counts.dark), White \(counts.light)" }
  func opening(_ opening: Opening) -> String { "Opening: \(opening.name)." }

  func lost(_ disks: Int, best score: Int, _ line: String) -> String {
    "lost \(disks), best \(score.signed): \(line)"
  }

  func move(_ square: Square, number: Int) -> String { "\(number). \(square)" }
  func pass(of side: Disk) -> String { "the pass of \(side.english)" }
  func worst(_ move: String, loss: Int) -> String { "\(move) (\(loss))" }

  func meanLoss(_ disks: FixedDecimal, of side: Disk, worst moves: [String]) -> String {
    moves.isEmpty
      ? "\(side.english) lost \(disks) disks a move."
      : "\(side.english) lost \(disks) disks a move; worst: \(moves.joined(separator: ", "))."
  }

  func turned(with move: String) -> String { "The game turned with \(move)." }

  func solution(_ solution: Solution, line: String, seconds: FixedDecimal) -> String {
    let side = (solution.position.turn ?? .dark).english
    let (score, nodes) = (solution.score.signed, solution.nodes)
    return solution.certainty == .exact
      ? "\(side) \(score)\(line); \(nodes) nodes, \(seconds) s"
      : """
      \(side) \(score) (an estimate at depth \(solution.depth))\(line); \(nodes) nodes, \
      \(seconds) s
      """
  }

  func solving(_ solution: Solution, seconds: Int) -> String {
    let side = (solution.position.turn ?? .dark).english
    let (score, move) = (solution.score.signed, solution.line.first?.description ?? "")
    return "\(seconds) s, depth \(solution.depth): \(move), \(side) \(score)"
  }

  func manyEmpty(_ number: Int) -> String {
    "\(number) squares are empty, too many to solve soon; analyze estimates the score"
  }

  func likely(
    _ moves: [(square: Square, percent: FixedDecimal)], of side: Disk, rating: Int
  ) -> String {
    let moves = moves.map { "\($0.square) \($0.percent) %" }
    return "\(side.english) at \(rating): \(moves.joined(separator: ", "))"
  }

  var over: String { "the game is over" }

  func analyzed(games: Int, positions: Int) -> String {
    "\(games) games, \(positions) positions analyzed"
  }

  func tied(_ disks: String) -> String { "tie \(disks)" }
  var unfinished: String { "unfinished" }

  func excluded(_ reasons: [Exclusion]) -> Wording {
    let text = reasons.map(text).joined(separator: "; ")
    return Wording("does not count: \(text)", text)
  }

  private func text(of reason: Exclusion) -> String {
    switch reason {
    case .levels(let players):
      let levels = players.compactMap(\.level).map { "\($0.number)" }
      let times = players.compactMap(\.moveTime).map { "\($0.secondsText) s" }
      let word = levels.count > 1 ? "levels" : "level"
      return Self.all((levels.isEmpty ? [] : ["\(word) \(Self.all(levels))"]) + times)
    case .hurried: return "computer hurried"
    case .otherPlayers: return "other players moved"
    case .mark(.takenBack): return "taken back"
    case .mark(.helped): return "with help"
    case .mark(.opened): return "set up or opened"
    }
  }

  /// At least one item, with *and* before the last.
  private static func all(_ items: [String]) -> String {
    items.count < 2
      ? items[0] : "\(items.dropLast().joined(separator: ", ")) and \(items[items.count - 1])"
  }

  func ignored(lines count: Int, of path: String) -> String {
    """
    \(path.printable): ignored \(count) \
    \(count == 1 ? "line that is not a game" : "lines that are not games")
    """
  }

  func importing(read: Int, added: Int) -> String {
    "\(read) \(read == 1 ? "game" : "games") read, \(added) added"
  }

  func imported(to path: String, added: Int, known: Int) -> String {
    """
    \(path.printable): \(added) \(added == 1 ? "game" : "games") added, \(known) already there
    """
  }

  func game(_ number: Int) -> String { "game \(number)" }

  func namesMissing(beside name: String, _ files: String) -> String {
    "\(name): names are missing; one \(files) file must be beside it"
  }
}
