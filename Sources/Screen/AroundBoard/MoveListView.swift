import Analysis
import App
import Canvas
import ReversiCore
import Texts
import Words

/// The plies of a game in notation, in rows of two: dark's, then light's.
struct MoveListPicture: Sendable, Hashable {
  struct Entry: Sendable, Hashable {
    /// The square, or the sign of a pass; two columns.
    let text: String
    let side: Disk
    /// The number of the move, or of the one after a pass: passes do not count.
    let number: Int
    /// A ply that was taken back can be played again.
    let isTakenBack: Bool
    /// Nil if there was none, or if mistakes are not shown.
    let mistake: Mistake?
  }

  /// In order, including those that were taken back.
  let entries: [Entry]
  /// The number of plies before the board shown. The last of these is marked.
  let current: Int
  let opening: String?
  /// The first row shown, if the person chose one; otherwise the list follows the current ply.
  let top: Int?
  /// Whether the list has room for the signs of mistakes.
  let marksMistakes: Bool

  /// A sign before the move, the move, and the sign of a mistake or a space.
  var entryColumns: Int { marksMistakes ? 5 : 4 }

  var rowCount: Int { (offset + entries.count + 1) / 2 }

  /// 0 before any ply.
  var currentRow: Int { row(of: max(0, current - 1)) }

  /// In `entries`, dark's first; nil where there is none.
  func indices(row: Int) -> [Int?] {
    [2 * row - offset, 2 * row - offset + 1].map { entries.indices.contains($0) ? $0 : nil }
  }

  /// 1 if the list begins with light's half of a row.
  private var offset: Int { entries.first?.side == .light ? 1 : 0 }

  /// The number of the first move in a row.
  func number(row: Int) -> String {
    indices(row: row).compactMap(\.self).first.map { String(entries[$0].number) } ?? ""
  }

  private func row(of index: Int) -> Int { (index + offset) / 2 }
}

extension MoveListPicture {
  /// Without an `analysis`, no mistakes are marked.
  init(_ record: GameRecord, analysis: GameAnalysis?, current: Int, top: Int?, words: Words) {
    var number = 1
    entries = record.plies.enumerated().map { index, ply in
      defer { number += ply.isPass ? 0 : 1 }
      return Entry(
        text: ply.text, side: ply.side, number: number, isTakenBack: index >= record.standing,
        mistake: analysis?.plyScore(at: index)?.mistake)
    }
    marksMistakes = analysis != nil
    self.current = current
    opening = Opening.reached(by: record).map { words.name(of: $0) }
    self.top = top
  }
}

extension GameRecord.Ply {
  var text: String {
    switch self {
    case .place(let move): move.square.description
    case .pass: "--"
    }
  }
}

/// Two moves to a row, under a heading, in as many columns as fit. Each move is clickable.
struct MoveListView {
  let list: MoveListPicture
  let area: ScreenRect
  /// A score sheet has its rows as far apart as a whole game has room for.
  var isSheet = false

  /// A number, two moves, and a gap.
  private var pitch: Int { 3 + 2 * list.entryColumns + 2 }
  /// The rows of a game without passes.
  private static let usualRows = 30
  /// The heading and two rows of moves.
  static let minimumRows = 3

  func draw(on canvas: inout Canvas) {
    guard area.rows >= Self.minimumRows, !list.entries.isEmpty else { return }
    drawHead(on: &canvas)
    let grid = grid
    let shown = grid.rows * grid.columns
    let window = window(of: shown)
    canvas.show(window, of: GameRecord.self)
    for row in window.top..<min(list.rowCount, window.top + shown) {
      let (column, line) = (row - window.top).quotientAndRemainder(dividingBy: grid.rows)
      draw(
        row: row, column: area.column + column * grid.pitch,
        line: top + (line + 1) * grid.spacing, on: &canvas)
    }
  }

  /// A sheet has the widest spacing that leaves room for the whole game.
  private var grid: (rows: Int, spacing: Int, columns: Int, pitch: Int) {
    let rows = area.rows - 1
    let maximum = (area.columns + 2) / pitch
    guard isSheet else { return (rows, 1, maximum, pitch) }
    let rowCount = max(list.rowCount, Self.usualRows)
    for spacing in [3, 2, 1] {
      // The heading has the same distance from the first row, and the last has no rows after it.
      let perColumn = rows / spacing
      guard perColumn > 0 else { continue }
      let columns = (rowCount + perColumn - 1) / perColumn
      guard columns <= maximum else { continue }
      return ((rowCount + columns - 1) / columns, spacing, columns, (area.columns + 2) / columns)
    }
    return (rows, 1, maximum, (area.columns + 2) / max(1, maximum))
  }

