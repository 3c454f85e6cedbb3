import Analysis
import App
import Canvas
import GameSession
import ReversiCore
import Texts
import Words

extension Openings: Page {
  func picture(in app: App, _ state: UIState, _ words: Words) -> FeaturePicture {
    if let listedLine, let line = app.listedLine {
      return FeaturePicture(
        page: LinesPicture(of: app.repertoire, selection: listedLine, words: words),
        position: PositionInView(line.game.position), tellsOfGame: false)
    }
    return FeaturePicture(
      page: OpeningsPicture(self, in: app, words: words),
      markedSquare: selectedLine?.squares.first)
  }
}

/// The list of the known moves in a position.
struct OpeningsPicture: Sendable {
  /// A move of the list.
  struct Row: Sendable {
    let square: String
    /// The number of moves of the list that it follows.
    let depth: Int
    /// The score for the side to move; empty if there is none.
    let score: String
    /// The share of people that plays it; empty if it is not known.
    let share: String
    /// The name of the opening; empty if it has none.
    let name: String
    /// The games with the move, or nil.
    let games: Wording?
    /// The details of the move, in lines.
    let details: [Wording]
  }

  let title: String
  /// The opening so far; empty if there is none.
  let name: String
  let rows: [Row]
  /// The index of the selected row.
  let selection: Int
  /// The text in place of the moves, or that games are being counted; nil if neither is needed.
  let message: Wording?
  let failure: Wording?
  /// The text that the person learns the line, or that it is checked first; nil if neither is so.
  let learned: Wording?

  /// The list of openings of the app.
  init(_ openings: Openings, in app: App, words: Words) {
    learned =
      app.checksLine
      ? words.openings.checking
      : app.learnedLine.map {
        words.openings.learned($0, isChecked: app.repertoire.checked.contains($0))
      }
    title = words.openings.title
    name = openings.opening.map { words.name(of: $0) } ?? ""
    let side = openings.position.turn ?? .dark
    rows = openings.lines.map {
      Row($0.move, depth: $0.before.count, of: side, words: words)
    }
    selection = openings.selection
    message =
      !openings.isComplete
      ? words.openings.counting : openings.moves.isEmpty ? words.openings.empty : nil
    failure = openings.failure.map { words.files.wording(of: $0) }
  }
}

extension OpeningsPicture.Row {
  fileprivate init(_ move: OpeningMove, depth: Int, of first: Disk, words: Words) {
    let side = depth.isMultiple(of: 2) ? first : first.opponent
    self.depth = depth
    square = move.square.description
    score = move.score?.signed ?? ""
    share = move.percent.map { "\($0)%" } ?? ""
    name = move.opening.map { words.name(of: $0) } ?? ""
    games = words.wording(of: move.results)
    let score = move.score.map { words.openings.score(words.lead($0, for: side)) }
    details =
      [
        name.isEmpty ? nil : Wording(name), score, move.percent.map { words.openings.people($0) },
        games ?? words.openings.unplayed,
      ].compactMap(\.self)
  }
}

extension OpeningsPicture: SheetPicture {
  var room: SheetRoom { .boardOrPage }

  func draw(in area: ScreenRect, _ layout: Layout, on canvas: inout Canvas) {
    var rows = RowStack(area)
    // Beside the board, the state of the game follows.
    if layout.isRoomy { rows.dropLast(1) }
    OpeningsView(openings: self, area: rows.rest).draw(on: &canvas)
  }
}

/// The known moves in a position, a line each. Below them are the details of the selected one.
struct OpeningsView {
  let openings: OpeningsPicture
  let area: ScreenRect

  /// The columns of a square and a score with those between them, and between two columns.
  private static let (scoreColumns, gap) = (3, 2)

  /// The columns of a square with those after it. A reply is a little farther to the right.
  private var squareColumns: Int { 3 + (openings.rows.map(\.depth).max() ?? 0) }

