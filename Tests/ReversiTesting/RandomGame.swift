import ReversiCore

package struct RandomGame: Sendable {
  /// All positions from the new game to the finished one, those in which a pass is due included.
  package private(set) var positions = [Position.newGame]
  /// The step from each position to the next: a move, or nil for a pass.
  package private(set) var moves: [Move?] = []

  package init(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    try self.init(using: &generator)
  }

  private init(using generator: inout SeededGenerator) throws {
    var position = Position.newGame
    while position.outcome == nil {
      if let square = Array(position.legalMoves).randomElement(using: &generator) {
        moves.append(try position.play(square))
      } else {
        try position.pass()
        moves.append(nil)
      }
      positions.append(position)
    }
  }

  package static func positions(seed: UInt64) throws -> [Position] {
    try RandomGame(seed: seed).positions
  }

  package static func positions(games: Int, seed: UInt64) throws -> [Position] {
    var generator = SeededGenerator(seed: seed)
    return try (0..<games).flatMap { _ in try RandomGame(using: &generator).positions }
  }
}

extension GameRecord {
  /// Plays legal plies at random: at most `count`, or to the end of the game.
  package mutating func playAtRandom(
    _ count: Int = 1, using generator: inout SeededGenerator
  ) throws {
    for _ in 0..<count {
      switch position.state {
      case .over: return
      case .passDue: try pass()
      case .toMove:
        guard let square = Array(position.legalMoves).randomElement(using: &generator)
        else { return }
        try play(square)
      }
    }
  }
}
