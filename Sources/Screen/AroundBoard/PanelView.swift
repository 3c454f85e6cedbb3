import App
import BoardView
import Canvas
import GameSession
import ReversiCore
import Texts
import Words

/// The panel beside or under the board: players, message, and result, then as much of the rest as
/// fits, the most important first.
struct PanelView {
  let model: ScreenModel
  let layout: Layout

  private var area: ScreenRect { layout.panel }

  func draw(on canvas: inout Canvas) {
    switch layout.arrangement {
    case .beside: drawBeside(on: &canvas)
    case .below where area.rows < 3: drawTiny(on: &canvas)
    case .below: drawBelow(on: &canvas)
    }
    if let row = layout.statusRow { drawStatus(in: row, on: &canvas) }
  }

  private var hasStatus: Bool { layout.statusRow != nil && model.status != nil }

  private func drawStatus(in row: ScreenRect, on canvas: inout Canvas) {
    let remark = model.remark?.text(within: row.columns)
    guard let text = remark ?? model.status?.text(within: row.columns) else { return }
    canvas.fill(row)
    canvas.write(
      text, column: row.column, row: row.row, remark == nil ? canvas.theme.muted : .bold)
  }

  static func hasRoom(for remark: Wording, in layout: Layout) -> Bool {
    layout.statusRow.map { remark.text(within: $0.columns) != nil } ?? false
  }

  private func drawBeside(on canvas: inout Canvas) {
    var rows = RowStack(area)
    if layout.isTall { rows.dropFirst(1) }
    let sheet = layout.isRoomy ? model.sheets.last(where: \.room.isBesideBoard) : nil
    if hasStatus { rows.dropLast(1) }
    if let sheet, sheet.room == .panel {
      drawGameLine(in: rows.takeLast(1), hasPlayers: true, on: &canvas)
      return sheet.draw(in: rows.rest, layout, on: &canvas)
    }
    PlayersView(
      players: model.players, area: rows.takeFirst(layout.playerRows), cardRows: layout.cardRows,
      turnColumn: layout.turnColumn
    ).draw(on: &canvas)
    rows.dropFirst(layout.messageRow - rows.rest.row)
    if let sheet {
      if model.gameLine != nil {
        drawGameLine(in: rows.takeLast(1), hasPlayers: model.boardSheet != nil, on: &canvas)
      }
      return sheet.draw(in: rows.rest, layout, on: &canvas)
    }
    if model.gameLine != nil {
      return drawGameLine(in: rows.takeFirst(1), hasPlayers: false, on: &canvas)
    }
    let message = rows.takeFirst(1)
    guard layout.isTall else {
      drawMessage(in: message, on: &canvas)
      return drawInfo(&rows, on: &canvas)
    }
    let isProgressBelow = rows.rest.rows >= Self.roomyRows
    drawMessage(in: message, hasFigures: !isProgressBelow, on: &canvas)
    if isProgressBelow { drawProgress(in: rows.rest, on: &canvas) }
    if let teacher = model.teacher {
      rows.dropFirst(1)
      // The buttons stay where they are while the end is searched.
      TeacherView(picture: teacher, minimumRows: model.hasEnded ? TeacherView.maximumRows : 0)
        .draw(&rows, on: &canvas)
    }
    if !model.buttons.isEmpty {
      rows.dropFirst(1)
      model.buttons.draw(&rows, on: &canvas)
    }
    drawRecord(&rows, keepsFirst: isProgressBelow && !hasParts, on: &canvas)
  }

  private var hasParts: Bool { model.teacher != nil || !model.buttons.isEmpty }

  /// How far the computer's move has come. The row is blank otherwise, and what follows begins
  /// below it.
  private func drawProgress(in room: ScreenRect, on canvas: inout Canvas) {
    let figures = model.players.compactMap(\.indicator).first?.figures
    guard let text = figures?.text(within: room.columns) else { return }
    canvas.write(text, column: room.column, row: room.row, .bold)
  }

