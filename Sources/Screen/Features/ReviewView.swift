import App
import Canvas
import ReversiCore
import Texts

extension ReviewPicture: SheetPicture {
  var room: SheetRoom { .board }

  func draw(in area: ScreenRect, _ layout: Layout, on canvas: inout Canvas) {
    ReviewView(review: self, area: area, hasPlace: layout.title == nil).draw(on: &canvas)
  }

  func drawBelow(in area: ScreenRect, on canvas: inout Canvas) {
    // A single line of moves would only crowd the keys.
    if area.rows > 1 { MoveLinesView(list: moves, area: area).draw(on: &canvas) }
  }
}

/// The course of the game: as much as fits, the position in view first.
struct ReviewView {
  let review: ReviewPicture
  let area: ScreenRect
  /// Whether the number of the position is shown here, because no title does.
  let hasPlace: Bool

  func draw(on canvas: inout Canvas) {
    guard area.rows > 0 else { return }
    var rows = RowStack(area)
    let first = rows.takeFirst(1)
    if review.holdsCursor { canvas.setCursor(ScreenPoint(column: first.column, row: first.row)) }
    let isAlone = rows.rest.rows == 0
    let hasReasons = !review.reasons.isEmpty
    let end = drawPly(in: first, isShort: isAlone && hasReasons, on: &canvas)
    if isAlone {
      var rest = first
      (rest.column, rest.columns) = (end + 2, max(0, first.endColumn - end - 2))
      if hasReasons { return drawReasonNames(in: rest, on: &canvas) }
      // After the best move, the play that follows matters less than what people do.
      if review.isBest, let people = review.people?.text(within: rest.columns) {
        canvas.write(people, column: rest.column, row: rest.row, canvas.theme.muted)
      } else {
        drawLine(in: rest, on: &canvas)
      }
    } else {
      var second = rows.takeFirst(1)
      (second.column, second.columns) = (second.column + 2, second.columns - 2)
      drawLine(in: second, on: &canvas)
    }
    if rows.rest.rows > 0, let variation = review.variation {
      draw(variation, in: rows.takeFirst(1), on: &canvas)
    }
    drawReasons(&rows, on: &canvas)
    drawPeople(&rows, on: &canvas)
    drawFooter(&rows, on: &canvas)
    drawCourse(in: rows.rest, on: &canvas)
  }

  /// Draws the number of the position if no title shows it, and the ply that led there. Returns the
  /// column after them.
  private func drawPly(
    in row: ScreenRect, isShort: Bool, on canvas: inout Canvas
  ) -> Int {
    var column = row.column
    if hasPlace {
      column =
        canvas.write(review.place.shortest, column: column, row: row.row, canvas.theme.dimmed) + 1
    }
    guard let ply = review.ply else {
      return canvas.write(review.start, column: column, row: row.row, .bold)
    }
    canvas.write([canvas.theme.chip(ply.side)], column: column, row: row.row)
    let room = row.endColumn - column - 2
    let text = isShort ? ply.wording.shortest : ply.wording.fitting(room)
    return canvas.write(text, column: column + 2, row: row.row, .bold)
  }

  /// Draws the better move, or what follows the best one, and as much of the play after it as fits.
  private func drawLine(in row: ScreenRect, on canvas: inout Canvas) {
    guard let line = review.line, let text = line.title.text(within: row.columns) else { return }
    let style = canvas.theme.accentText
    var column = canvas.write(text, column: row.column, row: row.row, style)
    var room = row.columns
    if let proof = line.proof, column + 8 + proof.columns <= row.endColumn {
      room -= proof.columns + 2
      canvas.write(
        proof, column: row.endColumn - proof.columns, row: row.row, canvas.theme.dimmed)
    }
    for (index, square) in line.moves.enumerated() {
      let text = (index == 0 && line.moves.count > 0 ? ": " : " ") + square
      guard column + text.columns <= row.column + room else { break }
      column = canvas.write(text, column: column, row: row.row, style)
    }
  }

  /// Draws the moves of the variation, those around the one in view if there is no room for all.
  private func draw(
    _ variation: ReviewPicture.Variation, in row: ScreenRect, on canvas: inout Canvas
  ) {
    let text = variation.title.text(within: row.columns - 3 * review.moves.entryColumns) ?? ""
    var column = canvas.write(text, column: row.column, row: row.row, canvas.theme.dimmed)
    let room = (row.endColumn - column) / review.moves.entryColumns
    let moves = review.moves
    let end = moves.entries.count
    let first = max(variation.first, min(moves.current - room / 2 - 1, end - room))
    for index in first..<min(end, first + room) {
      MoveEntry(list: moves, index: index).draw(column: column, row: row.row, on: &canvas)
      column += review.moves.entryColumns
    }
  }

  /// Draws what the coach says, in as many rows as it needs.
  private func drawReasons(_ rows: inout RowStack, on canvas: inout Canvas) {
    let lines = review.reasons.flatMap { wrapped($0.longest, columns: area.columns) }
    canvas.write(lines, in: &rows)
  }

