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
    FeaturePicture(page: LibraryPicture(self, isTurned: state.turnedBoard.isTurned, words: words))
  }
}

/// The list of the games in the archive.
struct LibraryPicture: Sendable {
  /// A game of the list.
  struct Row: Sendable {
    let day: String
    /// The names of the players, dark first; none if the line is not a game.
    let players: [String]
    /// The winner and the disks.
    let result: String
    /// The disks alone.
    let disks: String
    /// The side that won, or nil.
    let winner: Disk?
    let opening: String
    /// Why the game does not count for the person's results, or nil.
    let exclusions: Wording?
    let moves: String
  }

  /// The person's results.
  struct Card: Sendable {
    /// The number of the person's wins, or nil.
    let wins: Wording?
    /// The person's rating, or nil.
    let rating: Wording?
    /// How far the person has come in practice, if known.
    let practice: Wording?
    /// The disks that the person has given away, if known.
    let losses: Wording?
    /// The reasons for most mistakes, if known.
    let reasons: Wording?
    /// The summary whose losses and ratings are plotted.
    let summary: GameSummary
  }

  let title: String
  /// The number of the selected game, and of all games, or nil.
  let place: Wording?
  /// The words by which the games are found.
  let filter: String
  /// The filter while it is typed; else nil.
  let field: TextField?
  /// The person's results, or nil.
  let card: Card?
  /// The text in place of the games, or nil.
  let message: Wording?
  /// What the person can do while there are no games; nil if there are some.
  let offer: KeyLineItem?
  let failure: Wording?
  /// The number of games.
  let count: Int
  /// The number of the selected game.
  let selection: Int
  /// The first game that is shown, unless the selected one would not be.
  let top: Int
  /// The selected game, at its end unless it plays itself; nil if it is not a game, or not known
  /// yet.
  let board: BoardPicture?
  /// The label of the button that resets the game.
  let reset: String
  /// The game with a number, once it is known.
  let row: @Sendable (Int) -> Row?

  /// The list of the app's library.
  ///
  /// - Parameter isTurned: Whether boards are turned.
  init(_ library: Library, isTurned: Bool, words: Words) {
    let list = library.list
    title = words.library.title
    filter = library.filter
    field = library.isTyping ? library.field : nil
    count = list.count
    selection = library.selection
    top = library.top
    place =
      list.count == 0
      ? nil
      : words.library.place(
        library.selection + 1, of: "\(list.count)" + (list.isComplete ? "" : "+"))
    card = library.summary.map {
      Card(
        wins: words.wins(in: $0), rating: words.rating(in: $0),
        practice: words.practice(in: $0), losses: words.losses(in: $0),
        reasons: words.frequentReasons(in: $0), summary: $0)
    }
    message =
      list.count > 0 || library.failure != nil
      ? nil
      : !list.isComplete
        ? words.library.searching
        : library.filter.isEmpty ? words.library.emptyPage : words.library.noMatch
    offer =
      list.isComplete && list.count == 0 && library.filter.isEmpty && !library.isTyping
      ? KeyLineItem(for: .back, label: words.library.playFirst, words: words) : nil
    failure = library.failure.map { words.files.wording(of: $0) }
    board = library.shownRecord.map { BoardPicture($0, isTurned: isTurned, words: words) }
    reset = DialogButton.reset.label(in: words)
    row = { number in list[number].map { Row($0, words: words) } }
  }
}

extension BoardPicture {
  /// The board after the standing plies of a record.
  fileprivate init(_ record: GameRecord, isTurned: Bool, words: Words) {
    var view = PositionInView(record.position)
    view.lastMove = record.lastMove?.square
    self.init(view, previewed: nil, cursor: nil, words: words)
    self.isTurned = isTurned
  }
}

extension LibraryPicture.Row {
  fileprivate init(_ game: LibraryGame, words: Words) {
    day = game.day ?? "----------"
    guard let record = game.record else {
      (players, result, disks, winner) = ([], words.library.noGame, words.library.noGame, nil)
      (opening, moves) = ("", String(decoding: game.line.prefix(200), as: UTF8.self).printable)
      exclusions = nil
      return
    }
    players = words.players(of: record)
    result = words.result(of: record)
    disks = words.disks(of: record)
    winner = if case .win(let side, _)? = record.position.outcome { side } else { nil }
    opening = game.opening.map { words.name(of: $0) } ?? ""
    exclusions = words.exclusions(of: game)
    moves = record.transcript
  }
}

