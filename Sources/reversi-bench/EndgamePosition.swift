import ReversiCore

/// A position of the FFO endgame test suite with its exact score and best moves for the side to
/// move.
struct EndgamePosition: Sendable {
  let number: Int
  /// 64 characters from a1 to h8, a blank and the side to move: `X` dark, `O` light, `-` empty.
  let board: String
  let score: Int
  let best: [String]

  var start: Position {
    let text = Array(board)
    var disks = Board()
    for square in Square.allCases {
      switch text[Int(square.rawValue)] {
      case "X": disks[square] = .dark
      case "O": disks[square] = .light
      default: break
      }
    }
    return Position(board: disks, turn: text.last == "O" ? .light : .dark)
  }
}
