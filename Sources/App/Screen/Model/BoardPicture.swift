import Analysis
import GameSession
import ReversiCore
import Words

/// The board at a moment.
struct BoardPicture: Sendable, Hashable {
  /// The score of a move, on its square.
  struct HintMark: Sendable, Hashable {
    /// The score.
    let score: String
    /// Its rank among all moves, from 1.
    let rank: Int
    /// Whether no move has a higher score.
    let isBest: Bool
    /// Whether the score is proven.
    let isExact: Bool
  }

  /// The disks and their looks.
  var faces = [Square: DiskFace]()
  /// The squares that the person may choose.
  var choices: SquareSet = []
  /// The scores of moves.
  var hints = [Square: HintMark]()
  /// The square of the move that would have been better than the last one; it has a hint, too.
  var best: Square?
  /// The square of the last disk placed.
  var lastMove: Square?
  /// The disks that the selected move would turn over. Their marks replace those of the disks that
  /// the last move turned over.
  var previewed: SquareSet = []
  /// The selected square, or nil.
  var cursor: Square?
}

extension BoardPicture {
  /// The board with a position.
  ///
  /// - Parameters:
  ///   - previewed: The square of the move whose disks are marked, if it is legal.
  ///   - cursor: The selected square, or nil.
  init(_ view: PositionInView, previewed: Square?, cursor: Square?, words: Words) {
    self.cursor = cursor
    self.previewed = SquareSet(previewed.flatMap(view.move(to:))?.flips ?? [])
    let marked = self.previewed.isEmpty ? view.turned : self.previewed
    for square in Square.allCases {
      guard let disk = view.board[square] else { continue }
      faces[square] = marked.contains(square) ? .turned(disk) : .whole(disk)
    }
    choices = view.choices
    lastMove = view.lastMove
    for (index, move) in view.scores.enumerated() {
      hints[move.square] = HintMark(
        score: words.score(move.score), rank: index + 1,
        isBest: move.score == view.scores[0].score, isExact: move.isExact)
    }
    if let mistake = view.mistake, let square = mistake.bestMove {
      best = square
      hints[square] = HintMark(
        score: words.score(mistake.bestScore), rank: 1, isBest: true, isExact: mistake.isExact)
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
