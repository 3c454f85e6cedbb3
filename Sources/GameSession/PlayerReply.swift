import Analysis
import ReversiCore

/// A player's reply to a request.
package enum PlayerReply: Sendable, Hashable {
  /// The move to play.
  case move(Square)
  /// The best move so far of a player that goes on thinking about its move.
  case progress(MoveScore)
  /// The scores of the position and its moves; not final while the search goes on.
  case analysis(PositionAnalysis, isFinal: Bool)
  /// No result, for this reason.
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
