import Canvas

/// The parts of the record that have no room beside the board. They are drawn below it.
struct LowerView {
  let model: ScreenModel
  let layout: Layout
  /// The row after the last free one.
  let end: Int

  /// The fewest rows for a list of moves; with fewer, the moves are written in lines.
  private static let listRows = 6

  func draw(on canvas: inout Canvas) {
    switch model.sheet {
    case .review(let review) where !layout.isRoomy:
      canvas.fill(room)
      ReviewView(
        review: review, moves: model.moves, evaluation: model.evaluation, area: room,
        hasPlace: layout.title == nil, holdsCursor: model.board.cursor == nil
      ).draw(on: &canvas)
    case .editor(let editor) where !layout.isRoomy:
      canvas.fill(room)
      EditorView(editor: editor, area: room).draw(on: &canvas)
    case .practice(let practice) where !layout.isRoomy:
      canvas.fill(room)
      PracticeView(practice: practice, area: room).draw(on: &canvas)
    case .editor, .practice: break
    case .review:
      // A single line of moves would only crowd the keys.
      let room = layout.lowerRoom(to: end).inset(keeping: 1)
      if room.rows > 1 { drawLines(in: room, on: &canvas) }
    case nil: if !layout.isTall { drawMoves(on: &canvas) }
    }
  }

  /// The area under the board; the row of column names if there is none.
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
  /// The rectangle without its first and last rows, if at least `least` remain.
  fileprivate func inset(keeping minimum: Int) -> ScreenRect {
    guard rows - 2 >= minimum else { return self }
    var inner = self
    inner.row += 1
    inner.rows -= 2
    return inner
  }
}
