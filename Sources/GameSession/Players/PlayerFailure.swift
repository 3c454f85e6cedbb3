import ReversiCore

/// Why a player made no legal move.
public enum PlayerFailure: Error, Sendable, Hashable {
  /// It replied with a square that is not a legal move.
  case illegal(Square)
  /// It ended without a reply.
  case noReply
  /// It replied with this text, which is not a move.
  case notUnderstood(String)
  /// It exceeded its time.
  case tooLate
  /// Its output exceeded the limit.
  case flooded
  /// The program does not exist.
  case notFound
  /// It did not start, for the system's reason.
  case notStarted(String)
  /// It ended, and ended again after a restart.
  case ended
  /// Its protocol cannot describe the unusual start of this game.
  case strangeStart
}
