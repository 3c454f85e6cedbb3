import ReversiCore

/// Why a player made no legal move.
package enum PlayerFailure: Error, Sendable, Hashable {
  /// The player replied with a square that is not a legal move.
  case illegal(Square)
  /// The player ended without a reply.
  case noReply
  /// The player replied with this text, which is not a move.
  case notUnderstood(String)
  /// The player exceeded its time.
  case tooLate
  /// The player's output exceeded the limit.
  case flooded
  /// The program does not exist.
  case notFound
  /// The player did not start, for the system's reason.
  case notStarted(String)
  /// The player ended, and ended again after a restart.
  case ended
  /// The player's protocol cannot describe the unusual start of this game.
  case strangeStart
}
