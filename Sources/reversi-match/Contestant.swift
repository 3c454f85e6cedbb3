import ReversiCore

/// A player in a match: chooses a move for the side to move.
protocol Contestant {
  /// A legal move of a position in which there is one.
  mutating func move(in position: Position) -> Square?
}
