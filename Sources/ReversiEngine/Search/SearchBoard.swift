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

  static let noSquare = 64

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

/// The difference in disks at the end of the game for the player to move; empty squares count for
/// the winner.
enum Score {
  static let highest = 64
  static let lowest = -64
  /// Below every score: no move has been searched.
  static let unknown = -65
  static let opponentUnknown = 65
  /// A higher score is certain, because it needs a wipe-out.
  static let highestEstimate = 62

  /// `-score` without the check for overflow, which no score can cause.
  @inline(__always)
  static func negated(_ score: Int) -> Int { 0 &- score }
}

/// Searches for the opponent with the window (-alpha - 1, -alpha). In two's complement -alpha - 1
/// is `~alpha`.
@inline(__always)
func negamax(alpha: Int, _ search: (_ alpha: Int) -> Int) -> Int {
  Score.negated(search(~alpha))
}

@inline(__always)
func negamax(alpha: Int, beta: Int, _ search: (_ alpha: Int, _ beta: Int) -> Int) -> Int {
  Score.negated(search(Score.negated(beta), Score.negated(alpha)))
}

/// Counts the leaves of the game tree, the usual test of a move generator.
///
/// Only benchmarks and tests use it. It lives here because the move generator is not inlined into
/// other modules, where the same loop takes 1.25 times as long.
package enum Perft {
  /// Leaves `depth` plies below `board`. A pass is a ply; a finished game is one leaf at any
  /// remaining depth.
  package static func count(_ board: SearchBoard, depth: Int) -> UInt64 {
    guard depth > 0 else { return 1 }
    var moves = board.legalMoves
    if moves == 0 {
      guard board.passed.legalMoves != 0 else { return 1 }
      return count(board.passed, depth: depth &- 1)
    }
    if depth == 1 { return UInt64(truncatingIfNeeded: moves.nonzeroBitCount) }
    var leaves: UInt64 = 0
    while moves != 0 {
      let square = moves.trailingZeroBitCount
      moves &= moves &- 1
      let next = board.playing(square, flips: board.flips(at: square))
      leaves &+= count(next, depth: depth &- 1)
    }
    return leaves
  }
}
