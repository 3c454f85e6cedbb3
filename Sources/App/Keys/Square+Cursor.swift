import ReversiCore

/// Moving the cursor from square to square.
extension Square {
  /// The square of the cursor after an action.
  ///
  /// - Parameters:
  ///   - choices: The legal moves, between which some keys move.
  ///   - isColumnH: Whether `h` was typed before, so that a digit makes it a column.
  func moved(by action: Action, among choices: SquareSet, isColumnH: Bool) -> Square {
    switch action {
    case .move(let direction): neighbor(direction) ?? self
    case .goToColumn(let column): Square(column: column, row: row) ?? self
    case .goToRow(let row): Square(column: isColumnH ? 7 : column, row: row) ?? self
    case .next: choice(among: Array(choices)) { $0.rawValue > rawValue }
    case .previous: choice(among: choices.reversed()) { $0.rawValue < rawValue }
    default: self
    }
  }

  /// The first legal move ahead; if there is none, the first of all.
  private func choice(among squares: [Square], isAhead: (Square) -> Bool) -> Square {
    squares.first(where: isAhead) ?? squares.first ?? self
  }
}
