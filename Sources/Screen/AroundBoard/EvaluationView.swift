import Analysis
import App
import Canvas
import ReversiCore
import Texts
import Words

struct EvaluationPicture: Sendable, Hashable {
  let title: String
  /// The side that is ahead; nil if neither is, or it is not known yet.
  let side: Disk?
  /// The name of that side and its lead; in the short wording the lead alone.
  let lead: Wording
  let depth: Wording
  /// Disks by which dark is ahead; nil until a score is known.
  let disks: Int?
  let line: [String]
}

extension Words {
  /// Names the side that is ahead. `disks` is below 0 if that is not `side`.
  func lead(_ disks: Int, for side: Disk) -> String {
    guard disks != 0 else { return game.even }
    return "\(name(of: disks > 0 ? side : side.opponent)) \(abs(disks).signed)"
  }
}

extension EvaluationPicture {
  /// Nil until there is a first result.
  init(_ evaluation: Evaluation?, words: Words) {
    title = words.game.leadTitle
    guard let evaluation else {
      (lead, depth) = (Wording(words.game.evaluating), "")
      (side, disks, line) = (nil, nil, [])
      return
    }
    let disks = evaluation.darkScore
    side = disks == 0 ? nil : disks > 0 ? .dark : .light
    lead = Wording(words.lead(disks, for: .dark), abs(disks).signed)
    depth = words.game.depth(evaluation.certainty, evaluation.depth)
    self.disks = disks
    line = evaluation.line.map(\.description)
  }
}

/// Who is ahead, in words: the lead above a graph of the game, and the best line below it. Without
/// room for a graph, these are two lines.
struct EvaluationView {
  let evaluation: EvaluationPicture
  /// Nil if there is no room for a graph.
  let graph: GraphPicture?
  let area: ScreenRect

  static let (minimumRowsWithGraph, usualRowsWithGraph) = (2 + 4, 2 + GraphView.usualRows)

  func draw(on canvas: inout Canvas) {
    guard let graph else { return drawLines(on: &canvas) }
    let lead = evaluation.lead.longest
    canvas.write(
      evaluation.title, column: area.column, row: area.row, canvas.theme.muted)
    canvas.write(lead, column: area.endColumn - lead.columns, row: area.row, .bold)
    var felt = area
    felt.row += 1
    felt.rows -= 2
    GraphView(graph: graph, area: felt).draw(on: &canvas)
    let depth = evaluation.depth.longest
    drawLine(after: depth.isEmpty || evaluation.line.isEmpty ? depth : depth + ":", on: &canvas)
  }

  private func drawLines(on canvas: inout Canvas) {
    canvas.write(
      "\(evaluation.lead.longest)  \(evaluation.depth.longest)", column: area.column, row: area.row)
    if area.rows > 1 { drawLine(after: "", on: &canvas) }
  }

  /// In the last row, with as much of the best line as fits.
  private func drawLine(after text: String, on canvas: inout Canvas) {
    let row = area.endRow - 1
    var column = canvas.write(text, column: area.column, row: row, canvas.theme.muted)
    for square in evaluation.line {
      let gap = column > area.column ? 1 : 0
      guard column + gap + square.columns <= area.endColumn else { break }
      column = canvas.write(square, column: column + gap, row: row)
    }
  }
}

/// An upright bar beside the board: white from above, black from below, with the lead over it. A
/// tie is in the middle.
struct EvaluationBar {
  let disks: Int?
  let area: ScreenRect
  /// The upper half of the first row stays free, as on a board of pixels.
  var isLower = false

  /// The lead that fills the bar. A game with a larger lead is almost won.
  private static let maximum = 32

  private var height: Int { 2 * area.rows }

  /// The height of light's part, in pixels.
  private var light: Int {
    let lead = min(max(-Self.maximum, disks ?? 0), Self.maximum)
    return ((Self.maximum - lead) * height + Self.maximum) / (2 * Self.maximum)
  }

  func draw(on canvas: inout Canvas) {
    for row in 0..<area.rows {
      for column in area.column..<area.endColumn {
        draw(row: row, column: column, on: &canvas)
      }
    }
    drawNumber(on: &canvas)
  }

  private func draw(row: Int, column: Int, on canvas: inout Canvas) {
    let sides = [2 * row, 2 * row + 1].map { $0 < light ? Disk.light : .dark }
    guard canvas.theme.hasPixels else {
      let cell = canvas.theme.share(of: sides[0])
      canvas.put(cell.character ?? " ", column: column, row: area.row + row, cell.style)
      return
    }
    let palette = canvas.theme.palette
    let colors = sides.enumerated().map { half, side in
      // The tie has a mark of its own, and the whole bar has it until a score is known.
      disks == nil || 2 * row + half == area.rows
        ? palette.board.full : palette.disk(side).paint.full
    }
    canvas.putPixels(
      upper: isLower && row == 0 ? nil : colors[0], lower: colors[1], column: column,
      row: area.row + row)
  }

  private func drawNumber(on canvas: inout Canvas) {
    let lead = disks.map { $0 == 0 ? "0" : "+\(abs($0))" } ?? String(canvas.theme.ellipsis)
    let side = disks.flatMap { $0 == 0 ? nil : $0 > 0 ? Disk.dark : .light }
    let column = area.column + (area.columns - lead.columns) / 2
    canvas.write(
      lead, column: min(column, area.column), row: area.row - 1,
      side.map(canvas.theme.diskStyle) ?? .plain)
  }
}