  /// Draws the names of the reasons that fit in a row.
  private func drawReasonNames(in row: ScreenRect, on canvas: inout Canvas) {
    canvas.write(
      review.reasons.shortTexts(within: row.columns), column: row.column, row: row.row,
      canvas.theme.accentText)
  }

  /// Draws how people play the position, and how many of them err, in up to three rows that the
  /// graph and the worst moves do not need.
  private func drawPeople(_ rows: inout RowStack, on canvas: inout Canvas) {
    guard let people = review.people else { return }
    // The graph has two labels; below it are a blank row, two of the worst moves and the footer.
    let spare = rows.rest.rows - GraphView.usualRows - 6
    let count =
      spare > 0 ? min(3, spare) : rows.rest.rows > GraphView.minimumRows + 3 ? 1 : 0
    guard count > 0 else { return }
    let lines = people.lines(columns: area.columns, rows: max(1, count - 1))
    let trap = count > lines.count ? review.trap?.text(within: area.columns) : nil
    canvas.write(lines + [trap].compactMap(\.self), in: &rows, canvas.theme.muted)
  }

  /// Draws the progress of the analysis, or the ply that turned the game, in the last row.
  private func drawFooter(_ rows: inout RowStack, on canvas: inout Canvas) {
    guard rows.rest.rows > 0,
      let text = (review.progress ?? review.turn)?.text(within: area.columns)
    else { return }
    let row = rows.takeLast(1).row
    if review.progress == nil {
      canvas.write(text, column: area.column, row: row, action: .goToGamePly(review.turningPly))
    } else {
      canvas.write(text, column: area.column, row: row, canvas.theme.dimmed)
    }
  }

  /// Draws the graph with its labels, and the worst moves below it. They share the rows that are
  /// not needed for the graph.
  private func drawCourse(in room: ScreenRect, on canvas: inout Canvas) {
    var rows = RowStack(room)
    let minimum = GraphView.minimumRows + 2
    guard room.rows >= minimum, room.columns >= GraphView.minimumColumns else {
      return drawWorst(in: room, on: &canvas)
    }
    let usual = GraphView.usualRows + 2
    let maximum = review.worst.isEmpty ? 0 : review.worst.count + 1
    let spare = room.rows - usual
    let worstRows = spare < 3 ? 0 : min(maximum, spare - 1, max(3, spare / 2))
    if worstRows > 0, spare > worstRows + 2 { rows.dropLast(1) }
    let worst = rows.takeLast(worstRows)
    if worstRows > 0 { rows.dropLast(1) }
    if rows.rest.rows > usual { rows.dropFirst(1) }
    drawLabel(review.ahead.dark, in: rows.takeFirst(1), hasScore: true, on: &canvas)
    drawLabel(review.ahead.light, in: rows.takeLast(1), hasScore: false, on: &canvas)
    GraphView(graph: review.graph, area: rows.rest).draw(on: &canvas)
    drawWorst(in: worst, on: &canvas)
  }

  /// Draws which side's lead is there. The score of the position in view stands in the same row.
  private func drawLabel(
    _ text: String, in row: ScreenRect, hasScore: Bool, on canvas: inout Canvas
  ) {
    let end = canvas.write(text, column: row.column, row: row.row, canvas.theme.dimmed)
    guard hasScore, let evaluation = review.evaluation else { return }
    let lead = evaluation.lead.longest
    let scores = Wording("\(lead) \(evaluation.depth.longest)", lead)
    guard let score = scores.text(within: row.endColumn - end - 2) else { return }
    canvas.write(score, column: row.endColumn - score.columns, row: row.row, .bold)
  }

  /// Draws the worst moves, each with what it gave away and what was better.
  private func drawWorst(in room: ScreenRect, on canvas: inout Canvas) {
    guard !review.worst.isEmpty, room.rows > 0 else { return }
    var rows = RowStack(room)
    if room.rows > 2 {
      canvas.write(
        review.worstTitle, column: room.column, row: rows.takeFirst(1).row, .bold)
    }
    let shown = review.worst.prefix(rows.rest.rows)
    let loss = shown.map { $0.loss.longest.columns }.max() ?? 0
    for move in shown {
      let row = rows.takeFirst(1)
      canvas.write([canvas.theme.chip(move.side)], column: row.column, row: row.row)
      canvas.write(move.move, column: row.column + 2, row: row.row, .bold)
      var column = row.column + 2 + ReviewPicture.moveColumns + 1
      let better = move.better?.text(within: row.endColumn - column - loss - 3)
      let text =
        better == nil
        ? move.loss.text(within: row.endColumn - column) ?? "" : move.loss.longest
      canvas.write(text, column: column, row: row.row)
      column += loss + 3
      if let better {
        canvas.write(better, column: column, row: row.row, canvas.theme.accentText)
      }
      canvas.makeClickable(row, .goToGamePly(move.ply))
    }
  }
}