  private func drawGameLine(in row: ScreenRect, hasPlayers: Bool, on canvas: inout Canvas) {
    guard let game = model.gameLine, row.rows > 0 else { return }
    GameLineView(game: game, row: row, hasPlayers: hasPlayers).draw(on: &canvas)
  }

  /// The moves take the rows that are left. `keepsFirst` keeps the first row free for the
  /// computer's progress.
  private func drawRecord(
    _ rows: inout RowStack, keepsFirst: Bool, on canvas: inout Canvas
  ) {
    if let legend = model.legend, !model.hasEnded, rows.rest.rows >= 10 {
      drawLegend(legend, &rows, on: &canvas)
    }
    if model.hasEnded {
      rows.dropFirst(1)
      // A dialog would cover half of the graph.
      let graph = model.dialog == nil ? model.graph : nil
      return EndingView(
        graph: graph, sides: Sides(dark: model.players[0].name, light: model.players[1].name),
        moves: model.moves, area: rows.rest, isRoomy: layout.cardRows > 0
      ).draw(on: &canvas)
    }
    let hint = wrapped(model.hint?.words ?? [], columns: area.columns)
      .prefix(max(0, rows.rest.rows - MoveListView.minimumRows - (keepsFirst ? 1 : 0)))
    if !hint.isEmpty, rows.rest.rows - hint.count >= Self.roomyRows { rows.dropLast(1) }
    for line in hint.reversed() {
      canvas.write(line, column: area.column, row: rows.takeLast(1).row)
    }
    if let evaluation = model.evaluation {
      drawEvaluation(evaluation, &rows, keepsFirst: keepsFirst, on: &canvas)
    }
    if let rule = model.rule {
      rows.dropFirst(1)
      if hasStatus { rows.dropLast(1) }
      return RuleView(
        rule: rule, area: rows.rest, legalMove: legalMove(canvas.theme),
        isRoomy: layout.cardRows > 0
      ).draw(on: &canvas)
    }
    if rows.rest.rows > MoveListView.minimumRows {
      rows.dropFirst(layout.cardRows == PlayerCard.rows.large ? 2 : 1)
    }
    if rows.rest.rows > MoveListView.minimumRows { rows.dropLast(1) }
    MoveListView(list: model.moves, area: rows.rest, isSheet: layout.cardRows > 0)
      .draw(on: &canvas)
  }

  private func legalMove(_ theme: Theme) -> Span {
    theme.legendMarks(layout.board.squareSize).legalMove
  }

  /// With this many rows for the moves, there are blank rows between the parts.
  private static let roomyRows = 8

  private func drawEvaluation(
    _ evaluation: EvaluationPicture, _ rows: inout RowStack, keepsFirst: Bool,
    on canvas: inout Canvas
  ) {
    var spare = rows.rest.rows - MoveListView.minimumRows - 1
    guard let graph = model.graph, spare >= EvaluationView.minimumRowsWithGraph,
      area.columns >= GraphView.minimumColumns
    else {
      if keepsFirst || rows.rest.rows >= Self.roomyRows + 2 { rows.dropFirst(1) }
      return EvaluationView(evaluation: evaluation, graph: nil, area: rows.takeFirst(2))
        .draw(on: &canvas)
    }
    if spare > EvaluationView.minimumRowsWithGraph, hasStatus {
      rows.dropLast(1)
      spare -= 1
    }
    let maximum = max(EvaluationView.usualRowsWithGraph, rows.rest.rows * 3 / 5)
    EvaluationView(evaluation: evaluation, graph: graph, area: rows.takeLast(min(spare, maximum)))
      .draw(on: &canvas)
  }

