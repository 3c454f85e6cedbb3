import GameSession
import ReversiCore

/// The players, the message and the last move.
struct PanelView {
  let model: ScreenModel
  let layout: Layout

  private var area: ScreenRect { layout.panel }
  private var session: GameSession { model.session }

  func draw(on canvas: inout Canvas) {
    switch layout.arrangement {
    case .beside where area.columns >= Layout.widePanel: drawWide(on: &canvas)
    case .beside: drawNarrow(on: &canvas)
    case .below where layout.board.squareSize == .tiny: drawTiny(on: &canvas)
    case .below: drawBelow(on: &canvas)
    }
  }

  /// A line for each side, and room for its indicator under it.
  private func drawWide(on canvas: inout Canvas) {
    for (side, row) in [(Disk.dark, area.row), (.light, area.row + 2)] {
      drawName(of: side, row: row, on: &canvas)
      drawCount(of: side, endColumn: 12, row: row, on: &canvas)
      drawMode(of: side, session.modes[side].name + " ", column: 14, row: row, on: &canvas)
      canvas.write(
        "(\(side.modeKey) changes)", column: area.column + 26, row: row, target: .mode(side))
      drawLevel(of: side, column: 14, row: row + 1, on: &canvas)
      drawIndicator(of: side, column: 14, row: row + 1, on: &canvas)
    }
    var row = area.row + 5
    if layout.board.squareSize == .huge {
      ShareBar(counts: session.shownCounts, area: area, row: row).draw(on: &canvas)
      row += 2
    }
    drawMessage(row: row, on: &canvas)
    drawLastMove("Last move ", row: row + 2, on: &canvas)
    drawHint(row: row + 4, endRow: area.endRow - 3, on: &canvas)
    drawLegend(row: area.endRow - 2, on: &canvas)
  }

  /// Three lines for each side: name and count, mode, indicator.
  private func drawNarrow(on canvas: inout Canvas) {
    for (side, row) in [(Disk.dark, area.row), (.light, area.row + 3)] {
      drawName(of: side, row: row, on: &canvas)
      drawCount(of: side, endColumn: Layout.narrowPanel, row: row, on: &canvas)
      drawMode(of: side, session.modes[side].shortName + " ", column: 2, row: row + 1, on: &canvas)
      drawIndicator(of: side, column: 2, row: row + 2, on: &canvas)
    }
    let row = area.row + (area.rows > 8 ? 7 : 6)
    drawMessage(row: row, on: &canvas)
    drawBestOrLastMove(row: row + (area.rows > 9 ? 2 : 1), on: &canvas)
  }

  /// A line for each side with its indicator in it, and one for the message and the last move.
  private func drawBelow(on canvas: inout Canvas) {
    for (side, row) in [(Disk.dark, area.row), (.light, area.row + 1)] {
      drawName(of: side, row: row, on: &canvas)
      drawCount(of: side, endColumn: 10, row: row, on: &canvas)
      drawMode(of: side, session.modes[side].shortName + " ", column: 11, row: row, on: &canvas)
      drawIndicator(of: side, column: 20, row: row, on: &canvas)
    }
    drawMessage(row: area.row + 2, on: &canvas)
    drawBestOrLastMove(row: area.row + 2, isAtEnd: true, on: &canvas)
  }

  /// Both sides in one line, without their names.
  private func drawTiny(on canvas: inout Canvas) {
    for (side, column) in [(Disk.dark, area.column), (.light, area.column + 10)] {
      canvas.write([canvas.theme.chip(side)], column: column, row: area.row)
      let count = session.shownCounts[side]
      canvas.write(String(count), column: column + (count < 10 ? 2 : 1), row: area.row)
      drawMode(
        of: side, session.modes[side].shortestName, column: column - area.column + 4, row: area.row,
        on: &canvas)
      if session.thinkingSide == side {
        canvas.write(model.spinner, column: column + 3, row: area.row, .bold)
      }
    }
    drawMessage(row: area.row + 1, on: &canvas)
    drawBestOrLastMove(row: area.row + 1, isAtEnd: true, on: &canvas)
  }
}

extension PanelView {
  /// The side that the message names stands out.
  private func nameStyle(of side: Disk) -> Style {
    switch session.message {
    case .turn(side), .won(side): .bold
    case .turn, .won, .tied: .plain
    }
  }

