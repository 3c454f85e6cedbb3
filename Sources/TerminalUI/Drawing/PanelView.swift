import ReversiCore

/// The players, the message and the last move.
struct PanelView {
  let model: ScreenModel
  let layout: Layout

  private var area: ScreenRect { layout.panel }

  func draw(on canvas: inout Canvas) {
    switch layout.arrangement {
    case .beside where area.columns >= Layout.widePanel: drawWide(on: &canvas)
    case .beside: drawNarrow(on: &canvas)
    case .below where layout.panel.rows < 3: drawTiny(on: &canvas)
    case .below: drawBelow(on: &canvas)
    }
  }

  /// A line for each side, and room for its indicator under it.
  private func drawWide(on canvas: inout Canvas) {
    for (index, player) in model.players.enumerated() {
      let row = area.row + 2 * index
      drawName(of: player, row: row, on: &canvas)
      drawCount(of: player, endColumn: 12, row: row, on: &canvas)
      drawMode(of: player, player.mode.long + " ", column: 14, row: row, on: &canvas)
      canvas.write(
        player.modeKey, column: area.column + 24, row: row, target: .action(player.switchMode))
      if player.indicator == nil { drawLevel(of: player, row: row + 1, on: &canvas) }
      drawIndicator(of: player, column: 14, row: row + 1, on: &canvas)
    }
    var row = area.row + 5
    if layout.isLarge {
      let counts = model.players.map(\.count)
      ShareBar(dark: counts[0], light: counts[1], area: area, row: row).draw(on: &canvas)
      row += 2
    }
    drawMessage(row: row, on: &canvas)
    if layout.isTall {
      drawRecord(from: row + 1, on: &canvas)
    } else {
      drawLegend(row: row + 1, hasTurned: false, on: &canvas)
      drawBestOrLastMove(row: row + 2, on: &canvas)
    }
  }

  /// What belongs to the record, under the message: the review or the editor if one is open.
  private func drawRecord(from row: Int, on canvas: inout Canvas) {
    let first = row + (layout.isLarge ? 1 : 0)
    if let sheet = model.sheet, draw(sheet, from: first, on: &canvas) { return }
    drawGame(in: room(from: first), on: &canvas)
  }

  /// Draws the review or the editor. Returns whether it is one of them.
  private func draw(_ sheet: SheetPicture, from row: Int, on canvas: inout Canvas) -> Bool {
    switch sheet {
    case .review(let review): ReviewView(review: review, area: room(from: row)).draw(on: &canvas)
    case .editor(let editor): EditorView(editor: editor, area: room(from: row)).draw(on: &canvas)
    case .help: return false
    }
    return true
  }

  /// The rows of the panel from one on.
  private func room(from row: Int) -> ScreenRect {
    ScreenRect(
      column: area.column, row: row, columns: area.columns, rows: area.endRow - row)
  }

  /// The last move, what the position is worth, all moves, the hint and the marks.
  private func drawGame(in room: ScreenRect, on canvas: inout Canvas) {
    drawLastMove(title: \.title, row: room.row, on: &canvas)
    let legendRow = room.endRow - 3
    drawLegend(row: room.endRow - 2, on: &canvas)
    var top = room.row + 2
    if let evaluation = model.evaluation {
      let place = ScreenRect(column: room.column, row: top - 1, columns: room.columns, rows: 2)
      EvaluationView(evaluation: evaluation, area: place).draw(on: &canvas)
      top += 2
    }
    let lines = wrapped(model.hint?.words ?? [], columns: room.columns)
      .prefix(max(0, legendRow - top))
    for (index, line) in lines.enumerated() {
      canvas.write(line, column: room.column, row: legendRow - lines.count + index)
    }
    let end = legendRow - (lines.isEmpty ? 1 : lines.count + 1)
    MoveListView(
      list: model.moves,
      area: ScreenRect(column: room.column, row: top, columns: room.columns, rows: end - top)
    ).draw(on: &canvas)
  }

  /// Three lines for each side: name and count, mode, indicator; and the list of moves, if it has room
  /// under them.
  private func drawNarrow(on canvas: inout Canvas) {
    for (index, player) in model.players.enumerated() {
      let row = area.row + 3 * index
      drawName(of: player, row: row, on: &canvas)
      drawCount(of: player, endColumn: Layout.narrowPanel, row: row, on: &canvas)
      drawMode(of: player, player.mode.short + " ", column: 2, row: row + 1, on: &canvas)
      drawIndicator(of: player, column: 2, row: row + 2, on: &canvas)
    }
    let row = area.row + (area.rows > 8 ? 7 : 6)
    drawMessage(row: row, on: &canvas)
    if let sheet = model.sheet, layout.isRoomy, draw(sheet, from: row + 1, on: &canvas) { return }
    let lastRow = row + (area.rows > 9 ? 2 : 1)
    drawBestOrLastMove(row: lastRow, on: &canvas)
    guard layout.isTall else { return }
    MoveListView(list: model.moves, area: room(from: lastRow + 2)).draw(on: &canvas)
  }

  /// A line for each side with its indicator in it, and one for the message and the last move.
  private func drawBelow(on canvas: inout Canvas) {
    for (index, player) in model.players.enumerated() {
      let row = area.row + index
      drawName(of: player, row: row, on: &canvas)
      drawCount(of: player, endColumn: 10, row: row, on: &canvas)
      drawMode(of: player, player.mode.short + " ", column: 11, row: row, on: &canvas)
      drawIndicator(of: player, column: 20, row: row, on: &canvas)
    }
    let end = drawBestOrLastMove(row: area.row + 2, isAtEnd: true, on: &canvas)
    drawMessage(row: area.row + 2, before: end, on: &canvas)
  }

