import App
import BoardView
import Canvas
import Texts
import Words

/// Draws a screen, in the middle of a very large terminal. Equal arguments give equal screens.
package func render(_ model: ScreenModel, size: ScreenSize, theme: Theme) -> Screen {
  let window = Layout.window(in: size)
  let size = ScreenSize(columns: window.columns, rows: window.rows)
  var canvas = Canvas(
    size: size, origin: ScreenPoint(column: window.column, row: window.row), theme: theme)
  canvas.show(model.passAlert, of: Dialog.self)
  let usual =
    model.boardSheet?.needsRows == true
    ? Layout(size: size, theme, needsRows: true)
    : Layout(size: size, theme, rowsBelow: model.rowsBelow)
  guard let layout = usual else {
    canvas.lacksRoomForSheets()
    TooSmallView(wording: model.tooSmall(size)).draw(on: &canvas)
    return canvas.screen
  }
  if let title = layout.title {
    let room = title.columns - model.progress.columns - 1
    canvas.write(
      theme.cutInside(model.title, to: room), column: title.column, row: title.row, .bold)
    canvas.write(
      model.progress, column: title.endColumn - model.progress.columns, row: title.row,
      theme.muted)
  }
  if let action = model.buttons.main?.action, model.isPanelOpen {
    canvas.showButton(of: action)
  }
  BoardView(board: model.board, area: layout.board).draw(on: &canvas)
  if let bar = layout.evaluationBar, let evaluation = model.evaluation {
    let isLower = if case .round = layout.board.squareSize { true } else { false }
    EvaluationBar(disks: evaluation.disks, area: bar, isLower: isLower).draw(on: &canvas)
  }
  PanelView(model: model, layout: layout).draw(on: &canvas)
  KeyLine(items: model.keyLine, layout: layout).draw(on: &canvas)
  // A page covers the panel.
  let remark = model.remark.flatMap { remark in
    !model.sheets.contains { $0.room.isPage(layout) } && PanelView.hasRoom(for: remark, in: layout)
      ? nil : NoticePicture(wording: remark, isNew: true)
  }
  let notices = NoticesView(notices: [remark].compactMap(\.self) + model.notices, layout: layout)
  LowerView(model: model, layout: layout, end: notices.lowerRow(theme)).draw(on: &canvas)
  let frame = PageFrame(game: model.gameLine, layout: layout, end: notices.lowerRow(theme))
  for sheet in model.sheets where sheet.room.isPage(layout) {
    sheet.draw(in: frame.draw(on: &canvas), layout, on: &canvas)
  }
  notices.draw(on: &canvas)
  let room = layout.boardRoom(from: notices.boardRow(theme))
  for sheet in model.sheets where sheet.room == .front {
    sheet.draw(in: room, layout, on: &canvas)
  }
  if let dialog = model.dialog {
    DialogView(dialog: dialog, layout: layout, top: notices.boardRow(theme)).draw(on: &canvas)
  }
  return canvas.screen
}

struct TooSmallView {
  let wording: Wording

  func draw(on canvas: inout Canvas) {
    let bounds = canvas.bounds
    let lines = wording.texts.map { wrapped($0, columns: bounds.columns) }
      .first { $0.count <= bounds.rows }
    guard let lines else { return }
    let area = bounds.centered(columns: lines.map(\.columns).max() ?? 0, rows: lines.count)
    for (index, line) in lines.enumerated() {
      canvas.write(line, column: area.column, row: area.row + index, .bold)
    }
  }
}

// Views say what a click does by an action.
extension Canvas {
  /// Returns the column after the text.
  @inline(never) @discardableResult
  mutating func write(
    _ text: String, column: Int, row: Int, _ style: Style = .plain, action: Action?
  ) -> Int {
    write(text, column: column, row: row, style, target: action.map(ErasedValue.init))
  }

  /// Replaces the targets that were there.
  @inline(never)
  mutating func makeClickable(_ area: ScreenRect, _ action: Action?) {
    makeClickable(area, target: action.map(ErasedValue.init))
  }
}

extension Span {
  init(_ text: String, _ style: Style = .plain, action: Action?) {
    self.init(text, style, target: action.map(ErasedValue.init))
  }
}
