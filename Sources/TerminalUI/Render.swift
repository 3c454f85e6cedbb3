import GameSession
import ReversiCore

/// Draws a screen: the same for the same arguments, always.
///
/// - Parameters:
///   - model: What is shown.
///   - size: The size of the terminal.
///   - theme: What the terminal can show.
public func render(_ model: ScreenModel, size: ScreenSize, theme: Theme) -> CellGrid {
  var grid = CellGrid(size: size)
  for square in Square.allCases {
    let point = ScreenPoint(column: 5 + square.column * 4, row: 2 + square.row * 2)
    guard grid.contains(point) else { continue }
    let disk = model.session.shownBoard[square]
    grid[point].character = disk == .dark ? "X" : disk == .light ? "O" : "."
    if square == model.state.cursor { grid.cursor = point }
  }
  return grid
}
