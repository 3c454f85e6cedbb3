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
      let list = PlayersPicture(app, self, isBeginner: state.isBeginner, words: words)
      return FeaturePicture(page: list)
    }
    let isName = selection.choice == .name
    return FeaturePicture(
      dialog: DialogPicture(
        title: isName ? words.name(of: selection.side) : words.twoPeople.anotherPerson,
        text: isName ? words.players.nameText : words.twoPeople.addressText,
        field: field, buttons: buttons, selected: button, words: words))
  }
}

/// The list from which the person chooses who plays each side, and how well the computer plays.
struct PlayersPicture: Sendable {
  /// Somebody who can play.
  struct Player: Sendable {
    let name: Wording
    /// The choice of the player's line.
    let choice: PlayerSelection.Choice
  }

  /// A level of the computer.
  struct LevelLine: Sendable {
    let level: Level
    let name: String
    /// The person's results against the level; nil if there are none.
    let results: Wording?
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
    /// The level of its computer; nil if its moves have a time.
    let level: Level?
  }

  let title: String
  /// The person's rating; nil as long as it is not known.
  let rating: Wording?
  /// The sides, dark first.
  let sides: [Side]
  /// The players, from the top.
  let players: [Player]
  /// The levels below them, the weakest first.
  let levels: [LevelLine]
  /// The heading of the levels: those of the selected side's computer.
  let levelsTitle: Wording
  /// What there is to say about the selected line, or nil.
  let detail: Wording?
  /// The line that Enter chooses.
  let selection: PlayerSelection

  /// The list of the players of the app.
  ///
  /// - Parameter isBeginner: Whether the person knows little of modes.
  init(_ app: App, _ players: Players, isBeginner: Bool, words: Words) {
    title = words.players.title
    rating = players.results.map {
      words.rating(in: $0) ?? words.players.noRating(GameSummary.minimumRated)
    }
    selection = players.selection
    sides = [Disk.dark, .light].map {
      Side(
        side: $0, name: words.name(of: $0), person: app.game.record.names.shown($0),
        computer: app.game.moveLimits[$0].level.map { words.players.computer($0) },
        mode: app.game.modes[$0], level: app.game.moveLimits[$0].level)
    }
    self.players = app.listedPlayers.compactMap { choice in
      switch choice {
      case .level: return nil
      case .name: return Player(name: Wording(words.players.nameLine), choice: choice)
      case .mode(.otherPerson):
        let texts = [words.twoPeople.anotherPerson] + words.players.otherPerson.texts
        return Player(name: Wording(texts) ?? words.players.otherPerson, choice: choice)
      case .mode(.manual) where isBeginner: return Player(name: words.players.you, choice: choice)
      case .mode(let mode):
        let short = words.players.names(of: mode)
        let whole = mode.externalEngine.map { [$0.text.printable] } ?? []
        return Player(name: Wording(whole + short.texts) ?? short, choice: choice)
      }
    }
    levels = Level.all.map { level in
      LevelLine(
        level: level, name: words.players.name(of: level.kind),
        results: players.results?.tallies[level].flatMap { tally in
          tally.finished == 0 ? nil : words.players.won(tally.won, of: tally.finished)
        })
    }
    levelsTitle = words.players.levelsTitle(selection.side)
    detail =
      switch selection.choice {
      case .level(let level): Wording(words.players.person(at: level))
      case .mode(.otherPerson): words.players.otherPersonText
      case .mode(let mode): mode.externalEngine.map { Wording($0.text.printable) }
      case .name: nil
      }
  }
}

extension PlayersPicture: SheetPicture {
  var room: SheetRoom { .boardOrPage }

  func draw(in area: ScreenRect, _ layout: Layout, on canvas: inout Canvas) {
    PlayerListView(list: self, area: area).draw(on: &canvas)
  }
}

/// A column for each side with a line for each player, and the levels of the selected side's
/// computer below them. A mark stands before what is chosen now. A click on a line chooses it.
struct PlayerListView {
  let list: PlayersPicture
  let area: ScreenRect

  /// A row of the list.
  private enum Line {
    case player(PlayersPicture.Player)
    /// A blank row, or the heading below it.
    case blank, heading
    case level(PlayersPicture.LevelLine)

    var choice: PlayerSelection.Choice? {
      switch self {
      case .player(let player): player.choice
      case .level(let line): .level(line.level)
      case .blank, .heading: nil
      }
    }
  }

  private static let markColumns = 2
  /// The maximum number of columns of a side.
  private static let maximumColumns = 42
  /// The columns for the results against a level in words beside its bar.
  private static let resultColumns = 11
  /// The columns of the bar of the strongest level for which the results are in numbers alone.
  private static let minimumBarColumns = 8
  /// The minimum number of rows of lines below which there is room for a detail.
  private static let roomyRows = 8

  /// The columns of a side, with a blank one after it.
  private var pitch: Int { min(Self.maximumColumns, (area.columns + 1) / 2) }

