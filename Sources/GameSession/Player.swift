import Analysis
import ReversiCore

/// A player other than the person: the computer, an external engine, or a test.
///
/// A player gets one request at a time and replies with `GameSession.Event.replied`. Unless it is
/// stopped, each request ends with a move, a final analysis, or a failure.
package protocol Player: AnyObject {
  /// The request before it has been stopped, or has ended.
  func start(_ request: PlayerRequest)

  /// A late reply is harmless.
  func stop()

  /// Ends the last request, which asks for a move, with the best move found.
  func moveNow()
}

/// A request to a player. A request for a move requires that the side to move has a legal move.
package struct PlayerRequest: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// The move to make, within a limit.
    case move(MoveLimit)
    /// The scores of the position and of all its moves, as far as a level looks and without
    /// randomness, or for a time unless all of them are exact before. A pass may be due.
    case analysis(MoveLimit)
    /// The score of the position as a review has it, which is always the same. A pass may be due.
    case review
  }

  /// The reply must carry it.
  package let id: RequestID
  package let record: GameRecord
  package let kind: Kind
  /// The player that is asked: any but the person. The computer analyzes.
  package let player: Mode
  /// The time that the side to move has left for the game; nil without a clock.
  package var timeLeft: Duration?

  package init(id: RequestID, record: GameRecord, kind: Kind, player: Mode = .computer) {
    self.id = id
    self.record = record
    self.kind = kind
    self.player = player
  }
}

/// A player's reply to a request.
package enum PlayerReply: Sendable, Hashable {
  case move(Square)
  /// The best move so far of a player that goes on thinking about its move.
  case progress(MoveScore)
  /// Not final while the search goes on.
  case analysis(PositionAnalysis, isFinal: Bool)
  case failure(PlayerFailure)

  /// Whether no other reply follows.
  package var isFinal: Bool {
    switch self {
    case .move, .failure: true
    case .progress: false
    case .analysis(_, let isFinal): isFinal
    }
  }
}

/// Why a player made no legal move.
package enum PlayerFailure: Error, Sendable, Hashable {
  case illegal(Square)
  case noReply
  /// A reply that is not a move.
  case notUnderstood(String)
  case tooLate
  case flooded
  case notFound
  case notStarted(String)
  /// It ended, and ended again after a restart.
  case ended
  /// The protocol cannot describe the unusual start of this game.
  case strangeStart
}
