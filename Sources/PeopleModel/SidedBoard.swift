import ReversiCore

/// A board as the side to move sees it: its own disks and those of the opponent.
///
/// Squares are bits, as in `SquareSet`. Nothing is checked, because only legal moves are asked for.
package struct SidedBoard: Sendable, Hashable {
  package var own: UInt64
  package var opposing: UInt64

  package init(own: UInt64, opposing: UInt64) {
    self.own = own
    self.opposing = opposing
  }

  /// The board of a position, seen by the side to move, or by dark when the game is over.
  package init(_ position: Position) {
    let side = position.turn ?? .dark
    own = position.board.squares(of: side).rawValue
    opposing = position.board.squares(of: side.opponent).rawValue
  }

  @inline(__always)
  package var empty: UInt64 { ~(own | opposing) }

  /// The same disks, seen by the other side.
  @inline(__always)
  package var passed: SidedBoard { SidedBoard(own: opposing, opposing: own) }

  /// The legal moves of the side to move.
  package var moves: UInt64 {
    let inner = opposing & 0x7E7E_7E7E_7E7E_7E7E
    var moves =
      beyondRuns(of: inner, by: 1) | beyondRuns(of: inner, by: 7) | beyondRuns(of: inner, by: 9)
    moves |= beyondRuns(of: opposing, by: 8)
    return moves & empty
  }

  /// The disks that a move turns over; 0 if it is not legal.
  package func flips(at square: Int) -> UInt64 {
    let inner = opposing & 0x7E7E_7E7E_7E7E_7E7E
    let bit = 1 as UInt64 &<< UInt64(square)
    var flips = turned(from: bit, across: inner, by: 1) | turned(from: bit, across: inner, by: 7)
    flips |= turned(from: bit, across: inner, by: 9) | turned(from: bit, across: opposing, by: 8)
    return flips
  }

  /// The board after a move that turns over `flips`, seen by the other side.
  @inline(__always)
  package func playing(_ square: Int, flips: UInt64) -> SidedBoard {
    SidedBoard(own: opposing & ~flips, opposing: own | flips | 1 &<< UInt64(square))
  }

  /// The squares just beyond runs of disks that begin next to an own disk, both ways.
  @inline(__always)
  private func beyondRuns(of disks: UInt64, by step: UInt64) -> UInt64 {
    var up = own &<< step & disks
    var down = own &>> step & disks
    for _ in 0..<5 {
      up |= up &<< step & disks
      down |= down &>> step & disks
    }
    return up &<< step | down &>> step
  }

  /// The disks between a square and the next own disk, both ways.
  @inline(__always)
  private func turned(from bit: UInt64, across disks: UInt64, by step: UInt64) -> UInt64 {
    var up = bit &<< step & disks
    var down = bit &>> step & disks
    for _ in 0..<5 {
      up |= up &<< step & disks
      down |= down &>> step & disks
    }
    return (up &<< step & own != 0 ? up : 0) | (down &>> step & own != 0 ? down : 0)
  }
}

extension SidedBoard: Comparable {
  /// The order of boards by their disks as numbers, which chooses one of several images.
  package static func < (left: SidedBoard, right: SidedBoard) -> Bool {
    (left.own, left.opposing) < (right.own, right.opposing)
  }

  func image(under symmetry: BoardSymmetry) -> SidedBoard {
    SidedBoard(
      own: symmetry.image(of: SquareSet(rawValue: own)).rawValue,
      opposing: symmetry.image(of: SquareSet(rawValue: opposing)).rawValue)
  }
}

extension UInt64 {
  /// The squares of the set, and those beside them.
  @inline(__always)
  var withNeighbors: UInt64 {
    let notLeft: UInt64 = 0xFEFE_FEFE_FEFE_FEFE
    let notRight: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    let row = self | (self & notRight) &<< 1 | (self & notLeft) &>> 1
    return row | row &<< 8 | row &>> 8
  }

  @inline(__always)
  func joined(within area: UInt64) -> UInt64 {
    var joined = self & area
    while true {
      let next = joined.withNeighbors & area
      if next == joined { return joined }
      joined = next
    }
  }
}
