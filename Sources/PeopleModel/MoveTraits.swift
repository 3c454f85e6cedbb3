import ReversiCore

/// What people see of a move before they make it, and of the position they make it in.
///
/// Each is a number between about −1 and 1.
package enum MoveTrait: Int, CaseIterable, Sendable {
  // The disks that turn over.

  case disksTurned
  case turnsOne
  /// The lines in which they turn over.
  case linesTurned
  case edgeDisksTurned
  /// The empty squares around them: few of them make a quiet move.
  case openness
  case turnsLastDisk

  // The square.

  case corner
  /// An X-square before an empty corner.
  case xSquare
  /// A C-square beside an empty corner.
  case cSquare
  case besideOwnCorner
  case besideOpposingCorner
  case edge
  case emptyNeighbors
  case distanceToLastDisk
  case besideLastDisk
  /// The opponent could play there, too.
  case openToOpponent
  case loneSquare
  case pairOfSquares
  case oddRegion
  /// The size of the empty region around it.
  case regionSize

  // What it leads to.

  case opposingMoves
  /// How many moves it takes from the opponent.
  case opposingMovesTaken
  case opponentPasses
  /// The moves that the side itself would have if the opponent passed.
  case ownMoves
  /// The corners that the opponent can take.
  case cornersGiven
  case newCornersGiven
  /// The corners that the side itself threatens to take.
  case cornersThreatened
  /// The opponent can turn the new disk over at once.
  case canBeTurnedBack
  case ownFrontier
  case opposingFrontier
  /// The lead in disks after the move.
  case lead
  case wipeOut

  // The position.

  case emptySquares
  case oddEmptySquares
  case choices
  /// The moves that the opponent would have instead.
  case opposingChoices
  /// The lead in disks before the move.
  case leadBefore
  /// The opponent has passed. After an unknown move, that cannot be if it had a move.
  case afterPass

  package static let count = allCases.count
}