  /// The columns of a share of people, and the minimum number of columns of a list that has them.
  private static let (shareColumns, minimumColumnsForShares) = (4, 30)
  /// The minimum number of columns of a name beside which there is something else.
  private static let minimumNameColumns = 8
  /// The minimum number of rows of the list beside which there are details.
  private static let minimumRows = 3

  func draw(on canvas: inout Canvas) {
    var rows = RowStack(area)
    drawTitle(in: rows.takeFirst(1), on: &canvas)
    canvas.setCursor(ScreenPoint(column: rows.rest.column, row: rows.rest.row))
    let failure = openings.failure?.lines(columns: area.columns, rows: 2) ?? []
    let message = openings.message?.lines(columns: area.columns, rows: 2) ?? []
    let learned = openings.learned.map { [$0.fitting(area.columns)] } ?? []
    canvas.write(failure + (openings.rows.isEmpty ? message + learned : []), in: &rows)
    guard !openings.rows.isEmpty else { return }
    let below = learned + details + message
    let count = openings.rows.count
    let lower = min(below.count, max(0, rows.rest.rows - min(count, Self.minimumRows)))
    drawList(in: rows.takeFirst(min(count, rows.rest.rows - lower)), on: &canvas)
    if rows.rest.rows > lower { rows.dropFirst(1) }
    canvas.write(
      below.map { canvas.theme.cutInside($0, to: area.columns) }, in: &rows, canvas.theme.muted)
  }

  private func drawTitle(in row: ScreenRect, on canvas: inout Canvas) {
    let end = canvas.write(openings.title, column: row.column, row: row.row, .bold)
    let name = canvas.theme.cutInside(openings.name, to: row.endColumn - end - Self.gap)
    canvas.write(name, column: row.endColumn - name.columns, row: row.row, canvas.theme.muted)
  }

  /// The details of the selected move, a line each.
  private var details: [String] {
    guard openings.rows.indices.contains(openings.selection) else { return [] }
    return openings.rows[openings.selection].details.map { $0.fitting(area.columns) }
  }

  private func drawList(in area: ScreenRect, on canvas: inout Canvas) {
    let count = min(openings.rows.count, max(0, area.rows))
    let lastTop = openings.rows.count - count
    let top = min(max(0, openings.selection - count / 2), lastTop)
    canvas.show(ListWindow(top: top, lastTop: lastTop, rows: count), of: Openings.self)
    let columns = gameColumns(in: area)
    for (index, row) in zip(top..<top + count, area.row..<max(area.row, area.endRow)) {
      var line = area
      (line.row, line.rows) = (row, 1)
      let isSelected = index == openings.selection
      let style: Style = isSelected ? .selected : .plain
      canvas.fill(line, style)
      draw(openings.rows[index], columns, in: line, style, on: &canvas)
      canvas.makeClickable(line, .item(.openings, index))
      if isSelected { canvas.setCursor(ScreenPoint(column: line.column, row: line.row)) }
    }
  }

  /// The columns for the games with a move: those of the longest wording for which all names keep
  /// enough.
  private func gameColumns(in area: ScreenRect) -> Int {
    let names = min(
      openings.rows.map(\.name.columns).max() ?? 0,
      openings.rows.allSatisfy(\.name.isEmpty) ? 0 : max(Self.minimumNameColumns, area.columns / 3))
    let room =
      area.columns - squareColumns - Self.scoreColumns - shares - 2 * Self.gap - names
    let wordings = openings.rows.compactMap(\.games?.texts.count).max() ?? 0
    return (0..<wordings).lazy.map { index in
      openings.rows.map { Self.wording(index, of: $0).columns }.max() ?? 0
    }.first { $0 <= room } ?? 0
  }

  /// The columns of the shares of people with those before them, if they are shown.
  private var shares: Int {
    let areShown =
      area.columns >= Self.minimumColumnsForShares
      && openings.rows.contains { !$0.share.isEmpty }
    return areShown ? Self.shareColumns + 1 : 0
  }

  private static func wording(_ index: Int, of row: OpeningsPicture.Row) -> String {
    row.games.map { $0.texts[min(index, $0.texts.count - 1)] } ?? ""
  }