  private func drawName(of side: Disk, row: Int, on canvas: inout Canvas) {
    canvas.write(
      [canvas.theme.chip(side), Span(" "), Span(side.name, nameStyle(of: side))],
      column: area.column, row: row)
  }

  private func drawCount(of side: Disk, endColumn: Int, row: Int, on canvas: inout Canvas) {
    let count = String(session.shownCounts[side])
    canvas.write(
      count, column: area.column + endColumn - count.columns, row: row, nameStyle(of: side))
  }

  /// The mode, and the level of a computer; each changes when it is clicked.
  private func drawMode(
    of side: Disk, _ name: String, column: Int, row: Int, on canvas: inout Canvas
  ) {
    let end = canvas.write(name, column: area.column + column, row: row, target: .mode(side))
    guard session.modes[side] == .computer else { return }
    canvas.write(String(session.levels[side].number), column: end, row: row, target: .level(side))
  }

  /// The level that the side's computer has, or would have, unless it is thinking.
  private func drawLevel(of side: Disk, column: Int, row: Int, on canvas: inout Canvas) {
    guard session.thinkingSide != side else { return }
    let texts = [
      (column, "level \(session.levels[side].number)"), (26, "(\(side.levelKey) changes)"),
    ]
    for (column, text) in texts {
      canvas.write(text, column: area.column + column, row: row, target: .level(side))
    }
  }

  private func drawIndicator(of side: Disk, column: Int, row: Int, on canvas: inout Canvas) {
    guard session.thinkingSide == side else { return }
    canvas.write(
      model.indicator(columns: area.columns - column), column: area.column + column, row: row,
      .bold)
  }

  /// The message; a tie is centred.
  private func drawMessage(row: Int, on canvas: inout Canvas) {
    let message = model.message(canvas.theme, columns: area.columns)
    let columns = message.reduce(0) { $0 + $1.text.columns }
    let isCentered = session.message == .tied
    canvas.write(
      message, column: area.column + (isCentered ? (area.columns - columns) / 2 : 0), row: row)
  }

  private func drawLastMove(
    _ title: String, row: Int, isAtEnd: Bool = false, on canvas: inout Canvas
  ) {
    guard let move = session.lastMove else { return }
    let spans = [
      Span(title), canvas.theme.chip(move.side), Span(" \(move.square)"),
    ]
    let columns = spans.reduce(0) { $0 + $1.text.columns }
    canvas.write(
      spans, column: isAtEnd ? area.endColumn - columns : area.column, row: row)
  }

  /// All moves and what they are worth, best first, as far as there is room.
  private func drawHint(row: Int, endRow: Int, on canvas: inout Canvas) {
    guard let hint = session.hint else { return }
    let moves = hint.moves.map { "\($0.square) \($0.signedScore)" }
    let words =
      ["Hint:"]
      + (moves.isEmpty ? ["thinking"] : moves.dropLast().map { $0 + "," } + moves.suffix(1))
    for (index, line) in wrapped(words, columns: area.columns).enumerated()
    where row + index < endRow {
      canvas.write(line, column: area.column, row: row + index)
    }
  }

  /// The best move while there is a hint, else the last one.
  private func drawBestOrLastMove(row: Int, isAtEnd: Bool = false, on canvas: inout Canvas) {
    guard let hint = session.hint else {
      return drawLastMove("last ", row: row, isAtEnd: isAtEnd, on: &canvas)
    }
    let best =
      hint.moves.first.map { "\($0.square) \($0.signedScore)" } ?? String(canvas.theme.ellipsis)
    let text = "hint \(best)"
    canvas.write(
      text, column: isAtEnd ? area.endColumn - text.columns : area.column, row: row)
  }

  /// What the marks on the board mean.
  private func drawLegend(row: Int, on canvas: inout Canvas) {
    let theme = canvas.theme
    let marks = theme.lastMoveMarks
    canvas.write(
      "[ ] cursor   \(theme.legalMark) legal   \(marks.left) \(marks.right) last move",
      column: area.column, row: row)
    guard session.speed == .off else { return }
    let isHuge = layout.board.squareSize == .huge
    let turned = theme.usesLetters ? "x o" : isHuge ? "··" : "◉ ◎"
    canvas.write("\(turned) turned over by it", column: area.column, row: row - 1)
  }
}
