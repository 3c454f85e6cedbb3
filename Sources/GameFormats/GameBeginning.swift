import GameSession
import ReversiCore

/// What all ends of a game share: its identity, its start, and its first ten plies.
///
/// The identity alone is not enough. Versions before 1.8 do not know it, and keep it in the save
/// for the next game. Every unfinished game in the archive has ten moves.
public struct GameBeginning: Sendable, Hashable {
  private let identity: GameIdentity
  private let start: Position
  private let plies: [GameRecord.Ply]

  /// The number of plies that are compared; all of a shorter game.
  private static let length = 10

  /// The beginning of a game; nil if it has no identity.
  public init?(of game: ArchivedGame) {
    guard let identity = game.identity else { return nil }
    self.identity = identity
    start = game.record.start
    plies = Array(game.record.plies.prefix(Self.length))
  }
}
