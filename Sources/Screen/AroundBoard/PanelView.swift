import App
import BoardView
import Canvas
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
    canvas.write(text, column: row.column, row: row.row, remark == nil ? .plain : .bold)
  }

  static func hasRoom(for remark: Wording, in layout: Layout) -> Bool {
    layout.statusRow.map { remark.text(within: $0.columns) != nil } ?? false
  }

  private func drawBeside(on canvas: inout Canvas) {
    var rows = RowStack(area)
    if layout.isTall { rows.dropFirst(1) }
    let sheet = layout.isRoomy ? model.sheets.last(where: \.room.isBesideBoard) : nil
    if let sheet, sheet.room == .panel {
      drawGameLine(in: rows.takeLast(1), hasPlayers: true, on: &canvas)
      return sheet.draw(in: rows.rest, layout, on: &canvas)
    }
    if hasStatus { rows.dropLast(1) }
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
    let isProgressBelow = layout.isTall && rows.rest.rows >= Self.roomyRows
    let hasLargeResult = drawResult(&rows, on: &canvas)
    drawMessage(
      in: message, hasDetail: !hasLargeResult, hasFigures: !isProgressBelow, on: &canvas)
    if isProgressBelow { drawProgress(in: rows.rest, on: &canvas) }
    let isStart = !model.startButtons.isEmpty
    drawEnding(&rows, hasResult: hasLargeResult, on: &canvas)
    drawStart(&rows, on: &canvas)
    if layout.isTall, let teacher = model.teacher {
      TeacherView(picture: teacher).draw(&rows, on: &canvas)
    }
    if layout.isTall {
      let hasProgress = isProgressBelow && model.ending == nil && !isStart
      drawRecord(&rows, keepsFirst: hasProgress, on: &canvas)
    } else if rows.rest.rows > 0, model.ending == nil {
      drawInfo(in: rows.takeFirst(1), on: &canvas)
    }
  }

  /// How far the computer's move has come, or the aim of the game in somebody's first one. The row
  /// is blank otherwise, and what follows begins below it.
  private func drawProgress(in room: ScreenRect, on canvas: inout Canvas) {
    let figures = model.players.compactMap(\.indicator).first?.figures
    if let text = figures?.text(within: room.columns) {
      canvas.write(text, column: room.column, row: room.row, .bold)
    } else if model.teacher == nil, let aim = model.aim?.text(within: room.columns) {
      canvas.write(aim, column: room.column, row: room.row, canvas.theme.muted)
    }
  }

  /// The ways to let the computer play and the ending of the day, or the tip if there is no room.
  private func drawStart(_ rows: inout RowStack, on canvas: inout Canvas) {
    let buttons = model.startButtons
    guard !buttons.isEmpty, rows.rest.rows > 0 else { return }
    let columns = buttons.map(\.label.columns).max() ?? 0
    guard layout.isTall, columns + 5 <= area.columns else {
      if layout.isTall { rows.dropFirst(1) }
      if let tip = model.tip?.text(within: area.columns) {
        canvas.write(
          tip, column: area.column, row: rows.takeFirst(1).row, action: buttons[0].action)
      }
      return
    }
    rows.dropFirst(1)
    for button in buttons {
      let row = rows.takeFirst(1).row
      let key = " \(button.key) "
      let label = " " + button.label + String(repeating: " ", count: columns - button.label.columns)
      let end = canvas.write(
        key, column: area.column, row: row, canvas.theme.accentKey, action: button.action)
      canvas.write(
        label + " ", column: end, row: row, canvas.theme.accentLabel, action: button.action)
    }
    if let level = model.startLevel, rows.rest.rows > 0 {
      let spans = [
        Span(" - ", canvas.theme.key, action: .changeLevel(nil, by: -1)), Span(" \(level) "),
        Span(" + ", canvas.theme.key, action: .changeLevel(nil, by: 1)),
      ]
      canvas.write(spans, column: area.column, row: rows.takeFirst(1).row)
    }
    model.todaysEnding?.draw(&rows, on: &canvas)
  }

  /// The digits are as large as those of the players' cards. Returns whether there is room.
  private func drawResult(_ rows: inout RowStack, on canvas: inout Canvas) -> Bool {
    guard let margin = model.ending?.margin, layout.isTall, BlockText.isLarge(in: canvas.theme)
    else { return false }
    let scale = layout.cardRows == PlayerCard.rows.large ? 2 : 1
    let (number, height) = (String(margin.number), BlockText.rows(scale: scale))
    let end = area.column + margin.before.columns + BlockText.columns(of: number, scale: scale)
    guard end + 1 + margin.after.columns <= area.endColumn else { return false }
    let row = rows.takeFirst(height).row
    let middle = row + height / 2
    canvas.write(margin.before, column: area.column, row: middle, .bold)
    BlockText(number, scale: scale, style: .plain).draw(endColumn: end, row: row, on: &canvas)
    canvas.write(margin.after, column: end + 1, row: middle, .bold)
    return true
  }

  /// Leaves out a result that stands there in large digits.
  private func drawEnding(_ rows: inout RowStack, hasResult: Bool, on canvas: inout Canvas) {
    guard let ending = model.ending, rows.rest.rows > 0 else { return }
    if !hasResult {
      let row = rows.takeFirst(1)
      let room = area.columns - messageSpans(canvas.theme).columns - 2
      let saysMargin = model.message.detail?.text(within: room) == nil
      if let result = (saysMargin ? ending.result : ending.counts).text(within: area.columns) {
        canvas.write(result, column: row.column, row: row.row, .bold)
      }
    }
    drawAgain(&rows, on: &canvas)
    ending.items.draw(&rows, on: &canvas)
  }

  /// The button that Enter presses, as the last line of the screen says.
  private func drawAgain(_ rows: inout RowStack, on canvas: inout Canvas) {
    guard rows.rest.rows > 1, let text = model.ending?.again?.text(within: area.columns - 2) else {
      return
    }
    let row = rows.takeFirst(1)
    canvas.write(
      " \(text) ", column: row.column, row: row.row, canvas.theme.accentKey, action: .tryMistakes)
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
    if rows.rest.rows >= (model.ending == nil ? 10 : 18) { drawLegend(&rows, on: &canvas) }
    if let ending = model.ending {
      if hasStatus, rows.rest.rows > Self.roomyRows + 2 { rows.dropLast(1) }
      // A dialog would cover half of the graph.
      return EndingView(
        ending: ending, graph: model.dialog == nil ? model.graph : nil, moves: model.moves,
        area: rows.rest, isRoomy: layout.cardRows > 0
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
    if rows.rest.rows >= Self.roomyRows, layout.cardRows == 0, canvas.theme.drawsPixelDisks {
      rows.dropFirst(1)
      let row = rows.takeFirst(1).row
      for column in area.column..<area.endColumn {
        canvas.put(
          canvas.theme.lines.horizontal, column: column, row: row, canvas.theme.muted)
      }
    } else if rows.rest.rows > MoveListView.minimumRows {
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

  private func drawLegend(_ rows: inout RowStack, on canvas: inout Canvas) {
    let (legend, marks) = (model.legend, canvas.theme.legendMarks(layout.board.squareSize))
    let items = [
      [marks.cursor, Span(" " + legend.cursor)],
      model.isOver ? nil : [marks.legalMove, Span(" " + legend.legalMove)],
      [marks.lastMove, Span(" " + legend.lastMove)], [marks.turned, Span(" " + legend.turned)],
      legend.wouldTurn.map { [marks.wouldTurn, Span(" " + $0)] },
    ].compactMap(\.self)
    func halves(_ items: [[Span]]) -> [[[Span]]] {
      let first = (items.count + 1) / 2
      return [Array(items.prefix(first)), Array(items.dropFirst(first))]
    }
    let gap = Span("  ")
    // The cursor explains itself.
    let others = Array(items.dropFirst())
    let lines = [[items], [others], halves(items), halves(others)]
      .map { $0.map { Array($0.joined(separator: [gap])) } }
      .first { $0.allSatisfy { $0.columns <= area.columns } }
    guard let lines else { return }
    if hasStatus { rows.dropLast(1) }
    for line in lines.reversed() {
      canvas.write(line, column: area.column, row: rows.takeLast(1).row)
    }
  }
}

extension PanelView {
  /// A line for each side, and one for the message and the most important other fact.
  private func drawBelow(on canvas: inout Canvas) {
    var rows = RowStack(area)
    PlayersView(players: model.players, area: rows.takeFirst(2)).draw(on: &canvas)
    let message = rows.takeFirst(1)
    if hasStatus { rows.dropLast(1) }
    // Only a panel of three rows has no row for what the coach says.
    let hasTeacher = model.teacher != nil && model.gameLine == nil && rows.rest.rows > 0
    if hasTeacher { drawTeacher(in: rows.takeFirst(1), on: &canvas) }
    drawMessageWithInfo(in: message, hasTeacher: hasTeacher, on: &canvas)
    guard model.gameLine == nil, let ending = model.ending, rows.rest.rows > 0 else { return }
    let row = rows.takeFirst(1).row
    var column = area.column
    for item in ending.items where column + item.text.columns <= area.endColumn {
      column = item.draw(column: column, row: row, on: &canvas) + 3
    }
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
    in row: ScreenRect, hasTeacher: Bool = false, on canvas: inout Canvas
  ) {
    if model.gameLine != nil { return drawGameLine(in: row, hasPlayers: false, on: &canvas) }
    if !hasTeacher, drawTeacher(in: row, on: &canvas) { return }
    var row = row
    let isContinued = model.message.continuation != nil
    let isTimed = model.players.contains { $0.indicator?.figures != nil }
    let room = isContinued || isTimed ? 0 : row.columns - messageSpans(canvas.theme).columns - 1
    if let info = infos(canvas.theme, room: room).first(where: { $0.columns <= room }) {
      row.columns -= info.columns + 1
      canvas.write(info, column: area.endColumn - info.columns, row: row.row)
    }
    drawMessage(in: row, on: &canvas)
  }

  /// What the coach says, in one line. Returns whether it has room.
  @discardableResult
  private func drawTeacher(in row: ScreenRect, on canvas: inout Canvas) -> Bool {
    guard let line = model.teacher?.line.text(within: row.columns) else { return false }
    canvas.write(line, column: row.column, row: row.row, canvas.theme.accentText)
    return true
  }

  /// The start has drawn the tip already.
  private func drawInfo(in row: ScreenRect, on canvas: inout Canvas) {
    if drawTeacher(in: row, on: &canvas) { return }
    let infos = infos(canvas.theme, room: row.columns, hasTip: false)
    guard let info = infos.first(where: { $0.columns <= row.columns }) else { return }
    canvas.write(info, column: row.column, row: row.row)
  }

  /// The most important fact that exists; its longest wording comes first.
  private func infos(_ theme: Theme, room: Int, hasTip: Bool = true) -> [[Span]] {
    if let ending = model.ending {
      // What follows the message says the margin, if it has room.
      guard let detail = model.message.detail?.text(within: room - 1) else {
        return ending.result.texts.map { [Span($0)] }
      }
      let rest = room - detail.columns - 2
      return ending.counts.texts.filter { $0.columns <= rest }.map { [Span($0)] }
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
    if hasTip, let tip = model.tip, let button = model.startButtons.first {
      return tip.texts.map { [Span($0, action: button.action)] }
    }
    guard let (title, move) = model.lastMove else { return [] }
    return title.texts.map {
      [Span($0), theme.chip(move.side), Span(" \(move.square)")]
    }
  }

  /// Centres a message about both sides.
  private func drawMessage(
    in row: ScreenRect, hasDetail: Bool = true, hasFigures: Bool = true, on canvas: inout Canvas
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
    if hasDetail, let text = model.message.detail?.text(within: room) {
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