  /// Both sides in one line, without their names.
  private func drawTiny(on canvas: inout Canvas) {
    for (index, player) in model.players.enumerated() {
      let column = 10 * index
      canvas.write(
        [canvas.theme.chip(player.side)], column: area.column + column, row: area.row)
      let count = String(player.count)
      canvas.write(
        count, column: area.column + column + 3 - count.columns, row: area.row)
      drawMode(
        of: player, player.mode.shortest, column: column + 4, row: area.row, on: &canvas)
      if let indicator = player.indicator {
        canvas.write(indicator.sign, column: area.column + column + 3, row: area.row, .bold)
      }
    }
    let end = drawBestOrLastMove(row: area.row + 1, isAtEnd: true, on: &canvas)
    drawMessage(row: area.row + 1, before: end, on: &canvas)
  }
}

extension PlayerPicture {
  fileprivate var switchMode: Action { .switchMode(side) }
  fileprivate var raiseLevel: Action { .raiseLevel(side) }
  /// The side that the message names stands out.
  fileprivate var style: Style { isNamed ? .bold : .plain }
}

extension PanelView {
  private func drawName(of player: PlayerPicture, row: Int, on canvas: inout Canvas) {
    canvas.write(
      [canvas.theme.chip(player.side), Span(" "), Span(player.name, player.style)],
      column: area.column, row: row)
  }

  private func drawCount(
    of player: PlayerPicture, endColumn: Int, row: Int, on canvas: inout Canvas
  ) {
    let count = String(player.count)
    canvas.write(
      count, column: area.column + endColumn - count.columns, row: row, player.style)
  }

  /// The mode, and the level of a computer; each changes when it is clicked.
  private func drawMode(
    of player: PlayerPicture, _ name: String, column: Int, row: Int, on canvas: inout Canvas
  ) {
    let end = canvas.write(
      name, column: area.column + column, row: row, target: .action(player.switchMode))
    guard let level = player.level else { return }
    canvas.write(level, column: end, row: row, target: .action(player.raiseLevel))
  }

  /// The level that the side's computer has, or would have.
  private func drawLevel(of player: PlayerPicture, row: Int, on canvas: inout Canvas) {
    for (column, text) in [(14, player.levelLine), (24, player.levelKey)] {
      canvas.write(
        text, column: area.column + column, row: row, target: .action(player.raiseLevel))
    }
  }

  private func drawIndicator(
    of player: PlayerPicture, column: Int, row: Int, on canvas: inout Canvas
  ) {
    guard let indicator = player.indicator else { return }
    let isRoomy = indicator.long.columns <= area.columns - column
    canvas.write(
      isRoomy ? indicator.long : indicator.short, column: area.column + column, row: row, .bold)
  }

  /// The message; one about both sides is centred. Where the disk is a letter and there is room,
  /// the side's name follows.
  ///
  /// - Parameter end: The column where something else begins.
  private func drawMessage(row: Int, before end: Int? = nil, on canvas: inout Canvas) {
    let message = model.message
    guard let side = message.side else {
      var room = area
      room.columns = (end ?? area.endColumn) - area.column
      let column = max(area.column, room.centered(columns: message.text.columns, rows: 1).column)
      canvas.write(message.text, column: column, row: row, .bold)
      return
    }
    var spans = [canvas.theme.chip(side), Span(message.text, .bold)]
    if let name = message.sideName, canvas.theme.usesLetters, area.columns >= Layout.widePanel {
      spans.append(Span(" (\(name))"))
    }
    canvas.write(spans, column: area.column, row: row)
  }

  /// Returns the column where it begins.
  @discardableResult
  private func drawLastMove(
    title: KeyPath<LastMovePicture, String>, row: Int, isAtEnd: Bool = false,
    on canvas: inout Canvas
  ) -> Int {
    guard let move = model.lastMove else { return area.endColumn }
    let spans = [
      Span(move[keyPath: title]), canvas.theme.chip(move.side), Span(" \(move.square)"),
    ]
    let columns = spans.reduce(0) { $0 + $1.text.columns }
    let column = isAtEnd ? area.endColumn - columns : area.column
    canvas.write(spans, column: column, row: row)
    return column
  }

  /// The best move while there is a hint, else what the position is worth if that is shown, else
  /// the last move. Returns the column where it begins.
  @discardableResult
  private func drawBestOrLastMove(
    row: Int, isAtEnd: Bool = false, on canvas: inout Canvas
  ) -> Int {
    let text: String
    if let hint = model.hint {
      text = hint.shortTitle + (hint.best ?? String(canvas.theme.ellipsis))
    } else if let evaluation = model.evaluation {
      text = [evaluation.lead.short, evaluation.depth.short].filter { !$0.isEmpty }
        .joined(separator: " ")
    } else {
      return drawLastMove(title: \.shortTitle, row: row, isAtEnd: isAtEnd, on: &canvas)
    }
    let column = isAtEnd ? area.endColumn - text.columns : area.column
    canvas.write(text, column: column, row: row)
    return column
  }

  /// What the marks on the board mean.
  private func drawLegend(row: Int, hasTurned: Bool = true, on canvas: inout Canvas) {
    let (theme, legend) = (canvas.theme, model.legend)
    let marks = theme.lastMoveMarks
    canvas.write(
      "[ ] \(legend.cursor)   \(theme.legalMark) \(legend.legalMove)   "
        + "\(marks.left) \(marks.right) \(legend.lastMove)",
      column: area.column, row: row)
    guard hasTurned else { return }
    canvas.write("\(theme.turnedMarks) \(legend.turned)", column: area.column, row: row - 1)
  }
}
