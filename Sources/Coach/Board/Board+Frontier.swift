import ReversiCore

extension Board {
  /// The disks of a side next to an empty square, its frontier (Rose, *Othello: A Minute to Learn …
  /// a Lifetime to Master*, glossary). They are what the other side can turn over. A long frontier
  /// is a wall.
  package func frontier(of side: Disk) -> SquareSet {
    squares(of: side).intersection(empties.neighbors)
  }

  /// The openness of a move, 開放度: for each disk that it turns over, the number of empty squares
  /// around that disk; the square of the move itself is not empty any more. A move of openness 0 to
  /// 2 is quiet (othello.org/dic).
  package func openness(of move: Move) -> Int {
    let empty = empties.subtracting([move.square])
    return move.flips.reduce(0) { $0 + SquareSet($1).neighbors.intersection(empty).count }
  }
}
