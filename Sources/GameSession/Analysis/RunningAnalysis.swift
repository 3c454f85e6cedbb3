import ReversiCore

/// A search for the scores of a position of the record. No move waits for it, and it gives way to
/// requests for moves.
struct RunningAnalysis: Sendable, Hashable {
  /// What is searched.
  struct Subject: Sendable, Hashable {
    /// The number of plies before the position.
    let ply: Int
    /// How far the search goes.
    let limit: MoveLimit
  }

  let id: RequestID
  let subject: Subject
}
