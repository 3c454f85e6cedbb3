import Analysis
import Notation
import ReversiCore

/// The saved part of a session: the record, the players, and the limits of their moves.
package struct SavedGame: Sendable, Hashable {
  /// The plies from the start on; the position after them is always settled.
  package var record: GameRecord
  package var modes: Sides<Mode>
  package var moveLimits: Sides<MoveLimit>
  package var identity: GameIdentity?
  /// The levels that the person has been told to leave behind for stronger ones.
  package var outgrownLevels: Set<Level>
  package var forfeit: Forfeit?
  package var timeControl: TimeControl?
  package var course: GameCourse

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

/// What tells a game from all others. Undo, redo and playing on keep it.
///
/// A game gets it with its first move. The saved game and the archive hold it, so that a later end
/// of the same game takes the place of the earlier one.
package struct GameIdentity: Sendable, Hashable {
  package let number: UInt64

  package init(_ number: UInt64) { self.number = number }

  package init(using generator: inout some RandomNumberGenerator) {
    self.init(generator.next())
  }

  /// The number of digits in its text.
  package static let length = 16

  package init?(text: some StringProtocol) {
    guard text.utf8.count == Self.length, text.utf8.allSatisfy(Self.isDigit),
      let number = UInt64(text, radix: 16)
    else { return nil }
    self.init(number)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }

  /// The text: 16 hexadecimal digits.
  package var text: String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: Self.length - digits.count) + digits
  }
}