  private func drawLegend(
    _ legend: (legalMove: String, lastMove: String, turned: String, wouldTurn: String?),
    _ rows: inout RowStack, on canvas: inout Canvas
  ) {
    let marks = canvas.theme.legendMarks(layout.board.squareSize)
    let items = [
      [marks.legalMove, Span(" " + legend.legalMove)],
      [marks.lastMove, Span(" " + legend.lastMove)], [marks.turned, Span(" " + legend.turned)],
      legend.wouldTurn.map { [marks.wouldTurn, Span(" " + $0)] },
    ].compactMap(\.self)
    let half = (items.count + 1) / 2
    let lines = [[items], [Array(items.prefix(half)), Array(items.dropFirst(half))]]
      .map { $0.map { Array($0.joined(separator: [Span("  ")])) } }
      .first { $0.allSatisfy { $0.columns <= area.columns } }
    guard let lines else { return }
    if hasStatus { rows.dropLast(1) }
    for line in lines.reversed() {
      canvas.write(line, column: area.column, row: rows.takeLast(1).row)
    }
  }
}

extension PanelView {
  /// Both sides, the message, why the game ended so, and three buttons.
  static let rowsOfEnding = 3 + TeacherView.maximumRows + 3

  /// A line for each side, and one for the message and the most important other fact.
  private func drawBelow(on canvas: inout Canvas) {
    var rows = RowStack(area)
    PlayersView(players: model.players, area: rows.takeFirst(2)).draw(on: &canvas)
    let message = rows.takeFirst(1)
    if hasStatus { rows.dropLast(1) }
    // Only a panel of three rows has no row for what the coach says.
    let hasTeacher = model.teacher != nil && model.gameLine == nil && rows.rest.rows > 0
    if hasTeacher {
      if let teacher = model.teacher, rows.rest.rows >= Self.rowsOfEnding - 3 {
        TeacherView(picture: teacher, minimumRows: TeacherView.maximumRows)
          .draw(&rows, on: &canvas)
      } else {
        drawTeacher(in: rows.takeFirst(1), on: &canvas)
      }
    }
    let hasButtons = !model.buttons.isEmpty && rows.rest.rows > 0
    if hasButtons { model.buttons.draw(&rows, on: &canvas) }
    drawMessageWithInfo(in: message, hasTeacher: hasTeacher, hasButtons: hasButtons, on: &canvas)
  }

  private func drawTiny(on canvas: inout Canvas) {
    var rows = RowStack(area)
    PlayersView(players: model.players, area: rows.takeFirst(1), isShared: true).draw(on: &canvas)
    drawMessageWithInfo(in: rows.takeFirst(1), on: &canvas)
  }
}

/// The message, and what shares its line if there is no room below.
extension PanelView {
  private func drawMessageWithInfo(
    in row: ScreenRect, hasTeacher: Bool = false, hasButtons: Bool = false,
    on canvas: inout Canvas
  ) {
    if model.gameLine != nil { return drawGameLine(in: row, hasPlayers: false, on: &canvas) }
    if !hasTeacher, !model.hasEnded, drawTeacher(in: row, on: &canvas) { return }
    var row = row
    let isContinued = model.message.continuation != nil
    let isTimed = model.players.contains { $0.indicator?.figures != nil }
    let room = isContinued || isTimed ? 0 : row.columns - messageSpans(canvas.theme).columns - 1
    let infos = infos(canvas.theme, room: room, offersMain: !hasButtons)
    // The margin is part of the message.
    let margin = model.hasEnded ? model.message.detail.map { $0.shortest.columns + 2 } ?? 0 : 0
    let fitting = infos.first { $0.columns <= room - margin }
    if let info = fitting ?? infos.first(where: { $0.columns <= room }) {
      row.columns -= info.columns + 1
      canvas.write(info, column: area.endColumn - info.columns, row: row.row)
    }
    drawMessage(in: row, on: &canvas)
  }

