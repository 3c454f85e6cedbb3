import ReversiCore

/// A whole game of random moves that follows from a seed.
enum RandomGame {
  /// All positions from the new game to the finished one, those in which a pass is due included.
  static func positions(seed: UInt64) throws -> [Position] {
    var generator = SeededGenerator(seed: seed)
    var positions = [Position.newGame]
    var position = Position.newGame
    while position.outcome == nil {
      if let square = Array(position.legalMoves).randomElement(using: &generator) {
        try position.play(square)
      } else {
        try position.pass()
      }
      positions.append(position)
    }
    return positions
  }
}
