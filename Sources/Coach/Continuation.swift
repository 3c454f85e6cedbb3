import Analysis
import ReversiCore

/// A move, and the best play of both sides after it.
package struct Continuation: Sendable, Hashable {
  /// A move of the continuation.
  package struct Step: Sendable, Hashable {
    /// The position before the move, with the side that makes it to move.
    package let before: Position
    /// The move.
    package let move: Move
    /// The position after the move. A pass may be due.
    package let after: Position
  }

  /// The score of the first move for the side that makes it.
  package let score: Int
  /// Whether the score is proven, and the steps go on to the end of the game.
  package let isExact: Bool
  /// The first move and those after it, at least one. Passes are left out.
  package let steps: [Step]

  /// Plays a line as far as it is legal. Nil if its first move is not.
  init?(score: Int, isExact: Bool, line: [Square], from position: Position) {
    var steps: [Step] = []
    var position = position
    for square in line {
      if case .passDue = position.state { try? position.pass() }
      let before = position
      guard let move = try? position.play(square) else { break }
      steps.append(Step(before: before, move: move, after: position))
    }
    guard let last = steps.last else { return nil }
    self.score = score
    self.isExact = isExact && last.after.outcome != nil
    self.steps = steps
  }

  /// The first move.
  package var move: Move { steps[0].move }

  /// The board after the first move.
  package var board: Board { steps[0].after.board }

  /// The moves after the first one.
  package var line: [Square] { steps.dropFirst().map(\.move.square) }

  /// The opponent's reply to the first move; nil if it has to pass, or the game is over.
  var reply: Step? {
    steps.count > 1 && steps[1].move.side != move.side ? steps[1] : nil
  }

  /// The index of the first step in which a side plays on a square, or nil.
  func index(of side: Disk, on square: Square) -> Int? {
    steps.firstIndex { $0.move.side == side && $0.move.square == square }
  }

  /// The index of the first step after which a side has to pass, or nil.
  func indexOfPass(of side: Disk) -> Int? {
    steps.firstIndex { $0.after.state == .passDue(side) }
  }
}
