import Analysis
import Notation
import ReversiCore

/// The saved part of a session: the record, the players, and the limits of their moves.
package struct SavedGame: Sendable, Hashable {
  /// The plies from the start on; the position after them is always settled.
  package var record: GameRecord
  package var modes: Sides<Mode>
  package var moveLimits: Sides<MoveLimit>
  /// What tells the game from others; nil until its first move.
  package var identity: GameIdentity?
  /// The levels that the person has been told to leave behind for stronger ones.
  package var outgrownLevels: Set<Level>
  /// The forfeit by which a side lost, or nil.
  package var forfeit: Forfeit?
  /// The time that each side has for the game; nil for a game without a clock.
  package var timeControl: TimeControl?
  /// How it has been played so far.
  package var course: GameCourse

  /// A game to save or to resume.
  package init(
    record: GameRecord, modes: Sides<Mode>,
    moveLimits: Sides<MoveLimit> = Sides(dark: .standard, light: .standard),
    identity: GameIdentity? = nil, outgrownLevels: Set<Level> = [], forfeit: Forfeit? = nil,
    timeControl: TimeControl? = nil, course: GameCourse = GameCourse()
  ) {
    self.record = record
    self.modes = modes
    self.moveLimits = moveLimits
    self.identity = identity
    self.outgrownLevels = outgrownLevels
    self.forfeit = forfeit
    self.timeControl = timeControl
    self.course = course
  }

  /// Whether no move is left to be made.
  package var isOver: Bool { record.position.outcome != nil || forfeit != nil }

  /// The one player that has moved for a side; if nobody has, or several have, the one that plays
  /// it now.
  package func player(of side: Disk) -> GameCourse.Player {
    let players = course.players[side]
    return players.count == 1 ? players[0] : GameCourse.Player(modes[side], moveLimits[side])
  }

  /// The game with those who play it now as the players of its moves, if they are not known: an
  /// earlier version saved it.
  package var assumingPlayers: SavedGame {
    guard course.players == GameCourse().players else { return self }
    var game = self
    for ply in record.plies[record.openingPlies..<record.standing] where !ply.isPass {
      game.course.add(GameCourse.Player(modes[ply.side], moveLimits[ply.side]), of: ply.side)
    }
    return game
  }

  /// The side of the person here, if another person plays the other one; nil otherwise.
  package var ownSide: Disk? { modes.ownSide }

  /// A new game: four disks, dark to move, both sides Manual.
  package static let new = SavedGame(
    record: GameRecord(), modes: Sides(dark: .manual, light: .manual))
}
