import Analysis
import App
import Canvas
import ReversiCore
import Texts
import Words

extension Openings: Page {
  func picture(in app: App, _ state: UIState, _ words: Words) -> FeaturePicture {
    if let listedLine, let line = app.listedLine {
      return FeaturePicture(
        page: LinesView(repertoire: app.repertoire, selection: listedLine, words: words),
        position: PositionInView(line.game.position), tellsOfGame: false)
    }
    return FeaturePicture(
      page: OpeningsView(openings: self, app: app, words: words),
      markedSquare: selectedLine?.squares.first)
  }
}

/// The list keeps this many rows; details take the rest.
private let minimumListRows = 3

/// The known moves in a position, a line each. Below them are the details of the selected one.
struct OpeningsView: PageView {
  let openings: Openings
  let app: App
  let words: Words

  var room: SheetRoom { .boardOrPage }

  private static let (scoreColumns, gap, shareColumns) = (3, 2, 4)
  private static let minimumColumnsForShares = 30
  private static let minimumNameColumns = 8

  func draw(in area: ScreenRect, _ layout: Layout, on canvas: inout Canvas) {
    var rows = RowStack(area)
    // Beside the board, the state of the game follows.
    if layout.isRoomy { rows.dropLast(1) }
    let (name, theme) = (openings.opening.map { words.name(of: $0) } ?? "", canvas.theme)
    canvas.drawTitle(words.openings.title, in: rows.takeFirst(1)) { theme.cutInside(name, to: $0) }
    canvas.setCursor(ScreenPoint(column: rows.rest.column, row: rows.rest.row))
    let lines = openings.lines
    let failure = openings.failure.map { words.files.wording(of: $0) }
    let message =
      !openings.isComplete
      ? words.openings.counting : lines.isEmpty ? words.openings.empty : nil
    func texts(_ wording: Wording?) -> [String] {
      wording?.lines(columns: area.columns, rows: 2) ?? []
    }
    let learned = learned.map { [$0.fitting(area.columns)] } ?? []
    canvas.write(texts(failure) + (lines.isEmpty ? texts(message) + learned : []), in: &rows)
    guard !lines.isEmpty else { return }
    let below = learned + details.map { $0.fitting(area.columns) } + texts(message)
    let count = lines.count
    let lower = min(below.count, max(0, rows.rest.rows - min(count, minimumListRows)))
    drawList(lines, in: rows.takeFirst(min(count, rows.rest.rows - lower)), on: &canvas)
    if rows.rest.rows > lower { rows.dropFirst(1) }
    canvas.write(below.map { theme.cutInside($0, to: area.columns) }, in: &rows, theme.muted)
  }

  /// That the person learns the line, or that it is checked first.
  private var learned: Wording? {
    app.checksLine
      ? words.openings.checking
      : app.learnedLine.map {
        words.openings.learned($0, isChecked: app.repertoire.checked.contains($0))
      }
  }

  private var details: [Wording] {
    guard let line = openings.selectedLine else { return [] }
    let move = line.move
    let first = openings.position.turn ?? .dark
    let side = line.before.count.isMultiple(of: 2) ? first : first.opponent
    let details = [
      move.opening.map { Wording(words.name(of: $0)) },
      move.score.map { words.openings.score(words.lead($0, for: side)) },
      move.percent.map { words.openings.people($0) },
      words.wording(of: move.results) ?? words.openings.unplayed,
    ]
    return details.compactMap(\.self)
  }

  private func drawList(_ lines: [Openings.Line], in area: ScreenRect, on canvas: inout Canvas) {
    let hasShares =
      area.columns >= Self.minimumColumnsForShares && lines.contains { $0.move.percent != nil }
    let games = lines.map { words.wording(of: $0.move.results) }
    let names = lines.map { $0.move.opening.map { words.name(of: $0) } ?? "" }
    // A reply is a little farther to the right.
    let score = 3 + (lines.map(\.before.count).max() ?? 0) + Self.scoreColumns
    let share = score + (hasShares ? 1 + Self.shareColumns : 0)
    let start = share + Self.gap
    // The games take their longest wording for which all names keep enough.
    let nameColumns = min(
      names.map(\.columns).max() ?? 0,
      names.allSatisfy(\.isEmpty) ? 0 : max(Self.minimumNameColumns, area.columns / 3))
    let gameColumns = games.columns(within: area.columns - start - Self.gap - nameColumns)
    let end = area.columns - gameColumns - (gameColumns > 0 ? Self.gap : 0)
    canvas.drawList(
      of: Openings.self, .openings, count: lines.count, selection: openings.selection,
      top: openings.selection - area.rows / 2, in: area
    ) { index, row, style, canvas in
      let (depth, move) = (lines[index].before.count, lines[index].move)
      func write(_ text: String, from: Int = 0, to end: Int? = nil) {
        let column = row.column + (end.map { $0 - text.columns } ?? from)
        canvas.write(text, column: column, row: row.row, style)
      }
      write(move.square.description, from: depth)
      write(move.score?.signed ?? "", to: score)
      if hasShares { write(move.percent.map { "\($0)%" } ?? "", to: share) }
      write(canvas.theme.cutInside(names[index], to: end - start), from: start)
      write(games[index]?.text(within: gameColumns) ?? "", to: area.columns)
    }
  }
}

/// The list of the person's lines. The board shows where the selected one ends.
struct LinesView: PageView {
  let repertoire: Repertoire
  let selection: Int
  let words: Words

  var room: SheetRoom { .boardOrPage }

  /// With fewer columns for the moves, a line has no name.
  private static let minimumColumns = 10

  func draw(in area: ScreenRect, _ layout: Layout, on canvas: inout Canvas) {
    var rows = RowStack(area)
    // Beside the board, the state of the game follows.
    if layout.isRoomy { rows.dropLast(1) }
    canvas.drawTitle(words.openings.linesTitle, in: rows.takeFirst(1))
    let line = repertoire.lines[selection]
    let side = words.openings.side(of: line, isChecked: repertoire.checked.contains(line))
    let details =
      wrapped(line.game.transcript, columns: area.columns) + [side.fitting(area.columns)]
    let count = repertoire.lines.count
    let lower = min(details.count, max(0, rows.rest.rows - min(count, minimumListRows)))
    drawList(in: rows.takeFirst(min(count, rows.rest.rows - lower)), on: &canvas)
    if rows.rest.rows > lower { rows.dropFirst(1) }
    canvas.write(details, in: &rows, canvas.theme.muted)
  }

  /// A line shows the last opening that it goes through if there is room.
  private func drawList(in area: ScreenRect, on canvas: inout Canvas) {
    canvas.drawList(
      of: Openings.self, .openings, count: repertoire.lines.count, selection: selection,
      top: selection - area.rows / 2, in: area
    ) { index, row, style, canvas in
      let game = repertoire.lines[index].game
      let name = Opening.reached(by: game).map { words.name(of: $0) } ?? ""
      let room = row.columns - name.columns - 2
      let hasName = !name.isEmpty && room >= Self.minimumColumns
      canvas.write(
        canvas.theme.cutInside(game.transcript, to: hasName ? room : row.columns),
        column: row.column, row: row.row, style)
      if hasName {
        canvas.write(name, column: row.endColumn - name.columns, row: row.row, style)
      }
    }
  }
}
