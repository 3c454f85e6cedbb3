import App
import Canvas
import Texts
import Words

/// The two rows below a full-page sheet: the game's state and its players.
struct PageFrame {
  /// The players of the game.
  let players: [PlayerPicture]
  /// The state of the game.
  let game: GameLinePicture?
  let layout: Layout
  /// The row after the last free one.
  let end: Int

  /// Draws the frame, and returns the area for the sheet.
  func draw(on canvas: inout Canvas) -> ScreenRect {
    var area = canvas.bounds
    area.rows = end
    canvas.fill(area)
    canvas.makeClickable(area, nil)
    if layout.hasMargins { (area.column, area.columns) = (area.column + 1, area.columns - 2) }
    var rows = RowStack(area)
    PlayersView(players: players, area: rows.takeLast(1), isShared: true).draw(on: &canvas)
    if let game {
      GameLineView(game: game, row: rows.takeLast(1), hasPlayers: false).draw(on: &canvas)
    }
    return rows.rest
  }
}
