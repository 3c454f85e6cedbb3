import ReversiCore
import ReversiEngine

/// Random moves from the start of the game.
enum RandomOpening {
  /// A random one of the squares of a set that is not empty.
  static func square(of squares: UInt64, using generator: inout SeededGenerator) -> Int {
    var rest = squares
    for _ in 0..<Int.random(in: 0..<squares.nonzeroBitCount, using: &generator) {
      rest &= rest &- 1
    }
    return rest.trailingZeroBitCount
  }

  /// The position after a random number of random plies, in which there is a move, and no side had
  /// to pass on the way.
  static func position(
    plies: ClosedRange<Int>, using generator: inout SeededGenerator
  ) -> Position {
    while true {
      var position = Position.newGame
      for _ in 0..<Int.random(in: plies, using: &generator) {
        guard case .toMove = position.state else { break }
        let index = square(of: position.legalMoves.rawValue, using: &generator)
        if let square = Square(rawValue: UInt8(index)) { _ = try? position.play(square) }
      }
      if case .toMove = position.state { return position }
    }
  }
}

extension SeededGenerator {
  /// The randomness of one game of a run.
  ///
  /// The generator steps by a constant; so neighbouring seeds must be scrambled once, or the games
  /// would share most of their numbers.
  init(seed: UInt64, game number: Int) {
    var scrambler = SeededGenerator(seed: seed &+ UInt64(number) &* 0x9E37_79B9_7F4A_7C15)
    self.init(seed: scrambler.next())
  }
}