  /// What the coach says, in one line. Returns whether it has room.
  @discardableResult
  private func drawTeacher(in row: ScreenRect, on canvas: inout Canvas) -> Bool {
    guard let wording = model.teacher?.line else { return false }
    let fitting = wording.text(within: row.columns)
    guard fitting != nil || row.columns >= Self.columnsForCutText else { return false }
    let line = fitting ?? canvas.theme.cutInside(wording.shortest, to: row.columns)
    canvas.write(line, column: row.column, row: row.row, canvas.theme.accentText)
    return true
  }

  /// With fewer columns, what the coach says is left out rather than cut.
  private static let columnsForCutText = 30

  /// What the coach says, the buttons, or else another fact.
  private func drawInfo(_ rows: inout RowStack, on canvas: inout Canvas) {
    if rows.rest.rows > 1 || model.buttons.main == nil, rows.rest.rows > 0,
      drawTeacher(in: rows.rest, on: &canvas)
    {
      rows.dropFirst(1)
    }
    guard model.buttons.isEmpty else { return model.buttons.draw(&rows, on: &canvas) }
    guard rows.rest.rows > 0 else { return }
    let row = rows.takeFirst(1)
    let infos = infos(canvas.theme, room: row.columns, offersMain: false)
    guard let info = infos.first(where: { $0.columns <= row.columns }) else { return }
    canvas.write(info, column: row.column, row: row.row)
  }

  /// The most important fact that exists; its longest wording comes first.
  private func infos(_ theme: Theme, room: Int, offersMain: Bool) -> [[Span]] {
    if offersMain, let main = model.buttons.main {
      return [main.label, main.shortLabel].map {
        [Span(" \($0) ", theme.accentKey, action: main.action)]
      }
    }
    if let rule = model.rule, !rule.isRead,
      let line = rule.line(theme, legalMove(theme), columns: room)
    {
      return [line]
    }
    if let hint = model.hint {
      let best = hint.best ?? String(theme.ellipsis)
      return [[Span(hint.shortTitle + best)], [Span(best)]]
    }
    if let evaluation = model.evaluation {
      let (lead, depth) = (evaluation.lead, evaluation.depth.shortest)
      let short = (evaluation.side.map { [theme.chip($0)] } ?? []) + [Span(lead.shortest)]
      return [[Span("\(lead.longest) \(depth)")], short + [Span(" " + depth)], short]
    }
    guard let (title, move) = model.lastMove else { return [] }
    return title.texts.map {
      [Span($0), theme.chip(move.side), Span(" \(move.square)")]
    }
  }

  /// Centres a message about both sides.
  private func drawMessage(
    in row: ScreenRect, hasFigures: Bool = true, on canvas: inout Canvas
  ) {
    var spans = messageSpans(canvas.theme)
    if let continuation = model.message.continuation?.text(
      within: row.columns - spans.columns)
    {
      spans.append(Span(continuation, .bold))
    }
    let column =
      model.message.side == nil
      ? max(row.column, row.centered(columns: spans.columns, rows: 1).column) : row.column
    canvas.write(spans, column: column, row: row.row)
    let room = row.columns - spans.columns - 2
    if let text = model.message.detail?.text(within: room) {
      canvas.write(text, column: column + spans.columns + 2, row: row.row, .bold)
    }
    guard let indicator = model.players.compactMap(\.indicator).first else { return }
    let times = hasFigures ? indicator.wording : Wording(indicator.word)
    let time = times.map { "\(indicator.sign) \($0)" }.text(within: room) ?? indicator.sign
    canvas.write(time, column: column + spans.columns + 2, row: row.row, .bold)
  }

  /// The side's name follows if the disk is a letter and there is room.
  private func messageSpans(_ theme: Theme) -> [Span] {
    let message = model.message
    guard let side = message.side else { return [Span(message.text, .bold)] }
    let spans = [theme.chip(side), Span(message.text, .bold)]
    guard let name = message.sideName, theme.usesLetters, area.columns >= Layout.widePanel
    else { return spans }
    return spans + [Span(" (\(name))")]
  }
}
