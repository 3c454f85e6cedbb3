import Analysis
import Notation
import ReversiCore

/// The saved part of a session: the record, the players, and the limits of their moves.
public struct SavedGame: Sendable, Hashable {
  /// The plies from the start on; the position after them is always settled.
  public var record: GameRecord
  /// The mode of each side.
  public var modes: Sides<Mode>
  /// The limit of each side's moves.
  public var moveLimits: Sides<MoveLimit>
  /// What tells the game from others; nil until its first move.
  public var identity: GameIdentity?
  /// The levels that the person has been told to leave behind for stronger ones.
  public var outgrownLevels: Set<Level>
  /// The forfeit by which a side lost, or nil.
  public var forfeit: Forfeit?
  /// The time that each side has for the game; nil for a game without a clock.
  public var timeControl: TimeControl?
  /// A game to save or to resume.
  public init(
    record: GameRecord, modes: Sides<Mode>,
    moveLimits: Sides<MoveLimit> = Sides(dark: .standard, light: .standard),
    identity: GameIdentity? = nil, outgrownLevels: Set<Level> = [], forfeit: Forfeit? = nil,
    timeControl: TimeControl? = nil
  ) {
    self.record = record
    self.modes = modes
    self.moveLimits = moveLimits
    self.identity = identity
    self.outgrownLevels = outgrownLevels
    self.forfeit = forfeit
    self.timeControl = timeControl
  }

  /// Whether no move is left to be made.
  public var isOver: Bool { record.position.outcome != nil || forfeit != nil }

  /// The side of the person here, if another person plays the other one; nil otherwise.
  public var ownSide: Disk? { modes.ownSide }

  /// A new game: four disks, dark to move, both sides Manual.
  public static let new = SavedGame(
    record: GameRecord(), modes: Sides(dark: .manual, light: .manual))
}
