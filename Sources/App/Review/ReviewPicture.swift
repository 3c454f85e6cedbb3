import ReversiCore
import Texts

/// The course of a game, seen from one of its positions or from a variation.
struct ReviewPicture: Sendable {
  /// The ply that led to the position.
  struct Ply: Sendable {
    /// The side of the ply.
    let side: Disk
    /// The ply, its score and what it gave away, so far.
    let wording: Wording
  }

  /// The best play of both sides.
  struct Line: Sendable {
    /// What stands before the moves.
    let title: Wording
    /// The moves.
    let moves: [String]
    /// The text at the end of the row; nil if the scores are not proven.
    let proof: String?
  }

  /// The variation that the position belongs to. Its moves are those of the list of moves.
  struct Variation: Sendable {
    /// What stands before the moves.
    let title: Wording
    /// The index of its first ply in the list of moves.
    let first: Int
  }

  /// One of the worst moves of the game. A click goes there.
  struct WorstMove: Sendable {
    /// The side that made it.
    let side: Disk
    /// The move.
    let move: String
    /// The disks that it gave away.
    let disks: Int
    /// What it gave away.
    let loss: Wording
    /// The better move; nil if none is known.
    let better: Wording?
    /// The number of plies up to and including the move.
    let ply: Int
  }

  /// The number of the position, in a long and a short wording.
  let place: Wording
  /// The progress of the analysis; nil if it is done.
  let progress: Wording?
  /// The ply that led to the position; nil at the start.
  let ply: Ply?
  /// The text in its place at the start.
  let start: String
  /// The better move and what follows, or what follows the best one, or nil.
  let line: Line?
  /// The variation; nil if the game is shown.
  let variation: Variation?
  /// The scores of all positions of the game.
  let graph: GraphPicture
  /// The texts at the upper and the lower edge of the graph.
  let ahead: (dark: String, light: String)
  /// The heading of the worst moves.
  let worstTitle: String
  /// The worst moves of both sides, the worst first, so far.
  let worst: [WorstMove]
  /// The turning point of the game; nil if there was none.
  let turn: Wording?
  /// The number of plies up to and including the turning point.
  let turningPly: Int
}
