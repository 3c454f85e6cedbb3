import Notation
import ReversiCore

/// A game that two people play from two programs, as one of them has it.
package struct SharedGame: Sendable, Hashable {
  /// The identity of the game at both ends.
  package let identity: UInt64
  /// The game so far. All plies stand.
  package let record: GameRecord
  /// The forfeit by which a side lost the game, or nil.
  package let forfeit: Forfeit?

  /// A game with its standing plies.
  package init(identity: UInt64, record: GameRecord = GameRecord(), forfeit: Forfeit? = nil) {
    self.identity = identity
    self.record = record.standingRecord
    self.forfeit = forfeit
  }

  /// Whether no move is left to be made.
  package var isOver: Bool { forfeit != nil || record.position.outcome != nil }

  package enum Merging: Sendable, Hashable {
    /// This game. It continues what each of them has of it.
    case game(SharedGame)
    /// Each end has moves of the same game that the other one lacks, or one of them does not know
    /// that it has lost.
    case contradiction
  }

  /// The longer record of the same game counts. The other end says only for its own side that it
  /// lost the game before the last move.
  func merging(_ other: SharedGame, of otherSide: Disk) -> Merging {
    let lost = other.forfeit.flatMap { $0.loser == otherSide ? $0 : nil }
    if forfeit?.loser == otherSide, lost == nil { return .contradiction }
    let forfeit = forfeit ?? lost
    guard other.record.continues(record) else {
      return record.continues(other.record)
        ? .game(SharedGame(identity: identity, record: record, forfeit: forfeit)) : .contradiction
    }
    return .game(SharedGame(identity: identity, record: other.record, forfeit: forfeit))
  }

  func isSame(as other: SharedGame) -> Bool {
    identity == other.identity && record.start == other.record.start
  }

  func after(_ request: LinkRequest) -> SharedGame {
    switch request {
    case .takeBack(let plies):
      // Both may have taken back at once.
      SharedGame(identity: identity, record: record.standing(at: plies))
    case .newGame(let identity, _): SharedGame(identity: identity)
    case .playOnUntimed: SharedGame(identity: identity, record: record)
    }
  }
}

package enum LinkRequest: Sendable, Hashable {
  /// To take back moves, so that this number of plies stands.
  case takeBack(to: Int)
  /// To play another game, with an identity, perhaps with the sides swapped.
  case newGame(identity: UInt64, isSwapped: Bool)
  /// To play on without a clock after a flag has fallen.
  case playOnUntimed
}

/// The clock of a game, as one of the two programs knows it.
package struct LinkClock: Sendable, Hashable {
  /// The valid times that a side has left, in milliseconds: increments can make them longer than a
  /// day.
  package static let times = 0...1_000_000_000

  /// The time of each side for the game.
  package let control: TimeControl
  /// The time that Black has left, in milliseconds.
  package let dark: Int
  /// The time that White has left, in milliseconds.
  package let light: Int

  /// The times of both sides. An invalid time becomes the nearest valid one.
  package init(control: TimeControl, dark: Int, light: Int) {
    self.control = control
    self.dark = min(max(dark, Self.times.lowerBound), Self.times.upperBound)
    self.light = min(max(light, Self.times.lowerBound), Self.times.upperBound)
  }

  /// The time that a side has left, in milliseconds.
  package func left(of side: Disk) -> Int {
    switch side {
    case .dark: dark
    case .light: light
    }
  }
}
