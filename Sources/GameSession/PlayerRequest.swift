import ReversiCore

/// A request to a player. A request for a move requires that the side to move has a legal move.
package struct PlayerRequest: Sendable, Hashable {
  /// What is asked for.
  package enum Kind: Sendable, Hashable {
    /// The move to make, within a limit.
    case move(MoveLimit)
    /// The scores of the position and of all its moves, as far as a level looks and without
    /// randomness, or for a time unless all of them are exact before. A pass may be due.
    case analysis(MoveLimit)
  }

  /// The identity that the reply must carry.
  package let id: RequestID
  /// The game so far.
  package let record: GameRecord
  /// What is asked for.
  package let kind: Kind
  /// The player that is asked: any but the person. The computer analyzes.
  package let player: Mode
  /// The time that the side to move has left for the game; nil without a clock.
  package var timeLeft: Duration?

  /// A request about a game.
  package init(id: RequestID, record: GameRecord, kind: Kind, player: Mode = .computer) {
    self.id = id
    self.record = record
    self.kind = kind
    self.player = player
  }
}
