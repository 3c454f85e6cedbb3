import Canvas
import GameSession
import ReversiCore
import Texts
import Words

/// The list from which the person chooses who plays each side.
struct PlayersPicture: Sendable {
  /// Somebody who can play.
  struct Player: Sendable {
    let name: Wording
    /// The choice of the player's line.
    let choice: PlayerSelection.Choice
  }

  /// A side that somebody plays.
  struct Side: Sendable {
    let side: Disk
    let name: String
    /// The name of the person who plays it, or nil.
    let person: String?
    /// The computer at the side's level, or nil if its moves have a time.
    let computer: Wording?
    /// Its mode now.
    let mode: Mode
  }

  let title: String
  /// The sides, dark first.
  let sides: [Side]
  /// The players, from the top.
  let players: [Player]
  /// The line that Enter chooses.
  let selection: PlayerSelection

  /// The list of the players of the app.
  init(_ app: App, selected: PlayerSelection, words: Words) {
    title = words.players.title
    sides = [Disk.dark, .light].map {
      Side(
        side: $0, name: words.name(of: $0), person: app.game.record.names.shown($0),
        computer: app.game.moveLimits[$0].level.map { words.players.computer($0) },
        mode: app.game.modes[$0])
    }
    players = app.listedPlayers.map { choice in
      switch choice {
      case .name: return Player(name: Wording(words.players.nameLine), choice: choice)
      case .mode(.otherPerson):
        return Player(name: Wording(words.twoPeople.anotherPerson), choice: choice)
      case .mode(let mode):
        let short = words.players.names(of: mode)
        let whole = mode.externalEngine.map { [$0.text.printable] } ?? []
        return Player(name: Wording(whole + short.texts) ?? short, choice: choice)
      }
    }
    selection = selected
  }
}

/// A column for each side, and a line for each player. A mark stands before the side's player now.
/// A click on a player chooses it.
extension PlayersPicture: SheetPicture {
  var room: SheetRoom { .front }

  func draw(in area: ScreenRect, _ layout: Layout, on canvas: inout Canvas) {
    var room = layout.frame
    if layout.arrangement == .beside { room.columns = layout.panel.column - layout.frame.column }
    let columns = cellColumns(in: room)
    let shown = shownPlayers(rows: layout.keyRow - 3)
    let (width, rows) = (2 * columns + 3, shown.count + 3)
    var area = layout.board.painted.centered(columns: width, rows: rows)
    area.column = max(room.column, min(area.column, room.endColumn - width))
    area.row = max(0, min(area.row, layout.keyRow - rows))
    canvas.drawBox(area, title: title)
    for (index, side) in sides.enumerated() {
      let column = area.column + 1 + index * (columns + 1)
      let name = Span(" " + side.name.prefix(columns: columns - 2), .bold)
      canvas.write([canvas.theme.chip(side.side), name], column: column, row: area.row + 1)
      for (row, player) in zip(area.row + 2..<area.endRow, players[shown]) {
        let cell = ScreenRect(column: column, row: row, columns: columns, rows: 1)
        draw(player, of: side, in: cell, on: &canvas)
      }
    }
  }

  /// The columns of a name: the most that all names need, or as many as there is room for.
  private func cellColumns(in room: ScreenRect) -> Int {
    let computers = sides.compactMap(\.computer?.longest)
    let names = players.map(\.name.longest) + sides.map(\.name) + computers
    let needed = Self.markColumns + (names.map(\.columns).max() ?? 0) + 1
    return min(needed, Self.maximumColumns, (room.columns - 3) / 2)
  }

  /// The players that fit into the rows, with the selected one among them.
  private func shownPlayers(rows: Int) -> Range<Int> {
    let count = min(players.count, max(1, rows))
    let selected = players.firstIndex { $0.choice == selection.choice } ?? 0
    let first = min(max(0, selected - count / 2), players.count - count)
    return first..<first + count
  }

  private static let markColumns = 2
  private static let maximumColumns = 42

  private func draw(
    _ player: Player, of side: PlayersPicture.Side, in cell: ScreenRect,
    on canvas: inout Canvas
  ) {
    let room = cell.columns - Self.markColumns
    let ofSide: String? =
      switch player.choice {
      case .mode(.manual): side.person.map { canvas.theme.cutInside($0, to: room) }
      case .mode(.computer): side.computer?.text(within: room)
      default: nil
      }
    let name = ofSide ?? player.name.text(within: room) ?? ""
    let text = (player.choice == .mode(side.mode) ? "* " : "  ") + name
    let padding = String(repeating: " ", count: max(0, cell.columns - text.columns))
    let line = PlayerSelection(side: side.side, choice: player.choice)
    let isSelected = selection == line
    canvas.write(
      text + padding, column: cell.column, row: cell.row, isSelected ? .selected : .plain,
      action: .choosePlayer(line))
    if isSelected {
      canvas.setCursor(ScreenPoint(column: cell.column + Self.markColumns, row: cell.row))
    }
  }
}
