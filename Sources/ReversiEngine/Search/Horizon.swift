/// How far a search looks.
enum Horizon: Equatable {
  /// A number of plies. The evaluation scores the positions there.
  case plies(Int)
  /// The end of the game.
  case end

  /// What is left after a move.
  @inline(__always)
  var afterMove: Horizon {
    switch self {
    case .plies(let plies): .plies(plies &- 1)
    case .end: .end
    }
  }

  /// The depth in plies from a position with this number of empty squares.
  @inline(__always)
  func depth(empties: Int) -> Int {
    switch self {
    case .plies(let plies): plies
    case .end: empties
    }
  }
}