extension LibraryPicture: SheetPicture {
  var room: SheetRoom { .page }

  func draw(in area: ScreenRect, _ layout: Layout, on canvas: inout Canvas) {
    LibraryView(library: self, area: area).draw(on: &canvas)
  }
}

/// The games of the archive, a line each, over all of the screen but the keys.
///
/// A line shows as much as fits. What the lines leave out stands below them for the selected game,
/// and its board beside them.
struct LibraryView {
  let library: LibraryPicture
  let area: ScreenRect

  /// The amount of detail in a line.
  private enum Form {
    /// Everything.
    case whole
    /// The date, the players and the result or, with less room, the disks.
    case players
    /// The date and the disks.
    case disks

    /// The minimum number of columns for everything, and for the players.
    static let (wholeColumns, playersColumns) = (72, 40)

    init(columns: Int) {
      self =
        columns >= Self.wholeColumns
        ? .whole : columns >= Self.playersColumns ? .players : .disks
    }

    /// The rows below the list for what the lines leave out.
    var detailRows: Int {
      switch self {
      case .whole: 0
      case .players: 1
      case .disks: 2
      }
    }
  }

  /// The minimum number of rows of the list beside which there are details.
  private static let minimumRows = 3
  /// The maximum number of rows of the text that replaces an empty list.
  private static let textRows = 3
  /// The minimum number of rows of the list above which a line about all games stands.
  private static let cardRows = 11
  /// The rows of a plot above its axis.
  private static let plotRows = 3
  /// The minimum number of losses, or of ratings, that are plotted.
  private static let minimumPlotted = 3
  /// The columns between two plots.
  private static let plotGap = 3
  /// The maximum number of pixels of a square of the board beside the list.
  private static let maximumPitch = 6
  /// The columns in which a line has room for the name of most openings.
  private static let openingColumns = 80
  /// The columns between the list and the board beside it.
  private static let boardGap = 3
  /// The minimum number of rows of a page with free rows around the list.
  private static let roomyRows = 18

  func draw(on canvas: inout Canvas) {
    var rows = RowStack(area)
    let title = rows.takeFirst(1)
    if library.field != nil || !library.filter.isEmpty {
      drawFilter(in: rows.takeFirst(1), on: &canvas)
    }
    drawCard(&rows, on: &canvas)
    if area.rows >= Self.roomyRows {
      rows.dropFirst(1)
      rows.dropLast(1)
    }
    drawBoard(beside: &rows, on: &canvas)
    let form = Form(columns: rows.rest.columns)
    let details = rows.rest.rows - form.detailRows >= Self.minimumRows ? form.detailRows : 0
    drawTitle(in: title, hasDetails: details > 0, on: &canvas)
    drawDetails(in: rows.takeLast(details), on: &canvas)
    if library.field == nil {
      canvas.setCursor(ScreenPoint(column: rows.rest.column, row: rows.rest.row))
    }
    for text in [library.failure, library.message].compactMap(\.self) {
      canvas.write(text.lines(columns: rows.rest.columns, rows: Self.textRows), in: &rows)
    }
    if let offer = library.offer, rows.rest.rows > 1 {
      rows.dropFirst(1)
      offer.draw(column: rows.rest.column, row: rows.takeFirst(1).row, on: &canvas)
    }
    drawList(form, in: rows.rest, on: &canvas)
  }

  /// Draws the title, and the number of the selected game; between them, why it does not count,
  /// unless the details say it.
  private func drawTitle(in row: ScreenRect, hasDetails: Bool, on canvas: inout Canvas) {
    let end = canvas.write(library.title, column: row.column, row: row.row, .bold)
    guard let text = library.place?.text(within: row.endColumn - end - 1) else {
      return
    }
    let start = row.endColumn - text.columns
    canvas.write(text, column: start, row: row.row, canvas.theme.muted)
    let exclusions = hasDetails ? nil : library.row(library.selection)?.exclusions
    if let text = exclusions?.text(within: start - end - 2 * Self.gap) {
      canvas.write(text, column: end + Self.gap, row: row.row, canvas.theme.dimmed)
    }
  }

