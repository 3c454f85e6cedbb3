import ReversiCore

/// The course of a game, seen from one of its positions.
struct ReviewPicture: Sendable {
  /// The ply that led to the position.
  struct Ply: Sendable {
    /// The side of the ply.
    let side: Disk
    /// The square, or the sign of a pass.
    let move: String
    /// Its score for that side, in a long and a short wording; nil until it is searched.
    let score: (long: String, short: String)?
    /// What it gave away; nil until that is known.
    let loss: String?
  }

  /// How well a side played.
  struct Summary: Sendable {
    /// The side.
    let side: Disk
    /// What it gave away with an average move.
    let meanLoss: String
    /// Its worst moves, the worst first.
    let worst: [Link]
  }

  /// A move that the player can go to.
  struct Link: Sendable {
    /// The text of the link.
    let text: String
    /// The number of plies up to and including the move.
    let ply: Int
  }

  /// The title at the top.
  let title: String
  /// The number of the position, in a long and a short wording.
  let place: (long: String, short: String)
  /// The progress of the analysis; nil if it is done.
  let progress: String?
  /// The ply that led to the position; nil at the start.
  let ply: Ply?
  /// The text in its place at the start.
  let start: String
  /// The best alternative and its score; nil if none is known.
  let best: String?
  /// The best play of both sides from there on, including that move.
  let line: [String]
  /// The scores of all positions.
  let graph: GraphPicture
  /// How well each side played, as far as known.
  let summaries: [Summary]
  /// The turning point of the game, if there was one.
  let turn: Link?
}
