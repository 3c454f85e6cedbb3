import ReversiCore

/// The board as it looks at a moment.
struct BoardPicture: Sendable, Hashable {
  /// What a move is worth, on its square.
  struct HintMark: Sendable, Hashable {
    /// What it is worth.
    let score: String
    /// Its place among all moves, from 1.
    let rank: Int
    /// Whether no move is worth more.
    let isBest: Bool
  }

  /// The disks, and how each of them looks.
  var faces: [Square: DiskFace] = [:]
  /// The squares that may be chosen.
  var choices: SquareSet = []
  /// What moves are worth.
  var hints: [Square: HintMark] = [:]
  /// Where the last disk was placed.
  var lastMove: Square?
  /// The disks that the move that is looked at would turn over; they are marked in place of those
  /// that the last move turned over.
  var previewed: SquareSet = []
  /// The selected square; nil if none is.
  var cursor: Square?
}
