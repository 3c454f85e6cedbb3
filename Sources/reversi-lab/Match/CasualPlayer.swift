import ReversiCore
import ReversiEngine

/// A script that plays like an occasional player. It takes a corner, otherwise an edge, and avoids
/// squares beside an empty corner. Among equal squares it takes one that flips the most disks.
final class CasualPlayer: Contestant {
  private var generator = SeededGenerator(seed: 0)

  func startGame(with generator: SeededGenerator) { self.generator = generator }

  func move(in record: GameRecord) -> Square? {
    Self.square(in: record.position, using: &generator)
  }

  /// The square to play, with ties broken at random, or nil.
  static func square(
    in position: Position, using generator: inout some RandomNumberGenerator
  ) -> Square? {
    let board = SearchBoard(position)
    let squares = preferred(of: board.legalMoves, on: board)
    let maximum = squares.map { position.flipCount(at: $0) }.max()
    return squares.filter { position.flipCount(at: $0) == maximum }.randomElement(using: &generator)
  }

  /// The legal moves that the player prefers.
  private static func preferred(of moves: UInt64, on board: SearchBoard) -> SquareSet {
    let corners = moves & SquareSet.corners.rawValue
    if corners != 0 { return SquareSet(rawValue: corners) }
    let safe = moves & ~besides(of: board.empties & SquareSet.corners.rawValue)
    let edges = safe & SquareSet.edges.rawValue
    return SquareSet(rawValue: edges != 0 ? edges : safe != 0 ? safe : moves)
  }

  /// The three squares beside each corner.
  private static func besides(of corners: UInt64) -> UInt64 {
    let left = corners & SquareSet.leftCorners.rawValue
    let right = corners & SquareSet.rightCorners.rawValue
    let columns = left | left &<< 1 | right | right &>> 1
    return columns | columns &<< 8 | columns &>> 8
  }
}

extension Position {
  /// The number of disks that a legal move flips.
  fileprivate func flipCount(at square: Square) -> Int {
    turn.flatMap { board.move(of: $0, at: square) }?.flips.count ?? 0
  }
}
