import Analysis
import ReversiCore

extension Statement {
  /// How sure the score of a move is.
  public static func certainty(of move: MoveScore) -> Statement {
    switch move.certainty {
    case .exact: .phrase(.exactScores)
    case .estimate: .phrase(.scoresAtDepth, ["plies": .number(move.depth)])
    case .book: .phrase(.bookScores)
    }
  }
}
