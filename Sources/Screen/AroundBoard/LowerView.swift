import App
import Canvas

/// The parts of the record that have no room beside the board. They are drawn below it.
struct LowerView {
  let model: ScreenModel
  let layout: Layout
  /// The row after the last free one.
  let end: Int

  /// With fewer rows, the moves are written in lines.
  private static let listRows = 6

  func draw(on canvas: inout Canvas) {
    guard let sheet = model.boardSheet else {
      if !layout.isTall { drawMoves(on: &canvas) }
      return
    }
    if layout.isRoomy { return sheet.drawBelow(in: movesRoom, on: &canvas) }
    canvas.fill(room)
    sheet.draw(in: room, layout, on: &canvas)
  }

  /// The area under the board; the row of column names if there is none.
  private var room: ScreenRect {
    let room = layout.lowerRoom(to: end)
    return room.rows > 0 ? room.inset(keeping: 9) : layout.namesRow
  }

  private var movesRoom: ScreenRect { layout.lowerRoom(to: end).inset(keeping: 1) }

  private func drawMoves(on canvas: inout Canvas) {
    let room = movesRoom
    if room.rows >= Self.listRows {
      MoveListView(list: model.moves, area: room).draw(on: &canvas)
    } else {
      MoveLinesView(list: model.moves, area: room).draw(on: &canvas)
    }
  }
}

extension ScreenRect {
  /// Loses its first and last rows, if at least `minimum` remain.
  fileprivate func inset(keeping minimum: Int) -> ScreenRect {
    guard rows - 2 >= minimum else { return self }
    var inner = self
    inner.row += 1
    inner.rows -= 2
    return inner
  }
}
