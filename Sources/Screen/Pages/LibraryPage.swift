import App
import Archive
import BoardView
import Canvas
import GameSession
import ReversiCore
import Texts
import Words

extension Library: Page {
  func picture(in app: App, _ state: UIState, _ words: Words) -> FeaturePicture {
    FeaturePicture(
      page: LibraryView(library: self, isTurned: state.turnedBoard.isTurned, words: words))
  }
}

/// The games of the archive, a line each. What the lines leave out stands below the list, for the
/// selected game.
struct LibraryView: PageView {
  let library: Library
  let isTurned: Bool
  let words: Words

  var room: SheetRoom { .page }

  /// The amount of detail in a line.
  private enum Form {
    case whole
    /// The date, the players and the result or, with less room, the disks.
    case players
    case disks

    static let (wholeColumns, playersColumns) = (72, 40)

    init(columns: Int) {
      self =
        columns >= Self.wholeColumns
        ? .whole : columns >= Self.playersColumns ? .players : .disks
    }

    /// Below the list, for what the lines leave out.
    var detailRows: Int {
      switch self {
      case .whole: 0
      case .players: 1
      case .disks: 2
      }
    }
  }

  private static let minimumRows = 3
  private static let textRows = 3
  /// With fewer rows of the list below it, the line of results is left out.
  private static let rowsBelowResults = 11
  /// The largest square of the board beside the list, in pixels.
  private static let maximumPitch = 6
  /// Room for the name of most openings.
  private static let openingColumns = 80
  private static let boardGap = 3
  /// From this many rows on, rows around the list stay free.
  private static let roomyRows = 18

  func draw(in area: ScreenRect, _ layout: Layout, on canvas: inout Canvas) {
    var rows = RowStack(area)
    let title = rows.takeFirst(1)
    if library.isTyping || !library.filter.isEmpty {
      drawFilter(in: rows.takeFirst(1), on: &canvas)
    }
    drawResults(&rows, on: &canvas)
    if area.rows >= Self.roomyRows {
      rows.dropFirst(1)
      rows.dropLast(1)
    }
    drawBoard(beside: &rows, on: &canvas)
    let form = Form(columns: rows.rest.columns)
    let details = rows.rest.rows - form.detailRows >= Self.minimumRows ? form.detailRows : 0
    drawTitle(in: title, hasDetails: details > 0, on: &canvas)
    drawDetails(in: rows.takeLast(details), on: &canvas)
    if details > 0, area.rows >= Self.roomyRows { rows.dropLast(1) }
    if !library.isTyping {
      canvas.setCursor(ScreenPoint(column: rows.rest.column, row: rows.rest.row))
    }
    let failure = library.failure.map { words.files.wording(of: $0) }
    for text in [failure, message].compactMap(\.self) {
      canvas.write(text.lines(columns: rows.rest.columns, rows: Self.textRows), in: &rows)
    }
    if let offer, rows.rest.rows > 1 {
      rows.dropFirst(1)
      offer.draw(column: rows.rest.column, row: rows.takeFirst(1).row, on: &canvas)
    }
    canvas.drawList(
      of: Library.self, .library, count: library.list.count, selection: library.selection,
      top: library.top, hasCursor: !library.isTyping, in: rows.rest, words: words
    ) { number, line, style, canvas in
      if let game = library.list[number] { draw(game, form, in: line, style, on: &canvas) }
    }
  }

  private var place: Wording? {
    let list = library.list
    if list.count == 0 { return nil }
    return words.library.place(
      library.selection + 1, of: "\(list.count)" + (list.isComplete ? "" : "+"))
  }

  /// Stands in place of the games.
  private var message: Wording? {
    if library.list.count > 0 || library.failure != nil { return nil }
    if !library.list.isComplete { return words.library.searching }
    return library.filter.isEmpty ? words.library.emptyPage : words.library.noMatch
  }

  /// What the person can do while there are no games.
  private var offer: KeyLineItem? {
    let list = library.list
    guard list.isComplete, list.count == 0, library.filter.isEmpty, !library.isTyping else {
      return nil
    }
    return KeyLineItem(for: .back, label: words.library.playFirst, words: words)
  }

