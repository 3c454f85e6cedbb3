import Analysis
import App
import BoardView
import GameSession
import ReversiCore
import Words

extension BoardPicture {
  /// The board with a position.
  ///
  /// - Parameters:
  ///   - previewed: The square of the move that is previewed, if it is legal.
  ///   - cursor: The selected square, or nil.
  init(_ view: PositionInView, previewed: Square?, cursor: Square?, words: Words) {
    self.init()
    self.cursor = cursor
    preview = previewed.flatMap(view.move(to:)).map {
      Preview(square: $0.square, side: $0.side, flips: SquareSet($0.flips))
    }
    for square in Square.allCases {
      guard let disk = view.board[square] else { continue }
      faces[square] = view.turned.contains(square) ? .turned(disk) : .whole(disk)
    }
    choices = view.choices
    lastMove = view.lastMove
    for (index, move) in view.scores.enumerated() {
      hints[move.square] = HintMark(
        score: move.score.signed, rank: index + 1,
        isBest: move.score == view.scores[0].score, isExact: move.isExact)
    }
    if let mistake = view.mistake, let square = mistake.bestMove {
      best = square
      hints[square] = HintMark(
        score: mistake.bestScore.signed, rank: 1, isBest: true, isExact: mistake.isExact)
    }
  }

  /// Shows the disk that is turning over.
  ///
  /// - Parameter fraction: The part of its turn that is over, 0 to 1.
  mutating func show(_ animation: FlipAnimation, fraction: Double) {
    guard let turning = animation.turning else { return }
    faces[turning] = .turning(to: animation.move.side, fraction: fraction)
  }
}
