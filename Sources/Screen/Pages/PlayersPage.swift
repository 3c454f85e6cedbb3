import Analysis
import App
import Archive
import Canvas
import GameSession
import ReversiCore
import Texts
import Words

extension Players: Page {
  func picture(in app: App, _ state: UIState, _ words: Words) -> FeaturePicture {
    guard let field else {
      return FeaturePicture(
        page: PlayerListView(players: self, app: app, words: words),
        titles: (words.players.title, ""))
    }
    let isName = selection.choice == .name
    return FeaturePicture(
      dialog: DialogPicture(
        title: isName ? words.name(of: selection.side) : words.twoPeople.anotherPerson,
        text: isName ? words.players.nameText : words.twoPeople.addressText,
        field: field, buttons: buttons, selected: button, words: words))
  }
}

/// Who plays: a column for each side, and below them the level of the computer, and how the person
/// does against it. A click chooses a player.
struct PlayerListView: PageView {
  let players: Players
  let app: App
  let words: Words

  var room: SheetRoom { .panel }

  private static let sides = [Disk.dark, .light]
  private static let (maximumPitch, maximumBar, markColumns) = (20, 36, 2)

  /// With a blank column after a side.
  private static func pitch(in area: ScreenRect) -> Int {
    min(maximumPitch, (area.columns + 1) / 2)
  }

  func draw(in area: ScreenRect, _ layout: Layout, on canvas: inout Canvas) {
    var rows = RowStack(area)
    canvas.drawTitle(words.players.title, unlessIn: layout, &rows)
    drawHead(in: rows.takeFirst(1), on: &canvas)
    let side = players.levelSide(in: app)
    let choices = app.listedPlayers
    let (results, rating) = (results(against: side), rating)
    // An even match says the same as a level.
    let isSaid = results.count > 1 && players.results?.rating.map { $0.rating.points < 0 } ?? false
    let notes = [results, isSaid ? [] : rating].filter { !$0.isEmpty }
    // The level can be chosen on every screen.
    var below = RowsBelowList(rows.rest.rows - (side == nil ? 0 : 1), count: choices.count)
    let hasLevel = side != nil && below.add(2)
    let shown = notes.filter { below.add($0.count) }
    below.fill(upTo: choices.count)
    draw(choices, in: rows.takeFirst(below.list), on: &canvas)
    if let side {
      if hasLevel {
        rows.dropFirst(1)
        canvas.write([words.players.levelTitle(side)], in: &rows, .bold)
      }
      drawLevel(of: side, in: rows.takeFirst(1), on: &canvas)
      if hasLevel { drawBar(of: side, in: rows.takeFirst(1), on: &canvas) }
    }
    for note in shown {
      rows.dropFirst(1)
      let lines = note.map { $0.fitting(area.columns) }
      canvas.write(lines, in: &rows, note == rating ? canvas.theme.muted : .plain)
    }
  }

  private func drawHead(in row: ScreenRect, on canvas: inout Canvas) {
    let pitch = Self.pitch(in: row)
    for (index, side) in Self.sides.enumerated() {
      let name = Span(" " + words.name(of: side).prefix(columns: pitch - 3), .bold)
      canvas.write(
        [canvas.theme.chip(side), name], column: row.column + index * pitch, row: row.row)
    }
  }

  /// The results against the level, and which level would suit better.
  private func results(against side: Disk?) -> [Wording] {
    guard let side, app.game.modes[side] == .computer,
      let level = app.game.moveLimits[side].level, let summary = players.results
    else { return [] }
    let results = summary.tallies[level].flatMap { tally in
      tally.finished == 0 ? nil : words.players.won(tally.won, of: tally.finished)
    }
    let even = even.flatMap { $0 == level ? nil : words.players.even($0) }
    return [results, even].compactMap(\.self)
  }

  private var even: Level? {
    players.results?.rating.map { Level.nearest(to: $0.rating.points) }
  }

  /// How well the person plays; nothing until that is counted.
  private var rating: [Wording] {
    players.results.map {
      [
        words.rating(in: $0).map { Wording($0.shortest) }
          ?? words.players.noRating(GameSummary.minimumRated)
      ]
    } ?? []
  }

