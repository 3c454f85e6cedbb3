import ReversiCore

/// A search for an evaluation, which no move waits for. It gives way to requests for moves and hints.
struct Analysis: Sendable, Hashable {
  /// What is searched.
  enum Subject: Sendable, Hashable {
    /// The position of the game.
    case game
    /// The position of the review after a number of plies, at a level.
    case review(ply: Int, Level)
  }

  let id: RequestID
  let subject: Subject
}
