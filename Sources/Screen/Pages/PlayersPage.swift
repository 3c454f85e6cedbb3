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
        page: PlayerListView(players: self, app: app, isBeginner: state.isBeginner, words: words))
    }
    let isName = selection.choice == .name
    return FeaturePicture(
      dialog: DialogPicture(
        title: isName ? words.name(of: selection.side) : words.twoPeople.anotherPerson,
        text: isName ? words.players.nameText : words.twoPeople.addressText,
        field: field, buttons: buttons, selected: button, words: words))
  }
}

/// A column for each side with a line for each player, and below them the levels of the selected
/// side's computer. A click on a line chooses it.
struct PlayerListView: PageView {
  let players: Players
  let app: App
  /// Whether the person knows little of modes.
  let isBeginner: Bool
  let words: Words

  var room: SheetRoom { .boardOrPage }

  private enum Line: Equatable {
    case choice(PlayerSelection.Choice)
    case blank, heading
  }

  private static let markColumns = 2
  private static let maximumColumns = 42
  /// The columns for the results against a level in words beside its bar.
  private static let resultColumns = 11
  /// The columns of the bar of the strongest level for which the results are in numbers alone.
  private static let minimumBarColumns = 8
  /// With more rows, there is room for a detail below the lines.
  private static let roomyRows = 8

  /// With a blank column after a side.
  private static func pitch(in area: ScreenRect) -> Int {
    min(maximumColumns, (area.columns + 1) / 2)
  }

  func draw(in area: ScreenRect, _ layout: Layout, on canvas: inout Canvas) {
    var rows = RowStack(area)
    canvas.drawTitle(words.players.title, in: rows.takeFirst(1)) { rating?.text(within: $0) }
    let head = rows.takeFirst(1)
    let pitch = Self.pitch(in: area)
    for (index, side) in Self.sides.enumerated() {
      let name = Span(" " + words.name(of: side).prefix(columns: pitch - 3), .bold)
      canvas.write(
        [canvas.theme.chip(side), name], column: head.column + index * pitch, row: head.row)
    }
    if let detail, rows.rest.rows > Self.roomyRows {
      let lines = detail.lines(columns: area.columns, rows: 2)
      var last = RowStack(rows.takeLast(lines.count))
      canvas.write(lines, in: &last, canvas.theme.muted)
      rows.dropLast(1)
    }
    for line in shownLines(rows: rows.rest.rows) where rows.rest.rows > 0 {
      draw(line, in: rows.takeFirst(1), on: &canvas)
    }
  }

  private static let sides = [Disk.dark, .light]

  /// The person's rating; nil as long as it is not known.
  private var rating: Wording? {
    players.results.map {
      words.rating(in: $0) ?? words.players.noRating(GameSummary.minimumRated)
    }
  }

  private var detail: Wording? {
    switch players.selection.choice {
    case .level(let level): Wording(words.players.person(at: level))
    case .mode(.otherPerson): words.players.otherPersonText
    case .mode(let mode): mode.externalEngine.map { Wording($0.text.printable) }
    case .name: nil
    }
  }

  /// With the selected line among them. Levels keep their heading.
  private func shownLines(rows: Int) -> [Line] {
    var lines = app.listedPlayers.map { Line.choice($0) }
    // Levels come last.
    lines.insert(contentsOf: [.blank, .heading], at: lines.count - Level.all.count)
    let count = min(lines.count, max(1, rows))
    let selected = lines.firstIndex(of: .choice(players.selection.choice)) ?? 0
    let first = min(max(0, selected - count / 2), lines.count - count)
    var shown = Array(lines[first..<first + count])
    if count > 2, case .choice(.level) = shown[0] { shown[0] = .heading }
    return shown
  }

