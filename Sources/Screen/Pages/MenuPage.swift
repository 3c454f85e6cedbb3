import App
import Canvas
import Texts
import Words

extension Menu: Page {
  func picture(in app: App, _ state: UIState, _ words: Words) -> FeaturePicture {
    FeaturePicture(page: MenuView(menu: self, app: app, words: words))
  }
}

/// What can be done, a row each with its key. Groups are apart if there is room.
struct MenuView: PageView {
  let menu: Menu
  let app: App
  let words: Words

  var room: SheetRoom { .menu }

  private static let maximumColumns = 36

  func draw(in area: ScreenRect, _ layout: Layout, on canvas: inout Canvas) {
    var area = area
    area.columns = min(area.columns, Self.maximumColumns)
    canvas.show(menu.list, of: Menu.List.self)
    let groups = menu.groups(in: app)
    let entries = groups.flatMap(\.self)
    let spare = area.rows - entries.count
    guard spare >= 0 else {
      return canvas.drawList(
        of: Menu.self, .menu, count: entries.count, selection: menu.selection,
        top: menu.selection - area.rows / 2, in: area, words: words
      ) { draw(entries[$0], in: $1, $2, on: &$3) }
    }
    var rows = RowStack(area)
    // The list of another question has its title.
    if menu.list != .main, spare > 1 {
      canvas.drawTitle(words.menu.title(of: menu.list), in: rows.takeFirst(1))
    }
    var number = 0
    for (index, group) in groups.enumerated() {
      if index > 0, index <= spare { drawRule(in: rows.takeFirst(1), on: &canvas) }
      for entry in group {
        draw(entry, number: number, in: rows.takeFirst(1), on: &canvas)
        number += 1
      }
    }
  }

  private func drawRule(in row: ScreenRect, on canvas: inout Canvas) {
    for column in row.column..<row.endColumn {
      canvas.put(
        canvas.theme.lines.horizontal, column: column, row: row.row, canvas.theme.muted)
    }
  }

  private func draw(
    _ entry: Menu.Entry, number: Int, in row: ScreenRect, on canvas: inout Canvas
  ) {
    let isSelected = number == menu.selection
    let style = isSelected ? canvas.theme.accentKey : .plain
    canvas.fill(row, style)
    draw(entry, in: row, style, on: &canvas)
    canvas.makeClickable(row, .item(.menu, number))
    if isSelected { canvas.setCursor(ScreenPoint(column: row.column, row: row.row)) }
  }

  private func draw(
    _ entry: Menu.Entry, in row: ScreenRect, _ style: Style, on canvas: inout Canvas
  ) {
    let isPlain = style == .plain
    let key = entry.key(in: words) ?? ""
    let keyColumn = row.endColumn - 1 - key.columns
    let name = words.menu.name(of: entry, isCoachOn: app.teacher.isOn)
    let end = canvas.write(
      canvas.theme.cutInside(" " + name, to: keyColumn - 1 - row.column), column: row.column,
      row: row.row, style)
    canvas.write(key, column: keyColumn, row: row.row, isPlain ? canvas.theme.muted : style)
    guard let note = menu.note(for: entry, words.menu) else { return }
    // A key has three columns.
    let column = row.endColumn - 5 - note.columns
    if column > end {
      canvas.write(note, column: column, row: row.row, isPlain ? canvas.theme.accentText : style)
    }
  }
}