  private func draw(
    _ move: OpeningsPicture.Row, _ columns: Int, in line: ScreenRect, _ style: Style,
    on canvas: inout Canvas
  ) {
    canvas.write(move.square, column: line.column + move.depth, row: line.row, style)
    let score = line.column + squareColumns
    canvas.write(
      move.score, column: score + Self.scoreColumns - move.score.columns, row: line.row, style)
    let share = score + Self.scoreColumns + shares
    if shares > 0 {
      canvas.write(move.share, column: share - move.share.columns, row: line.row, style)
    }
    let start = share + Self.gap
    let end = line.endColumn - columns - (columns > 0 ? Self.gap : 0)
    canvas.write(
      canvas.theme.cutInside(move.name, to: end - start), column: start, row: line.row, style)
    guard let games = move.games?.text(within: columns) else { return }
    canvas.write(games, column: line.endColumn - games.columns, row: line.row, style)
  }
}

/// The list of the person's lines. The board shows where the selected one ends.
struct LinesPicture: Sendable {
  /// A line of the list.
  private struct Row: Sendable {
    let transcript: String
    /// The last opening that it goes through; empty if there is none.
    let name: String
    /// The side whose moves it has, and whether they were checked.
    let side: Wording
  }

  private let title: String
  private let rows: [Row]
  /// The index of the selected row.
  private let selection: Int

  init(of repertoire: Repertoire, selection: Int, words: Words) {
    title = words.openings.linesTitle
    rows = repertoire.lines.map { line in
      Row(
        transcript: line.game.transcript,
        name: Opening.reached(by: line.game).map { words.name(of: $0) } ?? "",
        side: words.openings.side(of: line, isChecked: repertoire.checked.contains(line)))
    }
    self.selection = selection
  }
}

extension LinesPicture: SheetPicture {
  var room: SheetRoom { .boardOrPage }

  /// The minimum number of columns of the moves beside which there is a name.
  private static let minimumColumns = 10
  /// The minimum number of rows of the list beside which there are details.
  private static let minimumRows = 3

  func draw(in area: ScreenRect, _ layout: Layout, on canvas: inout Canvas) {
    var rows = RowStack(area)
    // Beside the board, the state of the game follows.
    if layout.isRoomy { rows.dropLast(1) }
    canvas.write([title], in: &rows, .bold)
    let row = self.rows[selection]
    let details = wrapped(row.transcript, columns: area.columns) + [row.side.fitting(area.columns)]
    let lower = min(
      details.count, max(0, rows.rest.rows - min(self.rows.count, Self.minimumRows)))
    drawList(in: rows.takeFirst(min(self.rows.count, rows.rest.rows - lower)), on: &canvas)
    if rows.rest.rows > lower { rows.dropFirst(1) }
    canvas.write(details, in: &rows, canvas.theme.muted)
  }

  private func drawList(in area: ScreenRect, on canvas: inout Canvas) {
    let count = min(rows.count, max(0, area.rows))
    let lastTop = rows.count - count
    let top = min(max(0, selection - count / 2), lastTop)
    canvas.show(ListWindow(top: top, lastTop: lastTop, rows: count), of: Openings.self)
    for (index, number) in zip(top..<top + count, area.row..<max(area.row, area.endRow)) {
      var line = area
      (line.row, line.rows) = (number, 1)
      let style: Style = index == selection ? .selected : .plain
      canvas.fill(line, style)
      let row = rows[index]
      let room = line.columns - row.name.columns - 2
      let hasName = !row.name.isEmpty && room >= Self.minimumColumns
      canvas.write(
        canvas.theme.cutInside(row.transcript, to: hasName ? room : line.columns),
        column: line.column, row: number, style)
      if hasName {
        canvas.write(
          row.name, column: line.endColumn - row.name.columns, row: number, style)
      }
      canvas.makeClickable(line, .item(.openings, index))
      if index == selection { canvas.setCursor(ScreenPoint(column: line.column, row: number)) }
    }
  }
}