  private static let filter = Action.send(.library(.filterTyped(true)))

  /// Draws the filter, and while it is typed the button that resets the game: its key is a letter
  /// now.
  private func drawFilter(in row: ScreenRect, on canvas: inout Canvas) {
    canvas.write("/", column: row.column, row: row.row, canvas.theme.key, action: Self.filter)
    var place = row
    (place.column, place.columns) = (row.column + 2, row.columns - 2)
    guard let field = library.field else {
      let text = canvas.theme.cutInside(library.filter, to: place.columns)
      canvas.write(text, column: place.column, row: place.row, .bold)
      canvas.makeClickable(row, Self.filter)
      return
    }
    let reset = " \(library.reset) "
    let start = row.endColumn - reset.columns
    place.columns = start - 1 - place.column
    canvas.write(
      reset, column: start, row: row.row, canvas.theme.key, action: .pressButton(.reset))
    FieldView(field: field, area: place).draw(on: &canvas)
  }

  /// Draws how the person has done, as much as leaves enough rows for the games.
  private func drawCard(_ rows: inout RowStack, on canvas: inout Canvas) {
    guard let card = library.card else { return }
    for line in [card.wins, card.rating, card.practice, card.losses, card.reasons] {
      let text = line?.text(within: rows.rest.columns)
      drawCard([text].compactMap(\.self), &rows) {
        canvas.write($0, column: $1.column, row: $1.row, canvas.theme.dimmed)
      }
    }
    let plots = plots(of: card, columns: rows.rest.columns, canvas.theme)
    drawCard(plots, &rows) { line, row in
      // Blocks are no characters of a text.
      for (column, character) in zip(row.column..., line) {
        canvas.put(character, column: column, row: row.row, canvas.theme.dimmed)
      }
    }
  }

  /// The lines of the plots beside each other, those with enough numbers that fit.
  private func plots(
    of card: LibraryPicture.Card, columns: Int, _ theme: Theme
  ) -> [String] {
    SummaryPlot.Kind.allCases.reduce([]) { lines, kind in
      let start = lines.map { $0.columns + Self.plotGap }.max() ?? 0
      let plot = SummaryPlot(
        kind, of: card.summary, rows: Self.plotRows, columns: columns - start,
        usesBlocks: theme.capabilities.glyphs == .unicode)
      guard plot.count >= Self.minimumPlotted else { return lines }
      guard !lines.isEmpty else { return plot.lines }
      return zip(lines, plot.lines).map { left, right in
        left + String(repeating: " ", count: start - left.columns) + right
      }
    }
  }

  private func drawCard(
    _ lines: [String], _ rows: inout RowStack, draw: (String, ScreenRect) -> Void
  ) {
    guard rows.rest.rows - lines.count >= Self.cardRows else { return }
    for line in lines {
      let row = rows.takeFirst(1)
      draw(line, row)
    }
  }

  /// Draws the board of the selected game at the right, and leaves the rest of the rows to the
  /// list. A line that is not a game has none, but keeps its place.
  private func drawBoard(beside rows: inout RowStack, on canvas: inout Canvas) {
    guard library.count > 0,
      let size = boardSize(beside: rows.rest, hasPixels: canvas.theme.hasPixels)
    else { return }
    let extent = BoardArea.extent(size)
    var list = rows.rest
    list.columns -= extent.columns + Self.boardGap
    if let board = library.board {
      let area = BoardArea(size, column: list.endColumn + Self.boardGap, row: list.row)
      BoardView(board: board, area: area).draw(on: &canvas)
      canvas.makeClickable(area.whole, .send(.library(.reviewRequested)))
    }
    rows = RowStack(list)
  }

  /// The size of the largest board that leaves enough of the lines; nil if none does. The smallest
  /// one may stand in place of opening and moves.
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