  /// The selected game, at its end unless it plays itself; nil if it is not a game, or not known
  /// yet.
  var board: BoardPicture? {
    library.shownRecord.map { record in
      var view = PositionInView(record.position)
      view.lastMove = record.lastMove?.square
      var board = BoardPicture(view, previewed: nil, cursor: nil, words: words)
      board.isTurned = isTurned
      return board
    }
  }

  /// The number of the selected game is at the end of the row; between, unless the details say it,
  /// why the game does not count.
  private func drawTitle(in row: ScreenRect, hasDetails: Bool, on canvas: inout Canvas) {
    guard
      let between = canvas.drawTitle(
        words.library.title, in: row, text: { place?.text(within: $0 + 1) })
    else { return }
    let reason = hasDetails ? nil : library.selectedGame.flatMap { exclusions(of: $0) }
    if let text = reason?.text(within: between.count - 2 * Self.gap) {
      canvas.write(
        text, column: between.lowerBound + Self.gap, row: row.row, canvas.theme.dimmed)
    }
  }

  private static let filter = Action.send(.library(.filterTyped(true)))

  /// While the filter is typed, a button resets the game: its key is a letter now.
  private func drawFilter(in row: ScreenRect, on canvas: inout Canvas) {
    canvas.write("/", column: row.column, row: row.row, canvas.theme.key, action: Self.filter)
    var place = row
    (place.column, place.columns) = (row.column + 2, row.columns - 2)
    guard library.isTyping else {
      let text = canvas.theme.cutInside(library.filter, to: place.columns)
      canvas.write(text, column: place.column, row: place.row, .bold)
      canvas.makeClickable(row, Self.filter)
      return
    }
    let reset = " \(DialogButton.reset.label(in: words)) "
    let start = row.endColumn - reset.columns
    place.columns = start - 1 - place.column
    canvas.write(
      reset, column: start, row: row.row, canvas.theme.key, action: .pressButton(.reset))
    FieldView(field: library.field, area: place).draw(on: &canvas)
  }

  private func drawResults(_ rows: inout RowStack, on canvas: inout Canvas) {
    guard rows.rest.rows > Self.rowsBelowResults,
      let results = library.summary.flatMap({ words.results(in: $0) }),
      let text = results.text(within: rows.rest.columns)
    else { return }
    canvas.write([text], in: &rows, canvas.theme.dimmed)
  }

  /// A line that is not a game has no board, but keeps its place.
  private func drawBoard(beside rows: inout RowStack, on canvas: inout Canvas) {
    guard library.list.count > 0,
      let size = boardSize(beside: rows.rest, hasPixels: canvas.theme.hasPixels)
    else { return }
    let extent = BoardArea.extent(size)
    var list = rows.rest
    list.columns -= extent.columns + Self.boardGap
    if let board {
      let area = BoardArea(size, column: list.endColumn + Self.boardGap, row: list.row)
      BoardView(board: board, area: area).draw(on: &canvas)
      canvas.makeClickable(area.whole, .send(.library(.reviewRequested)))
    }
    rows = RowStack(list)
  }

  /// The largest board that leaves enough of the lines. The smallest one may stand in place of
  /// opening and moves.
  private func boardSize(beside list: ScreenRect, hasPixels: Bool) -> SquareSize? {
    let pitches = SquareSize.minimumPitch...Self.maximumPitch
    let large: [SquareSize] =
      hasPixels ? pitches.reversed().map { SquareSize.round(pitch: $0) } : [.ruled(pitch: 2)]
    let sizes = large.map { ($0, Self.openingColumns) } + [(.tiny, Form.playersColumns)]
    return sizes.first { size, columns in
      let extent = BoardArea.extent(size)
      return extent.rows <= list.rows && extent.columns + Self.boardGap + columns <= list.columns
    }?.0
  }

