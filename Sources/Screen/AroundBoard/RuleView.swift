import App
import BoardView
import Canvas
import ReversiCore
import Texts
import Words

/// The rule of the game for a beginner: a line of disks that plays once, and what it means.
struct RulePicture: Sendable {
  /// From the left; nil for an empty square, which is a legal move.
  let disks: [Disk?]
  let turning: Wording
  /// What wins, then when a side passes.
  let others: [Wording]
  /// How many of these have been said.
  let saidCount: Int
  /// Whether the person has pressed a key since it was shown.
  let isRead: Bool

  /// Before the move, with the disk placed, with the disks turned over.
  private static let looks: [[Disk?]] = [
    [.dark, .light, .light, nil], [.dark, .light, .light, .dark], [.dark, .dark, .dark, .dark],
  ]
  /// Without a playback, the rule stands still.
  init(_ playback: Playback?, isRead: Bool, words: Words) {
    let index = playback?.index ?? Self.looks.count - 1
    disks = Self.looks[index]
    turning = words.game.turningRule
    others = [words.game.aim, words.game.passRule]
    saidCount = index
    self.isRead = isRead
  }

  var board: BoardPicture {
    var board = BoardPicture()
    for (square, (disk, first)) in zip(Square.allCases, zip(disks, Self.looks[0])) {
      guard let disk else {
        board.choices = SquareSet(square)
        continue
      }
      board.faces[square] = first == disk.opponent ? .turned(disk) : .whole(disk)
      if first == nil { board.lastMove = square }
    }
    return board
  }
}

/// The rule of the game in the free rows of a panel: squares of the board with sentences under
/// them, or two lines. The name of the game stands above in large letters, if there is room.
struct RuleView {
  let rule: RulePicture
  let area: ScreenRect
  let legalMove: Span
  let isRoomy: Bool

  func draw(on canvas: inout Canvas) {
    var rows = RowStack(area)
    guard isRoomy else { return drawLines(&rows, on: &canvas) }
    let scale = area.rows < Self.rowsForLargeName ? 1 : 2
    let isNamed =
      BlockText.isLarge(in: canvas.theme)
      && BlockText.columns(of: Self.name, scale: scale) <= area.columns
    let nameRows = BlockText.rows(scale: scale) + 1
    let sentences = ([rule.turning] + rule.others).map {
      wrapped($0.longest, columns: area.columns)
    }
    let strip = BoardStrip(rule.board, count: rule.disks.count, scale: scale)
    let hasStrip = canvas.theme.hasPixels && strip.size.columns <= area.columns
    let figureRows = hasStrip ? strip.size.rows : 1
    let wholeRows = figureRows + 1 + sentences.reduce(0) { $0 + $1.count }
    let ruleRows = wholeRows <= area.rows ? wholeRows : 2
    let hasName = isNamed && nameRows + ruleRows <= area.rows
    rows.dropFirst((area.rows - ruleRows - (hasName ? nameRows : 0)) / 2)
    if hasName {
      let end = area.column + BlockText.columns(of: Self.name, scale: scale)
      BlockText(Self.name, scale: scale, style: canvas.theme.boardText)
        .draw(endColumn: end, row: rows.takeFirst(nameRows).row, on: &canvas)
    }
    guard ruleRows == wholeRows else { return drawLines(&rows, on: &canvas) }
    let figure = rows.takeFirst(figureRows)
    if hasStrip {
      strip.draw(column: figure.column, row: figure.row, on: &canvas)
    } else {
      canvas.write(rule.line(canvas.theme, legalMove), column: figure.column, row: figure.row)
    }
    rows.dropFirst(1)
    for (index, lines) in sentences.enumerated() where index <= rule.saidCount {
      canvas.write(lines, in: &rows)
    }
  }

  private static let name = "REVERSI"
  /// With fewer rows, a name twice as large is too large.
  private static let rowsForLargeName = 24

  private func drawLines(_ rows: inout RowStack, on canvas: inout Canvas) {
    guard rows.rest.rows > 0 else { return }
    let row = rows.takeFirst(1)
    if let spans = rule.line(canvas.theme, legalMove, columns: row.columns) {
      canvas.write(spans, column: row.column, row: row.row)
    }
    let others = rule.others
    let texts = others[0].texts.flatMap { aim in others[1].texts.map { (aim, $0) } }
    guard rows.rest.rows > 0, rule.saidCount > 0,
      let (aim, pass) = texts.first(where: { "\($0) \($1)".columns <= row.columns })
    else { return }
    canvas.write(
      rule.saidCount > 1 ? "\(aim) \(pass)" : aim, column: row.column, row: rows.takeFirst(1).row)
  }
}

extension RulePicture {
  fileprivate func line(_ theme: Theme, _ legalMove: Span) -> [Span] {
    let blank = Span(" ", theme.square)
    let disks = disks.map { disk in disk.map { theme.chip($0) } ?? legalMove }
    return Array(disks.map { [$0] }.joined(separator: [blank]))
  }

  /// The disks and what happens to them; nil if that does not fit.
  func line(_ theme: Theme, _ legalMove: Span, columns: Int) -> [Span]? {
    let line = line(theme, legalMove)
    return turning.text(within: columns - line.columns - 1).map { line + [Span(" \($0)")] }
  }
}
