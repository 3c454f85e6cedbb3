import App
import Canvas
import ReversiCore
import Texts
import Words

extension SetUp: Page {
  func picture(in app: App, _ state: UIState, _ words: Words) -> FeaturePicture {
    FeaturePicture(
      page: SetUpView(setUp: self, words: words), titles: (words.setUp.title, ""),
      position: PositionInView(position), tellsOfGame: false)
  }
}

/// A position that is being set up: the texts beside its board.
struct SetUpView: PageView {
  let setUp: SetUp
  let words: Words

  var room: SheetRoom { .board }

  private var defect: Wording? { setUp.defect.map { words.setUp.wording(of: $0) } }

  private var toolRows: [ActionRow] { ActionTable.rows.filter(\.isEditorTool) }
  private var tools: [KeyLineItem] { toolRows.map { KeyLineItem($0, words: words) } }

  /// What Enter does, unless no game can start.
  private var play: KeyLineItem? {
    defect == nil
      ? KeyLineItem(for: .send(.setUp(.playRequested)), label: words.setUp.playLabel, words: words)
      : nil
  }

  func draw(in area: ScreenRect, _ layout: Layout, on canvas: inout Canvas) {
    guard area.rows > 0 else { return }
    var column = area.column
    let begin = column
    canvas.write([canvas.theme.chip(setUp.side)], column: column, row: area.row)
    column = canvas.write(words.setUp.toMove, column: column + 1, row: area.row, .bold)
    canvas.makeClickable(
      ScreenRect(column: begin, row: area.row, columns: column - begin, rows: 1),
      .send(.setUp(.edited(.switchSide))))
    if area.rows > 1 {
      var row = area.row + 1
      if let defect {
        canvas.write(defect.longest, column: area.column, row: row, .bold)
        row += 1
      }
      drawTools(in: area, row: row, on: &canvas)
    } else {
      if let defect = defect?.text(within: area.endColumn - column - 2) {
        column = canvas.write(defect, column: column + 2, row: area.row, .bold)
      }
      drawKeys(in: area, column: column + 2, on: &canvas)
    }
  }

  /// Leaves a blank row above if there is room.
  private func drawTools(in area: ScreenRect, row first: Int, on canvas: inout Canvas) {
    var rows = RowStack(area)
    let hasBlank = area.endRow - first > tools.count + 1
    rows.dropFirst(first - area.row + (hasBlank ? 1 : 0))
    guard rows.rest.rows > tools.count else { return tools.draw(&rows, on: &canvas) }
    let others = toolRows.map { row in
      let name = row.phrases(in: words).brief
      return KeyLineItem(
        row, label: Wording(name.prefix(1).uppercased() + name.dropFirst()), words: words)
    }
    ButtonsView(main: play, others: others).draw(&rows, on: &canvas)
  }

  /// Only the keys if the words do not fit.
  private func drawKeys(in area: ScreenRect, column: Int, on canvas: inout Canvas) {
    let tools = tools
    let needed = tools.reduce(-2) { $0 + $1.text.columns + 2 }
    let hasLabels = column + needed <= area.endColumn
    var column = column
    for tool in tools where column + tool.key.columns <= area.endColumn {
      column = tool.draw(column: column, row: area.row, hasLabel: hasLabels, on: &canvas) + 2
    }
  }
}

extension ActionRow {
  /// Whether it changes the whole position in the editor.
  fileprivate var isEditorTool: Bool {
    switch clickAction {
    case .send(.setUp(.edited(.clear))), .send(.setUp(.edited(.setNewGame))),
      .send(.setUp(.edited(.swapColors))),
      .send(.setUp(.edited(.switchSide))):
      true
    default: false
    }
  }
}
