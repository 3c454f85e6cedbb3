import CProcessor
import ReversiCore

/// A position as the search sees it: the disks of the player to move and those of the opponent.
///
/// Squares are bits; a1 is bit 0, h8 is bit 63. Nothing is checked, because the search plays only
/// legal moves.
package struct SearchBoard: Hashable, Sendable {
  package var player: UInt64
  package var opponent: UInt64

  @inline(__always)
  package init(player: UInt64, opponent: UInt64) {
    self.player = player
    self.opponent = opponent
  }

  /// Stands for no square.
  static let noSquare = 64

  /// A square as a set; empty for ``noSquare``.
  @inline(__always)
  static func bit(_ square: Int) -> UInt64 {
    square == noSquare ? 0 : 1 &<< UInt64(truncatingIfNeeded: square)
  }

  /// The start of the game, dark to move.
  package static var start: SearchBoard {
    SearchBoard(player: 0x0000_0008_1000_0000, opponent: 0x0000_0010_0800_0000)
  }

  @inline(__always)
  package var empties: UInt64 { ~(player | opponent) }

  @inline(__always)
  package var emptyCount: Int { empties.nonzeroBitCount }

  /// The same disks with the other side to move.
  @inline(__always)
  package var passed: SearchBoard { SearchBoard(player: opponent, opponent: player) }

  /// The position after a move on `square` that turns over `flips`, seen by the other side.
  @inline(__always)
  package func playing(_ square: Int, flips: UInt64) -> SearchBoard {
    SearchBoard(
      player: opponent & ~flips,
      opponent: player | flips | (1 &<< UInt64(truncatingIfNeeded: square)))
  }

  /// The score of a finished game: the difference in disks; empty squares count for the winner.
  @inline(__always)
  package var finalScore: Int {
    let own = player.nonzeroBitCount
    let other = opponent.nonzeroBitCount
    let empty = 64 &- own &- other
    let difference = own &- other
    return difference > 0 ? difference &+ empty : (difference < 0 ? difference &- empty : 0)
  }

  /// The position seen by the side to move; by dark when the game is over.
  package init(_ position: Position) {
    let dark = position.board.dark.rawValue
    let light = position.board.light.rawValue
    switch position.turn ?? .dark {
    case .dark: self.init(player: dark, opponent: light)
    case .light: self.init(player: light, opponent: dark)
    }
  }

  /// The legal moves of the player, as a set of squares.
  @inline(__always)
  package var legalMoves: UInt64 {
    (lanes_are_fast() ? lanes_beyond_runs(player, opponent) : pairs_beyond_runs(player, opponent))
      & empties
  }

  /// The disks that the player turns over with a move on the empty `square`; 0 if it is not legal.
  @inline(__always)
  package func flips(at square: Int) -> UInt64 {
    lanes_are_fast()
      ? lanes_flips(player, opponent, square) : rays_flips(player, opponent, square)
  }
}
