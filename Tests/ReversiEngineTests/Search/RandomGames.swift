import ReversiCore

/// All positions of seeded random games, passes included.
func randomGamePositions(games: Int, seed: UInt64) -> [Position] {
  var generator = SeededGenerator(seed: seed)
  var positions: [Position] = []
  for _ in 0..<games {
    var position = Position.newGame
    while true {
      positions.append(position)
      if let square = Array(position.legalMoves).randomElement(using: &generator) {
        guard (try? position.play(square)) != nil else { break }
      } else if (try? position.pass()) == nil {
        break
      }
    }
  }
  return positions
}
