import ReversiCore

/// A position near the end of a game with its exact score and best moves for the side to move.
public struct EndgamePosition: Sendable {
  /// The position's number in its suite.
  public let number: Int
  /// The position.
  public let start: Position
  /// The score under best play for the side to move, in disks; empty squares count for the winner.
  public let score: Int
  /// The squares that reach the score.
  public let best: [Square]

  /// Reads a board of 64 characters from a1 to h8, a blank and the side to move: `X` dark, `O`
  /// light, `-` empty.
  init(number: Int, board: String, score: Int, best: [Square]) {
    let characters = Array(board)
    var disks = Board()
    for (square, character) in zip(Square.allCases, characters) {
      switch character {
      case "X": disks[square] = .dark
      case "O": disks[square] = .light
      default: break
      }
    }
    self.number = number
    start = Position(board: disks, turn: characters.last == "O" ? .light : .dark)
    self.score = score
    self.best = best
  }
}
