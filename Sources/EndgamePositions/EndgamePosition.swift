import Notation
import ReversiCore

/// A position near the end of a game with its exact score and best moves for the side to move.
package struct EndgamePosition: Sendable {
  /// The position's number in its suite.
  package let number: Int
  package let start: Position
  /// The score under best play for the side to move, in disks; empty squares count for the winner.
  package let score: Int
  /// The squares that reach the score.
  package let best: [Square]

  /// Reads a line of a suite: 64 cells from a1 to h8 and the side to move, with `X` for dark and
  /// `O` for light, the score, and the best squares.
  init(number: Int, _ line: Substring) {
    let words = line.split(separator: " ")
    guard words.count > 3, let score = Int(words[2]),
      let start = Position(text: "\(words[0]) \(words[1])".lowercased())
    else { preconditionFailure("position \(number) is \(line)") }
    self.number = number
    self.start = start
    self.score = score
    best = words[3...].compactMap { Square(String($0)) }
  }
}
