import Controls

/// What belongs to the record and has no room beside the board: it stands under it.
struct LowerView {
  let model: ScreenModel
  let layout: Layout
  /// The first row that is taken below.
  let end: Int

  /// The rows from which on the list of moves is one, not lines.
  private static let listRows = 6

  func draw(on canvas: inout Canvas) {
    switch model.sheet {
    case .review(let review) where !layout.isRoomy:
      canvas.fill(room)
      ReviewView(review: review, area: room).draw(on: &canvas)
    case .editor(let editor) where !layout.isRoomy:
      canvas.fill(room)
      EditorView(editor: editor, area: room).draw(on: &canvas)
    case .editor: break
    case .review:
      var room = layout.lowerRoom(to: end)
      if room.rows > 1 { room.rows -= 1 }
      drawLines(in: room.inset(keeping: 3), on: &canvas)
    case .help, nil: if !layout.isTall { drawMoves(on: &canvas) }
    }
  }

  /// What is under the board; the row of the columns' names if nothing is.
  private var room: ScreenRect {
    let room = layout.lowerRoom(to: end)
    return room.rows > 0 ? room.inset(keeping: 9) : layout.namesRow
  }

  private func drawMoves(on canvas: inout Canvas) {
    let room = layout.lowerRoom(to: end).inset(keeping: 1)
    guard room.rows >= Self.listRows else { return drawLines(in: room, on: &canvas) }
    MoveListView(list: model.moves, area: room).draw(on: &canvas)
  }

  private func drawLines(in room: ScreenRect, on canvas: inout Canvas) {
    MoveLinesView(list: model.moves, area: room).draw(on: &canvas)
  }
}

extension ScreenRect {
  /// The same without its first and its last row, if at least so many are left.
  fileprivate func inset(keeping least: Int) -> ScreenRect {
    guard rows - 2 >= least else { return self }
    var inner = self
    inner.row += 1
    inner.rows -= 2
    return inner
  }
}
