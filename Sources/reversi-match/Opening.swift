import ReversiCore

/// Positions in which a match game can start.
enum Opening {
  /// The position after 8 to 20 random plies, so that no two games are alike.
  static func random(using generator: inout SeededGenerator) -> Position {
    while true {
      var position = Position.newGame
      for _ in 0..<Int.random(in: 8...20, using: &generator) {
        guard let square = Array(position.legalMoves).randomElement(using: &generator) else {
          break
        }
        _ = try? position.play(square)
      }
      if case .toMove = position.state { return position }
    }
  }
}
