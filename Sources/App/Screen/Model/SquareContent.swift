import Analysis
import ReversiCore
import Texts
import Words

/// What is on a square, as the person is told.
public enum SquareContent: Sendable, Hashable {
  /// A disk of a side, and whether it was the last one placed.
  case disk(Disk, isLastMove: Bool)
  /// An empty square where the person may place a disk, with the squares of the disks it turns over
  /// and its score, if known.
  case legal(turning: [Square], score: Int?)
  /// An empty square.
  case empty

  /// What is on a square of a position.
  init(on square: Square, in view: PositionInView) {
    if let disk = view.board[square] {
      self = .disk(disk, isLastMove: view.lastMove == square)
    } else if let move = view.move(to: square) {
      let score = view.scores.first { $0.square == square }?.score
      self = .legal(turning: move.flips, score: score)
    } else {
      self = .empty
    }
  }
}

extension SquareContent {
  /// The text about the square and what is on it.
  public func wording(on square: Square, in words: Words) -> Wording {
    switch self {
    case .disk(let side, let isLastMove):
      words.game.disk(square, side, isLastMove: isLastMove)
    case .legal(let turned, let score):
      words.game.legal(square, turning: turned, score: score)
    case .empty: words.game.empty(square)
    }
  }
}
