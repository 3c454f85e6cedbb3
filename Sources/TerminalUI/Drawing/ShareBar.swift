import GameSession
import ReversiCore

/// A bar with a disk for each disk on the board, or for every other one: dark from the left, light
/// from the right.
struct ShareBar {
  let counts: Sides<Int>
  let area: ScreenRect
  let row: Int

  func draw(on canvas: inout Canvas) {
    let disksPerCell = area.columns >= 64 ? 1 : 2
    let columns = 64 / disksPerCell
    let dark = (counts.dark + disksPerCell - 1) / disksPerCell
    let light = min((counts.light + disksPerCell - 1) / disksPerCell, columns - dark)
    let theme = canvas.theme
    for column in 0..<columns {
      let side: Disk? = column < dark ? .dark : column >= columns - light ? .light : nil
      canvas.put(
        side.map(theme.disk) ?? " ", column: area.column + column, row: row,
        side.map(theme.diskStyle) ?? theme.square)
    }
  }
}
