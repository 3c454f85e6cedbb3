import ReversiCore

/// A search for an evaluation. No move waits for it. It gives way to requests for moves and hints.
struct Analysis: Sendable, Hashable {
  /// The subject of the search.
  enum Subject: Sendable, Hashable {
    /// The position of the game.
    case game
    /// The position of the review after `ply` plies, at a level.
    case review(ply: Int, Level)
  }

  let id: RequestID
  let subject: Subject
}
