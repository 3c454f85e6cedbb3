import ReversiCore

/// How a game went, seen from one of its positions.
struct ReviewPicture: Sendable {
  /// What led to the position.
  struct Verdict: Sendable {
    /// Whose ply it was.
    let side: Disk
    /// The square, or the sign of a pass.
    let move: String
    /// What it was worth to that side, in many words and in few; nil as long as nobody has looked.
    let worth: (long: String, short: String)?
    /// How much it gave away; nil as long as that is not known.
    let loss: String?
  }

  /// How well a side played.
  struct Summary: Sendable {
    /// The side.
    let side: Disk
    /// What it gave away with a move on average.
    let meanLoss: String
    /// Its worst moves, the worst first.
    let worst: [Link]
  }

  /// A move that can be gone to.
  struct Link: Sendable {
    /// What is said of it.
    let text: String
    /// The number of plies up to it, and with it.
    let ply: Int
  }

  /// What stands at the top.
  let title: String
  /// Which position it is, in many words and in few.
  let place: (long: String, short: String)
  /// How far the analysis has come; nil if it is done.
  let progress: String?
  /// What led to the position; nil at the start.
  let verdict: Verdict?
  /// What stands there at the start.
  let start: String
  /// The best move in its place and what that was worth; nil if none is known.
  let best: String?
  /// The best play of both sides from there on, that move included.
  let line: [String]
  /// What all positions are worth.
  let graph: GraphPicture
  /// How well each side played, as far as that is known.
  let summaries: [Summary]
  /// Where the game turned, if it did.
  let turn: Link?
}
