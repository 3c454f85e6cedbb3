import GameSession
import ReversiCore

/// Tells when a bell is to call the player back to the board.
struct TurnBell {
  /// How many plies stood when the player was last awaited.
  private var awaitedPlies: Int

  /// A bell for a game that the player has just come to.
  init(_ session: GameSession) { awaitedPlies = session.record.standing }

  /// Whether it has become the player's turn by a computer's move: what the player does is answered
  /// on the screen.
  mutating func rings(for session: GameSession) -> Bool {
    switch session.phase {
    case .thinking, .animating: return false
    case .waiting, .passing, .over: break
    }
    let plies = session.record.standing
    defer { awaitedPlies = plies }
    guard plies > awaitedPlies, session.phase != .over, plies <= session.record.plies.count
    else { return false }
    return session.modes[session.record.plies[plies - 1].side] == .computer
  }
}