  private func draw(_ line: Line, in row: ScreenRect, on canvas: inout Canvas) {
    switch line {
    case .choice(.level(let level)): draw(level, in: row, on: &canvas)
    case .choice(let choice):
      let pitch = Self.pitch(in: row)
      for (index, side) in Self.sides.enumerated() {
        let cell = ScreenRect(
          column: row.column + index * pitch, row: row.row, columns: pitch - 1, rows: 1)
        let room = cell.columns - Self.markColumns
        let name = name(of: choice, for: side, columns: room, canvas.theme)
        draw(
          name, PlayerSelection(side: side, choice: choice),
          isChosen: choice == .mode(app.game.modes[side]), in: cell, on: &canvas)
      }
    case .blank: break
    case .heading:
      let side = players.selection.side
      let title = words.players.levelsTitle(side).fitting(row.columns - 2)
      canvas.write(
        [canvas.theme.chip(side), Span(" " + title, .bold)], column: row.column, row: row.row)
    }
  }

  /// The person's name, or the computer's with its level, if these fit.
  private func name(
    of choice: PlayerSelection.Choice, for side: Disk, columns: Int, _ theme: Theme
  ) -> String {
    let ofSide: String? =
      switch choice {
      case .mode(.manual):
        app.game.record.names.shown(side).map { theme.cutInside($0, to: columns) }
      case .mode(.computer):
        app.game.moveLimits[side].level.flatMap {
          words.players.computer($0).text(within: columns)
        }
      default: nil
      }
    return ofSide ?? String(name(of: choice).fitting(columns).prefix(columns: columns))
  }

  private func name(of choice: PlayerSelection.Choice) -> Wording {
    switch choice {
    case .level(let level): return Wording(words.players.name(of: level.kind))
    case .name: return Wording(words.players.nameLine)
    case .mode(.otherPerson):
      let texts = [words.twoPeople.anotherPerson] + words.players.otherPerson.texts
      return Wording(texts) ?? words.players.otherPerson
    case .mode(.manual) where isBeginner: return words.players.you
    case .mode(let mode):
      let names = words.players.names(of: mode)
      let whole = mode.externalEngine.map { [$0.text.printable] } ?? []
      return Wording(whole + names.texts) ?? names
    }
  }

  private func results(against level: Level) -> Wording? {
    players.results?.tallies[level].flatMap { tally in
      tally.finished == 0 ? nil : words.players.won(tally.won, of: tally.finished)
    }
  }

  private func draw(_ level: Level, in row: ScreenRect, on canvas: inout Canvas) {
    let side = players.selection.side
    let number = String(level.number)
    let names = Level.all.map { words.players.name(of: $0.kind) }
    let text =
      String(repeating: " ", count: max(0, 2 - number.columns)) + number + " "
      + words.players.name(of: level.kind)
    var cell = row
    cell.columns = 2 * Self.pitch(in: row) - 1
    let selection = PlayerSelection(side: side, choice: .level(level))
    let isChosen = app.game.modes[side] == .computer && app.game.moveLimits[side].level == level
    draw(text, selection, isChosen: isChosen, in: cell, on: &canvas)
    let isSelected = players.selection == selection
    let style: Style = isSelected ? .selected : .plain
    let bar = cell.column + Self.markColumns + 4 + (names.map(\.columns).max() ?? 0)
    let room = cell.endColumn - bar
    let barColumns = min(Level.all.count, max(Self.minimumBarColumns, room - Self.resultColumns))
    if let results = results(against: level)?.text(within: room - barColumns - 1) {
      canvas.write(
        results, column: cell.endColumn - results.columns, row: row.row, style,
        action: .choosePlayer(selection))
    }
    guard barColumns <= room else { return }
    let length = max(1, (level.number + 1) * barColumns / Level.all.count)
    canvas.write(
      String(repeating: canvas.theme.barCharacter, count: length), column: bar, row: row.row,
      isSelected ? style : canvas.theme.boardText, action: .choosePlayer(selection))
  }

  private func draw(
    _ name: String, _ line: PlayerSelection, isChosen: Bool, in cell: ScreenRect,
    on canvas: inout Canvas
  ) {
    let text = (isChosen ? "* " : "  ") + name
    let padding = String(repeating: " ", count: max(0, cell.columns - text.columns))
    let isSelected = players.selection == line
    canvas.write(
      text + padding, column: cell.column, row: cell.row, isSelected ? .selected : .plain,
      action: .choosePlayer(line))
    if isSelected {
      canvas.setCursor(ScreenPoint(column: cell.column + Self.markColumns, row: cell.row))
    }
  }
}
