import ReversiCore

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
