import GameSession
import ReversiCore

/// Tells when a bell is to call the player back to the board.
///
/// What the player does is answered on the screen: only a move that the computer has thought about
/// rings, not one that is played again, nor a pass.
struct TurnBell {
  /// How many plies stood when the player was last awaited.
  private var awaitedPlies: Int
  /// Whether a computer has thought since then.
  private var hasThought = false

  /// A bell for a game that the player has just come to.
  init(_ session: GameSession) { awaitedPlies = session.record.standing }

  /// Whether it has become the player's turn by a computer's move. It is told every state of the
  /// session in which something may be shown.
  mutating func rings(for session: GameSession) -> Bool {
    switch session.phase {
    case .thinking:
      hasThought = true
      return false
    case .animating: return false
    case .waiting, .passing, .over: break
    }
    let plies = session.record.standing
    defer { (awaitedPlies, hasThought) = (plies, false) }
    guard hasThought, plies > awaitedPlies, session.phase != .over else { return false }
    return session.modes[session.record.plies[plies - 1].side] != .manual
  }
}
