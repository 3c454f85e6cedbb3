import Analysis
import GameSession
import ReversiCore

/// A reply to a request of a list of openings. Several may come, the last of them complete.
package struct OpeningsReply: Sendable, Hashable {
  /// The moves, with the games counted so far.
  package let moves: [OpeningMove]
  /// Whether all games have been counted, or no more can be.
  package let isComplete: Bool
  /// Why games could not be counted, or nil.
  package let failure: LibraryFailure?

  package init(_ moves: [OpeningMove], isComplete: Bool = false, failure: LibraryFailure? = nil) {
    self.moves = moves
    self.isComplete = isComplete
    self.failure = failure
  }
}
