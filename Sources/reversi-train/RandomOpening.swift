import ReversiCore
import ReversiEngine

/// Random moves from the start of the game.
enum RandomOpening {
  /// The source of randomness of a run's game with a number.
  ///
  /// The generator steps by a constant; so neighbouring seeds must be scrambled once, or the games
  /// would share most of their numbers.
  static func generator(seed: UInt64, number: Int) -> SeededGenerator {
    var scrambler = SeededGenerator(seed: seed &+ UInt64(number) &* 0x9E37_79B9_7F4A_7C15)
    return SeededGenerator(seed: scrambler.next())
  }

  /// A random one of the squares of a set that is not empty.
  static func square(of squares: UInt64, using generator: inout SeededGenerator) -> Int {
    var rest = squares
    for _ in 0..<Int.random(in: 0..<squares.nonzeroBitCount, using: &generator) {
      rest &= rest &- 1
    }
    return rest.trailingZeroBitCount
  }

  /// The position after so many random plies, or nil if a side had to pass on the way.
  static func board(plies: Int, using generator: inout SeededGenerator) -> SearchBoard? {
    var board = SearchBoard.start
    for _ in 0..<plies {
      let legal = board.legalMoves
      guard legal != 0 else { return nil }
      let square = square(of: legal, using: &generator)
      board = board.playing(square, flips: board.flips(at: square))
    }
    return board.legalMoves == 0 ? nil : board
  }
}
