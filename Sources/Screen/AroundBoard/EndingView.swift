import Analysis
import App
import BoardView
import Canvas
import GameSession
import ReversiCore
import Texts
import Words

/// The end of a game in the free rows of a panel: the course of the game, the move that cost most,
/// the card, and the moves if there is room.
struct EndingView {
  let ending: EndingPicture
  let graph: GraphPicture?
  let moves: MoveListPicture
  let area: ScreenRect
  /// Whether there is room for a line about the colours of the graph.
  let isRoomy: Bool

  func draw(on canvas: inout Canvas) {
    let scale = cardScale(canvas.theme)
    let cardRows = scale.map { BoardThumbnail.size(scale: $0).rows } ?? 0
    // The move that cost most is below the graph.
    let courseRows = min(GraphView.usualRows + 1, area.rows - cardRows)
    let graph =
      area.columns >= GraphView.minimumColumns && courseRows > GraphView.minimumRows ? graph : nil
    var spare = area.rows - cardRows - (graph == nil ? 0 : courseRows)
    /// Returns whether the rows are left.
    func take(_ rows: Int) -> Bool {
      defer { if spare >= rows { spare -= rows } }
      return spare >= rows
    }
    let reason =
      graph == nil ? [] : ending.worstMove?.reason?.lines(columns: area.columns, rows: 2) ?? []
    let hasReason = take(reason.count)
    let hasLegend = graph != nil && isRoomy && canvas.theme.hasPixels && take(1)
    let hasGapAbove = take(1)
    let hasGapBelow = scale != nil && take(1)

    var rows = RowStack(area)
    if hasGapAbove { rows.dropFirst(1) }
    if let scale { draw(ending.card, scale: scale, in: rows.takeLast(cardRows), on: &canvas) }
    if hasGapBelow { rows.dropLast(1) }
    if let graph {
      if hasReason {
        var lines = RowStack(rows.takeLast(reason.count))
        canvas.write(reason, in: &lines, canvas.theme.muted)
      }
      draw(ending.worstMove, in: rows.takeLast(1), isAlone: !hasReason, on: &canvas)
      if hasLegend { drawLegend(in: rows.takeLast(1), on: &canvas) }
      let hasList = spare > MoveListView.minimumRows + 2
      GraphView(
        graph: graph, area: rows.takeLast(courseRows - 1 + (hasList ? 0 : spare)),
        sides: ending.sides
      ).draw(on: &canvas)
      rows.dropLast(1)
    }
    MoveListView(list: moves, area: rows.rest, isSheet: isRoomy).draw(on: &canvas)
  }

  /// Nil if the card has no room. A board of characters needs that of the larger one.
  private func cardScale(_ theme: Theme) -> Int? {
    let room = area.rows - 1 - (graph == nil ? 0 : GraphView.minimumRows)
    return [(2, GraphView.minimumRows), (1, 0)].first { scale, more in
      BoardThumbnail.size(scale: scale).rows + more <= room && (scale > 1 || theme.hasPixels)
    }?.0
  }

  /// Adds a short reason if the whole one is not below.
  private func draw(
    _ worst: EndingPicture.WorstMove?, in row: ScreenRect, isAlone: Bool,
    on canvas: inout Canvas
  ) {
    guard let worst else { return }
    let reason = isAlone ? worst.reason.map { "\(worst.wording.shortest): \($0.shortest)" } : nil
    let texts = Wording([reason].compactMap(\.self) + worst.wording.texts)
    guard let text = texts?.text(within: row.columns) else { return }
    canvas.write(text, column: row.column, row: row.row, action: .goToGamePly(worst.ply))
  }

  private func drawLegend(in row: ScreenRect, on canvas: inout Canvas) {
    let theme = canvas.theme
    let line = theme.palette.line.full
    func mark(_ color: Style.Color, _ text: String) -> [Span] {
      [Span("▄", Style(foreground: color, background: line)), Span(" \(text)  ", theme.muted)]
    }
    let (slight, clear, grave) = theme.mistakeColors
    let marks = [
      mark(slight, Mistake.slight.sign), mark(clear, Mistake.clear.sign),
      mark(grave, "\(Mistake.grave.sign) \(ending.mistakes)"),
      mark(theme.provenColor, ending.proven),
    ]
    canvas.write(marks.flatMap(\.self), column: row.column, row: row.row)
  }

  private func draw(
    _ card: EndingPicture.Card, scale: Int, in area: ScreenRect, on canvas: inout Canvas
  ) {
    BoardThumbnail(card.board, scale: scale).draw(column: area.column, row: area.row, on: &canvas)
    let column = area.column + BoardThumbnail.size(scale: scale).columns + 2
    canvas.write(card.title, column: column, row: area.row, .bold)
    let counts = card.board.counts
    let spans = [
      canvas.theme.chip(.dark), Span(" \(counts.dark)  "), canvas.theme.chip(.light),
      Span(" \(counts.light)"),
    ]
    canvas.write(spans, column: column, row: area.row + 1)
    canvas.write(
      " \(card.copy) ", column: column, row: area.endRow - 2, canvas.theme.key, action: card.copying
    )
    card.write.draw(column: column, row: area.endRow - 1, on: &canvas)
  }
}

/// The count of the disks at the end of a game: they gather by colour from both ends of the board.
enum FinalCount {
  /// The disks then stay until the end.
  private static let gathered = Duration.milliseconds(1000)

  static func counted(of counts: Sides<Int>, after elapsed: Duration) -> Sides<Int> {
    let fraction = min(1, elapsed / gathered)
    func counted(_ count: Int) -> Int { Int((Double(count) * fraction).rounded()) }
    return Sides(dark: counted(counts.dark), light: counted(counts.light))
  }

  /// Dark's from a1 on, light's from h8 back.
  static func board(with counts: Sides<Int>) -> Board {
    var board = Board()
    for square in Square.allCases.prefix(counts.dark) { board[square] = .dark }
    for square in Square.allCases.suffix(counts.light) { board[square] = .light }
    return board
  }
}
