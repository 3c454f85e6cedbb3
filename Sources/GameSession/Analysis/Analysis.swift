import ReversiCore

/// A search that nobody's move waits for: it gives way to the game's own thoughts, and to hints.
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