  private func draw(
    _ choices: [PlayerSelection.Choice], in area: ScreenRect, on canvas: inout Canvas
  ) {
    let pitch = Self.pitch(in: area)
    let selected = choices.firstIndex(of: players.selection.choice) ?? choices.count - 1
    let part = ListPart(
      count: choices.count, selection: selected, top: selected - area.rows / 2, rows: area.rows)
    var rows = RowStack(area)
    canvas.drawMore(part.above, isAbove: true, in: &rows, words: words) { nil }
    for choice in choices[part.items] {
      let row = rows.takeFirst(1)
      for (index, side) in Self.sides.enumerated() {
        let cell = ScreenRect(
          column: row.column + index * pitch, row: row.row, columns: pitch - 1, rows: 1)
        draw(PlayerSelection(side: side, choice: choice), in: cell, on: &canvas)
      }
    }
    canvas.drawMore(part.below, isAbove: false, in: &rows, words: words) { nil }
  }

  private func draw(_ line: PlayerSelection, in cell: ScreenRect, on canvas: inout Canvas) {
    let plays = line.choice == .mode(app.game.modes[line.side])
    let isSelected = players.selection == line
    let style: Style = isSelected ? canvas.theme.accentKey : plays ? .bold : .plain
    let name = name(of: line, columns: cell.columns - Self.markColumns, canvas.theme)
    canvas.fill(cell, isSelected ? style : .plain)
    canvas.write((plays ? "> " : "  ") + name, column: cell.column, row: cell.row, style)
    canvas.makeClickable(cell, .choosePlayer(line))
    if isSelected { canvas.setCursor(ScreenPoint(column: cell.column, row: cell.row)) }
  }

  /// The person's name if it is known.
  private func name(of line: PlayerSelection, columns: Int, _ theme: Theme) -> String {
    switch line.choice {
    case .mode(.manual):
      app.game.record.names.shown(line.side).map { theme.cutInside($0, to: columns) }
        ?? words.players.names(of: .manual).fitting(columns)
    case .mode(let mode):
      mode.externalEngine.map { theme.cutInside($0.text.printable, to: columns) }
        ?? words.players.names(of: mode).fitting(columns)
    case .name, .level: words.players.nameLine.fitting(columns)
    }
  }

  /// The level between the keys that change it.
  private func drawLevel(of side: Disk, in row: ScreenRect, on canvas: inout Canvas) {
    var row = row
    row.columns = min(row.columns, Self.maximumBar)
    let isSelected = players.selection.choice == .level
    let limit = app.game.moveLimits[side]
    let text = limit.level.map { "\($0.number)  \(words.players.name(of: $0.kind))" }
    if isSelected { canvas.fill(row, canvas.theme.accentKey) }
    let (style, key) =
      isSelected
      ? (canvas.theme.accentKey, canvas.theme.accentKey) : (Style.plain, canvas.theme.key)
    canvas.makeClickable(row, .choosePlayer(PlayerSelection(side: side, choice: .level)))
    let end = canvas.write(
      " - ", column: row.column, row: row.row, key, action: .changeLevel(side, by: -1))
    canvas.write(
      "  " + (text ?? words.players.text(of: limit)), column: end, row: row.row,
      isSelected ? style : .bold)
    canvas.write(
      " + ", column: row.endColumn - 3, row: row.row, key, action: .changeLevel(side, by: 1))
    if isSelected { canvas.setCursor(ScreenPoint(column: row.column, row: row.row)) }
  }

  /// How far the level is on the way to the strongest one.
  private func drawBar(of side: Disk, in row: ScreenRect, on canvas: inout Canvas) {
    guard let level = app.game.moveLimits[side].level else { return }
    var row = row
    row.columns = min(row.columns, Self.maximumBar)
    let length = max(1, (level.number + 1) * row.columns / Level.all.count)
    let theme = canvas.theme
    if theme.hasPixels { canvas.fill(row, theme.accentLabel) }
    for column in row.column..<row.column + length {
      let point = ScreenPoint(column: column, row: row.row)
      canvas.put(
        theme.hasPixels
          ? theme.filled(theme.palette.board)
          : Cell(character: theme.barCharacter, style: theme.boardText), at: point)
    }
  }
}
