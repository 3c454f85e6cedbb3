import ReversiCore
import ReversiEngine

/// Full width, with scores in units of the evaluation. Only one thread at a time may use it.
final class FixedDepthSearch {
  private var searcher: Searcher

  init(_ evaluation: EvaluationWeights = .embedded) {
    searcher = Searcher(evaluation)
  }

  /// For the side to move. A finished game counts in full.
  func score(_ board: SearchBoard, depth: Int) -> Int {
    searcher.estimate(
      board, depth: depth, alpha: -Evaluator.scoreBound, beta: Evaluator.scoreBound)
  }

  /// `depth` includes the move.
  func scores(_ board: SearchBoard, depth: Int) -> [(square: Int, score: Int)] {
    var scores: [(square: Int, score: Int)] = []
    var moves = board.legalMoves
    while moves != 0 {
      let square = moves.trailingZeroBitCount
      moves &= moves &- 1
      let next = board.playing(square, flips: board.flips(at: square))
      scores.append((square, -score(next, depth: depth - 1)))
    }
    return scores
  }

  /// `depth` includes the move. The first of equal moves wins.
  func bestMove(_ board: SearchBoard, depth: Int) -> (square: Int, score: Int)? {
    var order = scores(board, depth: depth > 3 ? 2 : 1)
    order.sort { ($0.score, $1.square) > ($1.score, $0.square) }
    guard var best = order.first else { return nil }
    best.score = -Evaluator.scoreBound - 1
    for (square, _) in order {
      let next = board.playing(square, flips: board.flips(at: square))
      let score = -searcher.estimate(
        next, depth: depth - 1, alpha: -Evaluator.scoreBound - 1, beta: -best.score)
      if score > best.score { best = (square, score) }
    }
    return best
  }
}

extension Position {
  /// With dark to move.
  init(_ searched: SearchBoard) {
    var board = Board()
    for square in SquareSet(rawValue: searched.player) { board[square] = .dark }
    for square in SquareSet(rawValue: searched.opponent) { board[square] = .light }
    self.init(board: board, turn: .dark)
  }
}