  func draw(on canvas: inout Canvas) {
    var rows = RowStack(area)
    let first = rows.takeFirst(1)
    let end = canvas.write(list.title, column: first.column, row: first.row, .bold)
    if let rating = list.rating?.text(within: first.endColumn - end - 2) {
      canvas.write(
        rating, column: first.endColumn - rating.columns, row: first.row, canvas.theme.muted)
    }
    let head = rows.takeFirst(1)
    for (index, side) in list.sides.enumerated() {
      let name = Span(" " + side.name.prefix(columns: pitch - 3), .bold)
      canvas.write(
        [canvas.theme.chip(side.side), name], column: head.column + index * pitch, row: head.row)
    }
    if let detail = list.detail, rows.rest.rows > Self.roomyRows {
      let lines = detail.lines(columns: area.columns, rows: 2)
      var last = RowStack(rows.takeLast(lines.count))
      canvas.write(lines, in: &last, canvas.theme.muted)
      rows.dropLast(1)
    }
    for (line, row) in zip(shownLines(rows: rows.rest.rows), rows.rest.row..<rows.rest.endRow) {
      draw(line, row: row, on: &canvas)
    }
  }

  /// The lines that fit into the rows, with the selected one among them. Levels keep their heading.
  private func shownLines(rows: Int) -> [Line] {
    let lines =
      list.players.map { Line.player($0) } + [.blank, .heading] + list.levels.map { .level($0) }
    let count = min(lines.count, max(1, rows))
    let selected = lines.firstIndex { $0.choice == list.selection.choice } ?? 0
    let first = min(max(0, selected - count / 2), lines.count - count)
    var shown = Array(lines[first..<first + count])
    if count > 2, case .level = shown[0] { shown[0] = .heading }
    return shown
  }

  private func draw(_ line: Line, row: Int, on canvas: inout Canvas) {
    switch line {
    case .player(let player):
      for (index, side) in list.sides.enumerated() {
        let cell = ScreenRect(
          column: area.column + index * pitch, row: row, columns: pitch - 1, rows: 1)
        draw(player, of: side, in: cell, on: &canvas)
      }
    case .blank: break
    case .heading:
      let chip = canvas.theme.chip(list.selection.side)
      let title = list.levelsTitle.fitting(area.columns - 2)
      canvas.write([chip, Span(" " + title, .bold)], column: area.column, row: row)
    case .level(let line): draw(line, row: row, on: &canvas)
    }
  }

  private func draw(
    _ player: PlayersPicture.Player, of side: PlayersPicture.Side, in cell: ScreenRect,
    on canvas: inout Canvas
  ) {
    let room = cell.columns - Self.markColumns
    let ofSide: String? =
      switch player.choice {
      case .mode(.manual): side.person.map { canvas.theme.cutInside($0, to: room) }
      case .mode(.computer): side.computer?.text(within: room)
      default: nil
      }
    let name = ofSide ?? String(player.name.fitting(room).prefix(columns: room))
    draw(
      name, PlayerSelection(side: side.side, choice: player.choice),
      isChosen: player.choice == .mode(side.mode), in: cell, on: &canvas)
  }

  /// Draws the level with its name, a bar that is longer for a stronger one, and the results.
  private func draw(_ line: PlayersPicture.LevelLine, row: Int, on canvas: inout Canvas) {
    let side = list.sides.first { $0.side == list.selection.side }
    let number = String(line.level.number)
    let text = String(repeating: " ", count: max(0, 2 - number.columns)) + number + " " + line.name
    let cell = ScreenRect(column: area.column, row: row, columns: 2 * pitch - 1, rows: 1)
    let selection = PlayerSelection(side: list.selection.side, choice: .level(line.level))
    draw(
      text, selection, isChosen: side?.mode == .computer && side?.level == line.level, in: cell,
      on: &canvas)
    let style: Style = list.selection == selection ? .selected : .plain
    let bar = cell.column + Self.markColumns + 4 + (list.levels.map(\.name.columns).max() ?? 0)
    let room = cell.endColumn - bar
    let barColumns = min(Level.all.count, max(Self.minimumBarColumns, room - Self.resultColumns))
    if let results = line.results?.text(within: room - barColumns - 1) {
      canvas.write(
        results, column: cell.endColumn - results.columns, row: row, style,
        action: .choosePlayer(selection))
    }
    guard barColumns <= room else { return }
    let length = max(1, (line.level.number + 1) * barColumns / Level.all.count)
    var barStyle = canvas.theme.boardText
    if list.selection == selection { barStyle = style }
    canvas.write(
      String(repeating: canvas.theme.barCharacter, count: length), column: bar, row: row, barStyle,
      action: .choosePlayer(selection))
  }

  /// Draws a line that can be chosen.
  private func draw(
    _ name: String, _ line: PlayerSelection, isChosen: Bool, in cell: ScreenRect,
    on canvas: inout Canvas
  ) {
    let text = (isChosen ? "* " : "  ") + name
    let padding = String(repeating: " ", count: max(0, cell.columns - text.columns))
    let isSelected = list.selection == line
    canvas.write(
      text + padding, column: cell.column, row: cell.row, isSelected ? .selected : .plain,
      action: .choosePlayer(line))
    if isSelected {
      canvas.setCursor(ScreenPoint(column: cell.column + Self.markColumns, row: cell.row))
    }
  }
}
