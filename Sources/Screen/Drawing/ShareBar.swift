import Controls
import ReversiCore

/// A bar with a disk for each disk on the board, or for every second one: dark from the left, light
/// from the right.
struct ShareBar {
  let dark: Int
  let light: Int
  let area: ScreenRect
  let row: Int

  func draw(on canvas: inout Canvas) {
    let disksPerCell = area.columns >= 64 ? 1 : 2
    let columns = 64 / disksPerCell
    let darkColumns = (dark + disksPerCell - 1) / disksPerCell
    let lightColumns = min((light + disksPerCell - 1) / disksPerCell, columns - darkColumns)
    let theme = canvas.theme
    for column in 0..<columns {
      let side: Disk? =
        column < darkColumns ? .dark : column >= columns - lightColumns ? .light : nil
      canvas.put(
        side.map(theme.disk) ?? " ", column: area.column + column, row: row,
        side.map(theme.diskStyle) ?? theme.square)
    }
  }
}