/// The traits of the moves in one position.
package struct PositionTraits {
  private let board: SidedBoard
  private let last: UInt64
  private let lastColumn: Int
  private let lastRow: Int
  private let opposingMoves: UInt64
  private let common: [(MoveTrait, Float)]

  /// The legal moves of the position.
  package let moves: UInt64

  /// - Parameter last: The square on which the opponent placed the last disk, 0 to 63, or nil at
  ///   the start, after a pass, and if it is not known.
  package init(of board: SidedBoard, after last: Int?) {
    self.board = board
    self.last = last.map { 1 << UInt64($0) } ?? 0
    lastColumn = (last ?? 0) & 7
    lastRow = (last ?? 0) >> 3
    moves = board.moves
    opposingMoves = board.passed.moves
    let empties = board.empty.nonzeroBitCount
    let lead = board.own.nonzeroBitCount - board.opposing.nonzeroBitCount
    common = [
      (.emptySquares, Float(empties) / 60), (.oddEmptySquares, Float(empties & 1)),
      (.choices, Float(moves.nonzeroBitCount) / 16),
      (.opposingChoices, Float(opposingMoves.nonzeroBitCount) / 16),
      (.leadBefore, Float(lead) / 32), (.afterPass, last == nil && opposingMoves == 0 ? 1 : 0),
    ]
  }

  /// Writes the traits of a legal move, in the order of their cases.
  package func write(_ square: Int, to traits: UnsafeMutablePointer<Float>) {
    let bit = 1 as UInt64 &<< UInt64(square)
    let flips = board.flips(at: square)
    let next = board.playing(square, flips: flips)
    let empty = next.empty
    let aroundEmpty = empty.withNeighbors
    let around = bit.withNeighbors
    let replies = next.moves
    let further = next.passed.moves
    let region = bit.joined(within: board.empty).nonzeroBitCount
    let corner = Self.corner(of: square)
    let column = square & 7
    let row = square >> 3
    let isBeside = bit & (Self.xSquares | Self.cSquares) != 0
    let distance = last == 0 ? 0 : max(abs(column - lastColumn), abs(row - lastRow))

    func set(_ trait: MoveTrait, _ value: Float) { traits[trait.rawValue] = value }
    set(.disksTurned, Float(flips.nonzeroBitCount) / 8)
    set(.turnsOne, flips & (flips &- 1) == 0 ? 1 : 0)
    set(.linesTurned, Float((flips & around).nonzeroBitCount) / 4)
    set(.edgeDisksTurned, Float((flips & Self.edges).nonzeroBitCount) / 4)
    set(.openness, Float((flips.withNeighbors & empty).nonzeroBitCount) / 10)
    set(.turnsLastDisk, flips & last != 0 ? 1 : 0)
    set(.corner, bit & Self.corners != 0 ? 1 : 0)
    set(.xSquare, bit & Self.xSquares != 0 && board.empty & corner != 0 ? 1 : 0)
    set(.cSquare, bit & Self.cSquares != 0 && board.empty & corner != 0 ? 1 : 0)
    set(.besideOwnCorner, isBeside && board.own & corner != 0 ? 1 : 0)
    set(.besideOpposingCorner, isBeside && board.opposing & corner != 0 ? 1 : 0)
    set(.edge, bit & Self.edges & ~Self.corners != 0 ? 1 : 0)
    set(.emptyNeighbors, Float((around & empty).nonzeroBitCount) / 8)
    set(.distanceToLastDisk, Float(distance) / 7)
    set(.besideLastDisk, distance == 1 ? 1 : 0)
    set(.openToOpponent, opposingMoves & bit != 0 ? 1 : 0)
    set(.loneSquare, region == 1 ? 1 : 0)
    set(.pairOfSquares, region == 2 ? 1 : 0)
    set(.oddRegion, Float(region & 1))
    set(.regionSize, Float(region) / 60)
    set(.opposingMoves, Float(replies.nonzeroBitCount) / 10)
    set(.opposingMovesTaken, Float(opposingMoves.nonzeroBitCount - replies.nonzeroBitCount) / 10)
    set(.opponentPasses, replies == 0 && further != 0 ? 1 : 0)
    set(.ownMoves, Float(further.nonzeroBitCount) / 10)
    set(.cornersGiven, Float((replies & Self.corners).nonzeroBitCount))
    set(.newCornersGiven, Float((replies & Self.corners & ~opposingMoves).nonzeroBitCount))
    set(.cornersThreatened, Float((further & Self.corners).nonzeroBitCount))
    set(.canBeTurnedBack, Self.canTurn(bit, next, replies) ? 1 : 0)
    set(.ownFrontier, Float((next.opposing & aroundEmpty).nonzeroBitCount) / 20)
    set(.opposingFrontier, Float((next.own & aroundEmpty).nonzeroBitCount) / 20)
    set(.lead, Float(next.opposing.nonzeroBitCount - next.own.nonzeroBitCount) / 32)
    set(.wipeOut, next.own == 0 ? 1 : 0)
    for (trait, value) in common { set(trait, value) }
  }

  private static func canTurn(_ bit: UInt64, _ board: SidedBoard, _ replies: UInt64) -> Bool {
    var rest = replies
    while rest != 0 {
      if board.flips(at: rest.trailingZeroBitCount) & bit != 0 { return true }
      rest &= rest &- 1
    }
    return false
  }

  private static let corners = SquareSet.corners.rawValue
  private static let edges = SquareSet.edges.rawValue
  private static let xSquares = SquareSet.xSquares.rawValue
  private static let cSquares: UInt64 = 0x4281_0000_0000_8142

  private static func corner(of square: Int) -> UInt64 {
    let number = (square & 4 != 0 ? 7 : 0) + (square & 32 != 0 ? 56 : 0)
    return 1 &<< UInt64(number)
  }
}
