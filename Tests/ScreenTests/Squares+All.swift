import ReversiCore

@testable import Screen

extension Squares {
  /// All values with their squares.
  var all: [(square: Square, value: Value)] {
    Square.allCases.compactMap { square in self[square].map { (square, $0) } }
  }
}
