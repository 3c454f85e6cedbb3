import Analysis
import ReversiCore

/// The progress of a computer's move.
package struct MoveProgress: Sendable, Hashable {
  /// The identity of the request for the move.
  package let id: RequestID
  /// The limit of the move. It stays what it was when the player began to think.
  package let limit: MoveLimit
  /// The best move so far; nil until the player reports one. Players that answer at once never do.
  package internal(set) var best: MoveScore?
  /// Whether the person wants the player to move before it has finished.
  var isHurried = false

  /// A move that a player begins to think about.
  init(of id: RequestID, limit: MoveLimit) {
    self.id = id
    self.limit = limit
  }
}
