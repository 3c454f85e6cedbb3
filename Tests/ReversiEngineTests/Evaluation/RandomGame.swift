import ReversiCore

@testable import ReversiEngine

/// A whole game of random moves, told step by step.
enum RandomGame {
  enum Step {
    case move(square: Int, flips: UInt64, after: SearchBoard)
    case pass(after: SearchBoard)

    /// The position after the step.
    var board: SearchBoard {
      switch self {
      case .move(_, _, let after), .pass(let after): after
      }
    }
  }

  static func play(seed: UInt64, _ visit: (Step) -> Void) {
    var generator = SeededGenerator(seed: seed)
    var board = SearchBoard.start
    while true {
      let moves = (0..<64).filter { board.legalMoves >> UInt64($0) & 1 != 0 }
      if let square = moves.randomElement(using: &generator) {
        let flips = board.flips(at: square)
        board = board.playing(square, flips: flips)
        visit(.move(square: square, flips: flips, after: board))
      } else if board.passed.legalMoves != 0 {
        board = board.passed
        visit(.pass(after: board))
      } else {
        return
      }
    }
  }
}
