import Canvas
import ReversiCore
import Texts

extension PlayerListPicture: SheetPicture {
  var room: SheetRoom { .front }

  func draw(in area: ScreenRect, _ layout: Layout, on canvas: inout Canvas) {
    PlayerListView(list: self, layout: layout).draw(on: &canvas)
  }
}

/// The list of players: a column for each side, and a line for each player. A mark stands before
/// the side's player now. A click on a player chooses it.
struct PlayerListView {
  let list: PlayerListPicture
  let layout: Layout

  func draw(on canvas: inout Canvas) {
    let room = layout.dialogRoom
    let columns = cellColumns(in: room)
    let shown = shownPlayers(rows: layout.keyRow - 3)
    let area = layout.dialogBox(columns: 2 * columns + 3, rows: shown.count + 3)
    canvas.drawBox(area, title: list.title)
    for (index, side) in list.sides.enumerated() {
      let column = area.column + 1 + index * (columns + 1)
      let name = Span(" " + side.name.prefix(columns: columns - 2), .bold)
      canvas.write([canvas.theme.chip(side.side), name], column: column, row: area.row + 1)
      for (row, player) in zip(area.row + 2..<area.endRow, list.players[shown]) {
        let cell = ScreenRect(column: column, row: row, columns: columns, rows: 1)
        draw(player, of: side, in: cell, on: &canvas)
      }
    }
  }

  /// The columns of a name: the most that all names need, or as many as there is room for.
  private func cellColumns(in room: ScreenRect) -> Int {
    let names = list.players.map(\.name.longest) + list.sides.map(\.name)
    let needed = Self.markColumns + (names.map(\.columns).max() ?? 0) + 1
    return min(needed, Self.maximumColumns, (room.columns - 3) / 2)
  }

  /// The players that fit into the rows, with the selected one among them.
  private func shownPlayers(rows: Int) -> Range<Int> {
    let count = min(list.players.count, max(1, rows))
    let selected = list.players.firstIndex { $0.mode == list.selection.mode } ?? 0
    let first = min(max(0, selected - count / 2), list.players.count - count)
    return first..<first + count
  }

  private static let markColumns = 2
  private static let maximumColumns = 24

  private func draw(
    _ player: PlayerListPicture.Player, of side: PlayerListPicture.Side, in cell: ScreenRect,
    on canvas: inout Canvas
  ) {
    let room = cell.columns - Self.markColumns
    let name = player.name.text(within: room) ?? ""
    let text = (side.mode == player.mode ? "* " : "  ") + name
    let padding = String(repeating: " ", count: max(0, cell.columns - text.columns))
    let isSelected = list.selection == PlayerSelection(side: side.side, mode: player.mode)
    canvas.write(
      text + padding, column: cell.column, row: cell.row, isSelected ? .selected : .plain,
      action: .choosePlayer(side.side, player.mode))
    if isSelected {
      canvas.setCursor(ScreenPoint(column: cell.column + Self.markColumns, row: cell.row))
    }
  }
}