  private func draw(
    _ game: LibraryGame, _ form: Form, in line: ScreenRect, _ style: Style,
    on canvas: inout Canvas
  ) {
    let gap = Self.gap
    let day = game.day ?? "----------"
    let result = game.record.map { words.result(of: $0) } ?? words.library.noGame
    var column = canvas.write(day, column: line.column, row: line.row, style) + gap
    func write(_ text: String, columns: Int, on canvas: inout Canvas) {
      canvas.write(
        canvas.theme.cutInside(text, to: columns), column: column, row: line.row, style)
      column += columns + gap
    }
    switch form {
    case .whole:
      let rest = line.columns - 10 - Self.resultColumns - 4 * gap
      let columns = (players: rest * 9 / 20, opening: rest * 3 / 10)
      let players = players(of: game, columns: columns.players, canvas.theme)
      write(players, columns: columns.players, on: &canvas)
      write(result, columns: Self.resultColumns, on: &canvas)
      write(opening(of: game), columns: columns.opening, on: &canvas)
      let reason = exclusions(of: game).map { "(\($0.shortest)) " } ?? ""
      let moves = (reason + moves(of: game)).prefix(columns: line.endColumn - column)
      canvas.write(String(moves), column: column, row: line.row, style)
    case .players:
      let hasWords = line.columns >= Self.minimumColumnsWithResult
      let resultColumns = hasWords ? Self.resultColumns : Self.diskColumns
      let columns = line.columns - 10 - resultColumns - 2 * gap
      let players = players(of: game, columns: columns, canvas.theme)
      write(game.record != nil || hasWords ? players : result, columns: columns, on: &canvas)
      if hasWords {
        write(result, columns: resultColumns, on: &canvas)
      } else {
        drawDisks(of: game, column: column, row: line.row, style, on: &canvas)
      }
    case .disks:
      drawDisks(
        of: game, column: line.endColumn - Self.diskColumns, row: line.row, style, on: &canvas)
    }
  }

  private static let gap = 2
  private static let (resultColumns, diskColumns) = (14, 7)
  /// From this many columns on, a line has the result in words.
  private static let minimumColumnsWithResult = 50

  private func drawDisks(
    of game: LibraryGame, column: Int, row: Int, _ style: Style, on canvas: inout Canvas
  ) {
    guard let record = game.record else { return }
    if case .win(let winner, _)? = record.position.outcome {
      canvas.write([canvas.theme.chip(winner)], column: column, row: row)
    }
    canvas.write(words.disks(of: record), column: column + 2, row: row, style)
  }

  /// Whole, else cut. Empty if the line is not a game.
  private func players(of game: LibraryGame, columns: Int, _ theme: Theme) -> String {
    guard let record = game.record else { return "" }
    let names = Disk.allCases.map { record.names.shown($0).map(words.players.shown) ?? "?" }
    let text = names.joined(separator: Self.separator)
    if text.columns <= columns { return text }
    let room = columns - Self.separator.columns
    let first = max(room / 2, room - names[1].columns)
    let name = theme.cutInside(names[0], to: first)
    return [name, theme.cutInside(names[1], to: room - name.columns)]
      .joined(separator: Self.separator)
  }

  private static let separator = " - "

  private func opening(of game: LibraryGame) -> String {
    game.record == nil ? "" : game.opening.map { words.name(of: $0) } ?? ""
  }

  private func exclusions(of game: LibraryGame) -> Wording? {
    game.record == nil ? nil : words.exclusions(of: game)
  }

  /// The moves, or the line as it is if it is not a game.
  private func moves(of game: LibraryGame) -> String {
    game.record?.transcript ?? String(decoding: game.line.prefix(200), as: UTF8.self).printable
  }

  private func drawDetails(in area: ScreenRect, on canvas: inout Canvas) {
    guard area.rows > 0, let game = library.selectedGame else { return }
    let reason = exclusions(of: game)?.fitting(area.columns) ?? ""
    let course = [reason, opening(of: game), moves(of: game)]
      .filter { !$0.isEmpty }.joined(separator: "  ")
    let players = players(of: game, columns: area.columns, canvas.theme)
    let texts = area.rows > 1 ? [players, course] : [course]
    var rows = RowStack(area)
    canvas.write(
      texts.map { String($0.prefix(columns: area.columns)) }, in: &rows, canvas.theme.dimmed)
  }
}