  private func drawList(_ form: Form, in area: ScreenRect, on canvas: inout Canvas) {
    let lastTop = max(0, library.count - area.rows)
    var top = min(library.top, lastTop)
    if library.selection < top { top = library.selection }
    if library.selection >= top + area.rows { top = library.selection - area.rows + 1 }
    canvas.show(ListWindow(top: top, lastTop: lastTop, rows: area.rows), of: Library.self)
    for (number, row) in zip(top..<max(top, library.count), area.row..<max(area.row, area.endRow)) {
      var line = area
      (line.row, line.rows) = (row, 1)
      let style: Style = number == library.selection ? .selected : .plain
      canvas.fill(line, style)
      if let game = library.row(number) { draw(game, form, in: line, style, on: &canvas) }
      canvas.makeClickable(line, .item(.library, number))
      if number == library.selection, library.field == nil {
        canvas.setCursor(ScreenPoint(column: line.column, row: line.row))
      }
    }
  }

  private func draw(
    _ game: LibraryPicture.Row, _ form: Form, in line: ScreenRect, _ style: Style,
    on canvas: inout Canvas
  ) {
    let gap = Self.gap
    var column = canvas.write(game.day, column: line.column, row: line.row, style) + gap
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
      write(game.result, columns: Self.resultColumns, on: &canvas)
      write(game.opening, columns: columns.opening, on: &canvas)
      let reason = game.exclusions.map { "(\($0.shortest)) " } ?? ""
      let moves = (reason + game.moves).prefix(columns: line.endColumn - column)
      canvas.write(String(moves), column: column, row: line.row, style)
    case .players:
      let hasWords = line.columns >= Self.minimumColumnsWithResult
      let result = hasWords ? Self.resultColumns : Self.diskColumns
      let columns = line.columns - 10 - result - 2 * gap
      let players = players(of: game, columns: columns, canvas.theme)
      let isGame = !game.players.isEmpty
      write(isGame || hasWords ? players : game.result, columns: columns, on: &canvas)
      if hasWords {
        write(game.result, columns: result, on: &canvas)
      } else {
        drawDisks(of: game, column: column, row: line.row, style, on: &canvas)
      }
    case .disks:
      drawDisks(
        of: game, column: line.endColumn - Self.diskColumns, row: line.row, style, on: &canvas)
    }
  }

  /// The columns between the parts of a line.
  private static let gap = 2
  /// The columns of a result in words, and of one in disks.
  private static let (resultColumns, diskColumns) = (14, 7)
  /// The minimum number of columns of a line for date, players and the result in words.
  private static let minimumColumnsWithResult = 50

  private func drawDisks(
    of game: LibraryPicture.Row, column: Int, row: Int, _ style: Style, on canvas: inout Canvas
  ) {
    guard !game.players.isEmpty else { return }
    if let winner = game.winner {
      canvas.write([canvas.theme.chip(winner)], column: column, row: row)
    }
    canvas.write(game.disks, column: column + 2, row: row, style)
  }

  /// The names of both players: whole, else without the program's name, else cut.
  private func players(
    of game: LibraryPicture.Row, columns: Int, _ theme: Theme
  ) -> String {
    let short = game.players.map(Self.shortened)
    let texts = [game.players, short].map { $0.joined(separator: Self.separator) }
    if let text = texts.first(where: { $0.columns <= columns }) { return text }
    let room = columns - Self.separator.columns
    let first = max(room / 2, room - short[1].columns)
    let name = theme.cutInside(short[0], to: first)
    return [name, theme.cutInside(short[1], to: room - name.columns)]
      .joined(separator: Self.separator)
  }

  private static let separator = " - "

  /// The name of our computer without the program and its version.
  private static func shortened(_ name: String) -> String {
    let words = name.split(separator: " ")
    return words.count > 2 && words[0] == "Reversi" && words[1].first?.isNumber == true
      ? words[2...].joined(separator: " ") : name
  }

  private func drawDetails(in area: ScreenRect, on canvas: inout Canvas) {
    guard area.rows > 0, let game = library.row(library.selection) else { return }
    let exclusions = game.exclusions.map { $0.text(within: area.columns) ?? $0.shortest }
    let course = [exclusions ?? "", game.opening, game.moves]
      .filter { !$0.isEmpty }.joined(separator: "  ")
    let players = players(of: game, columns: area.columns, canvas.theme)
    let texts = area.rows > 1 ? [players, course] : [course]
    var rows = RowStack(area)
    canvas.write(
      texts.map { String($0.prefix(columns: area.columns)) }, in: &rows, canvas.theme.dimmed)
  }
}
