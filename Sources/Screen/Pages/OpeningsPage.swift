import Analysis
import App
import Archive
import Canvas
import ReversiCore
import Texts
import Words

extension Openings: Page {
  func picture(in app: App, _ state: UIState, _ words: Words) -> FeaturePicture {
    if let listedLine, let line = app.listedLine {
      return FeaturePicture(
        page: LinesView(repertoire: app.repertoire, selection: listedLine, words: words),
        titles: (words.openings.linesTitle, ""), position: PositionInView(line.game),
        tellsOfGame: false)
    }
    let shown = selectedRecord ?? record
    return FeaturePicture(
      page: OpeningsView(openings: self, app: app, words: words),
      titles: (words.openings.title, shown.lastMoves), position: PositionInView(shown),
      tellsOfGame: false)
  }
}

extension GameRecord {
  private static let maximumMoves = 5

  /// The last moves, as a title has room for them.
  fileprivate var lastMoves: String {
    let squares = plies.prefix(standing).compactMap { ply -> Square? in
      if case .place(let move) = ply { move.square } else { nil }
    }
    let isCut = squares.count > Self.maximumMoves
    let moves = squares.suffix(Self.maximumMoves).map(\.description)
    return ((isCut ? ["…"] : []) + moves).joined(separator: " ")
  }
}

/// The rows of a list, and those below it, a block after the other. If there are few, the last
/// blocks give way.
struct RowsBelowList {
  /// The rows of the list.
  private(set) var list: Int
  private var spare: Int

  /// The list keeps this many rows.
  private static let minimumListRows = 3

  /// `rows` are free for the list of `count` items and what is below it.
  init(_ rows: Int, count: Int) {
    list = min(count, Self.minimumListRows, rows)
    spare = rows - list
  }

  /// Whether there is room for a block after a blank row, which it then gets.
  mutating func add(_ rows: Int) -> Bool {
    guard rows > 0, rows < spare else { return false }
    spare -= rows + 1
    return true
  }

  /// Gives the list as many of the rows that are left as it needs.
  mutating func fill(upTo count: Int) {
    list = min(count, list + max(0, spare))
  }
}

/// The moves that are known in a position, a row each. The board shows the selected one.
struct OpeningsView: PageView {
  let openings: Openings
  let app: App
  let words: Words

  var room: SheetRoom { .panel }

  private static let gap = 2
  private static let minimumNameColumns = 10

  private var lines: [Openings.Line] { openings.lines }

  func draw(in area: ScreenRect, _ layout: Layout, on canvas: inout Canvas) {
    var rows = RowStack(area)
    canvas.drawTitle(words.openings.title, unlessIn: layout, &rows)
    canvas.setCursor(ScreenPoint(column: rows.rest.column, row: rows.rest.row))
    guard !lines.isEmpty else { return drawEmpty(&rows, on: &canvas) }
    let (details, notes, buttons) = (details, notes.map { $0.fitting(area.columns) }, buttons)
    var below = RowsBelowList(rows.rest.rows - 1, count: lines.count)
    let hasDetails = below.add(details.count)
    let hasButtons = below.add(buttons.count)
    let hasNotes = below.add(notes.count)
    below.fill(upTo: lines.count)
    drawList(head: rows.takeFirst(1), in: rows.takeFirst(below.list), on: &canvas)
    if hasDetails {
      rows.dropFirst(1)
      for (text, style) in details {
        let line = canvas.theme.cutInside(text.fitting(area.columns), to: area.columns)
        canvas.write([line], in: &rows, style)
      }
    }
    if hasButtons {
      rows.dropFirst(1)
      ButtonsView(main: nil, others: buttons).draw(&rows, on: &canvas)
    }
    if hasNotes {
      rows.dropFirst(1)
      canvas.write(notes, in: &rows, canvas.theme.muted)
    }
  }

  /// What the person can do with the selected move. The bar is in the list.
  private var buttons: [KeyLineItem] {
    let label =
      app.learnedLine == nil ? words.openings.learnLabel : words.openings.dropLineLabel
    return [
      KeyLineItem(for: .press, label: words.openings.playLabel, words: words),
      KeyLineItem(for: Openings.step(.on), label: words.openings.onLabel, words: words),
    ]
      + (app.lineChoice() == nil
        ? [] : [KeyLineItem(for: .send(.lineToggled()), label: label, words: words)])
  }

  /// What is being done, what failed, and what the person learns.
  private var notes: [Wording] {
    [
      openings.failure.map { words.files.wording(of: $0) },
      openings.isComplete ? nil : words.openings.counting,
      app.checksLine ? words.openings.checking : words.openings.count(of: app.repertoire.lines),
    ].compactMap(\.self)
  }

  /// The opening that the selected move leads to or goes on with, and how it ended.
  private var details: [(Wording, Style)] {
    guard let line = openings.selectedLine, let record = openings.selectedRecord else { return [] }
    return [
      Opening.reached(by: record).map { (Wording(words.name(of: $0)), Style.bold) },
      results(of: line.move).map { ($0, .plain) },
    ].compactMap(\.self)
  }

  /// Without games of the person's, all games count.
  private func results(of move: OpeningMove) -> Wording? {
    let you = move.results.you
    return you.count > 0
      ? words.openings.won(you) : words.openings.ends(of: move.results)?.map(words.sentence)
  }