  /// A sheet is in the middle of its area.
  private var top: Int {
    let grid = grid
    let used = grid.rows * grid.spacing + 1
    return area.row + (isSheet ? max(0, area.rows - used) / 2 : 0)
  }

  /// What the person chose, otherwise the rows up to the current ply.
  private func window(of shown: Int) -> ListWindow {
    let lastTop = max(0, list.rowCount - shown)
    let following =
      list.currentRow + 1 - shown + min(shown / 2, list.rowCount - 1 - list.currentRow)
    return ListWindow(
      top: min(max(0, list.top ?? following), lastTop), lastTop: lastTop, rows: shown)
  }

  private func drawHead(on canvas: inout Canvas) {
    let theme = canvas.theme
    canvas.write(
      [
        Span(" #  "), theme.chip(.dark), Span(String(repeating: " ", count: list.entryColumns - 1)),
        theme.chip(.light),
      ], column: area.column, row: top)
    let room = area.columns - pitch
    guard let opening = list.opening, room >= 8 else { return }
    canvas.write(
      theme.cutInside(opening, to: room), column: area.column + pitch, row: top, .bold)
  }

  private func draw(row: Int, column: Int, line: Int, on canvas: inout Canvas) {
    let number = list.number(row: row)
    canvas.write(
      number, column: column + 2 - number.columns, row: line, canvas.theme.muted)
    for (side, index) in list.indices(row: row).enumerated() {
      guard let index else { continue }
      MoveEntry(list: list, index: index).draw(
        column: column + 3 + list.entryColumns * side, row: line, on: &canvas)
    }
  }
}

/// A sign before a ply marks the current one; parentheses mark one that was taken back. The sign of
/// a mistake follows it.
struct MoveEntry {
  let list: MoveListPicture
  let index: Int

  func draw(column: Int, row: Int, on canvas: inout Canvas) {
    let entry = list.entries[index]
    let isCurrent = index + 1 == list.current
    let text =
      (isCurrent ? ">" : entry.isTakenBack ? "(" : " ") + entry.text
      + (entry.isTakenBack && !isCurrent ? ")" : entry.mistake?.sign ?? " ")
    let style = isCurrent ? .bold : entry.isTakenBack ? canvas.theme.dimmed : .plain
    canvas.write(text, column: column, row: row, style, action: .goToPly(index + 1))
  }
}

/// The moves in lines: from the row that the person chose, otherwise the last moves, or earlier
/// ones if the current move would not show.
struct MoveLinesView {
  let list: MoveListPicture
  let area: ScreenRect

  func draw(on canvas: inout Canvas) {
    guard area.rows > 0, !list.entries.isEmpty else { return }
    let lastTop = (0..<list.rowCount).first { packed(from: $0).count <= area.rows } ?? 0
    let top = min(max(0, list.top ?? list.currentRow), lastTop)
    let lines = packed(from: top).prefix(area.rows)
    let rows = lines.reduce(0) { $0 + $1.count }
    canvas.show(ListWindow(top: top, lastTop: lastTop, rows: rows), of: GameRecord.self)
    for (line, rows) in lines.enumerated() {
      var column = area.column
      for row in rows {
        column = canvas.write(
          list.number(row: row), column: column, row: area.row + line)
        for case let index? in list.indices(row: row) {
          MoveEntry(list: list, index: index).draw(
            column: column, row: area.row + line, on: &canvas)
          column += list.entryColumns
        }
        column += 1
      }
    }
  }

  private func packed(from first: Int) -> [[Int]] {
    var lines: [[Int]] = []
    var end = 0
    for row in first..<list.rowCount {
      let columns =
        list.number(row: row).columns
        + list.indices(row: row).count { $0 != nil } * list.entryColumns
      if !lines.isEmpty, end + 1 + columns <= area.columns {
        lines[lines.count - 1].append(row)
        end += 1 + columns
      } else {
        lines.append([row])
        end = columns
      }
    }
    return lines
  }
}
