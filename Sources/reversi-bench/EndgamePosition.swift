/// A position of the FFO endgame test suite with its exact score for the side to move.
struct EndgamePosition {
  let number: Int
  let board: String
  let score: Int
  let best: [String]
}