  /// Says why there is no move, and leads back.
  private func drawEmpty(_ rows: inout RowStack, on canvas: inout Canvas) {
    let message = openings.isComplete ? words.openings.empty : words.openings.counting
    let texts = [openings.failure.map { words.files.wording(of: $0) }, message].compactMap(\.self)
    for text in texts {
      canvas.write(text.lines(columns: rows.rest.columns, rows: 3), in: &rows)
    }
    guard openings.record.standing > 0 else { return }
    rows.dropFirst(1)
    let back = KeyLineItem(
      for: Openings.step(.back), label: words.openings.backLabel, words: words)
    let start = KeyLineItem(for: .press, label: words.openings.startLabel, words: words)
    ButtonsView(main: openings.isComplete ? start : nil, others: [back])
      .draw(&rows, on: &canvas)
  }

  /// A column of numbers, which end below the end of its head.
  private struct Column {
    let head: String
    let text: (OpeningMove) -> String?
    var end = 0
  }

  /// The columns that fit: the score, how many people play the move, and games.
  private func columns(from first: Int, within room: Int) -> [Column] {
    let moves = lines.map(\.move)
    let isYours = moves.contains { $0.results.you.count > 0 }
    func number(_ number: Int) -> String? { number > 0 ? "\(number)" : nil }
    let all = [
      Column(head: words.openings.scoreHead) { $0.score?.signed },
      Column(head: words.openings.peopleHead) { $0.percent.map { "\($0) %" } },
      isYours
        ? Column(head: words.openings.yoursHead) { number($0.results.you.count) }
        : Column(head: words.openings.gamesHead) { number($0.results.games) },
    ].filter { column in moves.contains { column.text($0) != nil } }
    var end = first
    return all.compactMap { column in
      let texts = moves.compactMap(column.text) + [column.head]
      var column = column
      column.end = end + Self.gap + (texts.map(\.columns).max() ?? 0)
      guard column.end <= room else { return nil }
      end = column.end
      return column
    }
  }

  private func drawList(head: ScreenRect, in area: ScreenRect, on canvas: inout Canvas) {
    let title = words.openings.moves(after: openings.record.lastMove?.square)
    let depth = lines.map(\.before.count).max() ?? 0
    let columns = columns(from: max(title.columns, 2 * depth + 4), within: area.columns)
    let start = (columns.last?.end ?? title.columns) + 2 * Self.gap
    let hasNames = area.columns - start >= Self.minimumNameColumns
    canvas.write(title, column: head.column, row: head.row, canvas.theme.muted)
    for column in columns {
      canvas.write(
        column.head, column: head.column + column.end - column.head.columns, row: head.row,
        canvas.theme.muted)
    }
    canvas.drawList(
      of: Openings.self, .openings, count: lines.count, selection: openings.selection,
      top: openings.selection - area.rows / 2, in: area, words: words
    ) { index, row, style, canvas in
      let line = lines[index]
      let square = "\(line.move.square)" + (isLearned(line) ? " \(canvas.theme.learnedMark)" : "")
      canvas.write(square, column: row.column + 2 * line.before.count, row: row.row, style)
      for column in columns {
        guard let text = column.text(line.move) else { continue }
        canvas.write(text, column: row.column + column.end - text.columns, row: row.row, style)
      }
      guard hasNames, let opening = line.move.opening else { return }
      canvas.write(
        canvas.theme.cutInside(words.name(of: opening), to: area.columns - start),
        column: row.column + start, row: row.row, style)
    }
  }

  /// Whether a line that the person learns goes on with it.
  private func isLearned(_ line: Openings.Line) -> Bool {
    let record = line.squares.reduce(openings.record) { $0?.playing($1) }
    return record.map { !app.repertoire.lines(through: $0.position).isEmpty } ?? false
  }
}

/// The list of the person's lines. The board shows where the selected one ends.
struct LinesView: PageView {
  let repertoire: Repertoire
  let selection: Int
  let words: Words

  var room: SheetRoom { .panel }

  /// With fewer columns for the moves, a line has no name.
  private static let minimumColumns = 10

  func draw(in area: ScreenRect, _ layout: Layout, on canvas: inout Canvas) {
    var rows = RowStack(area)
    canvas.drawTitle(words.openings.linesTitle, unlessIn: layout, &rows)
    let line = repertoire.lines[selection]
    let side = words.openings.side(of: line, isChecked: repertoire.checked.contains(line))
    let details =
      wrapped(line.game.transcript, columns: area.columns) + [side.fitting(area.columns)]
    let count = repertoire.lines.count
    var below = RowsBelowList(rows.rest.rows, count: count)
    let (hasDetails, hasButtons) = (below.add(details.count), below.add(2))
    below.fill(upTo: count)
    drawList(in: rows.takeFirst(below.list), on: &canvas)
    if hasDetails {
      rows.dropFirst(1)
      canvas.write(details, in: &rows, canvas.theme.muted)
    }
    guard hasButtons else { return }
    rows.dropFirst(1)
    ButtonsView(
      main: nil,
      others: [
        KeyLineItem(for: .press, label: words.openings.showLine, words: words),
        KeyLineItem(
          for: .send(.lineToggled()), label: words.openings.dropLineLabel, words: words),
      ]
    ).draw(&rows, on: &canvas)
  }

  /// A line shows the last opening that it goes through if there is room.
  private func drawList(in area: ScreenRect, on canvas: inout Canvas) {
    canvas.drawList(
      of: Openings.self, .openings, count: repertoire.lines.count, selection: selection,
      top: selection - area.rows / 2, in: area, words: words
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
