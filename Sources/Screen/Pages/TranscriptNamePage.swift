import Analysis
import App
import BoardView
import Canvas
import ReversiCore
import Texts
import Words

extension TranscriptName: Page {
  func picture(in app: App, _ state: UIState, _ words: Words) -> FeaturePicture {
    var picture = FeaturePicture(
      page: SaveView(
        choice: choice, board: app.viewedScores.analysis.record.position.board, words: words))
    guard isNaming else { return picture }
    picture.dialog = DialogPicture(
      title: words.transcriptName.title, text: words.transcriptName.text,
      field: field, buttons: Self.buttons, selected: button, words: words)
    return picture
  }
}

/// The ways to give a game away, above its card.
struct SaveView: PageView {
  let choice: TranscriptName.Choice
  let board: Board
  let words: Words

  var room: SheetRoom { .boardOrPage }

  func draw(in area: ScreenRect, _ layout: Layout, on canvas: inout Canvas) {
    var rows = RowStack(area)
    canvas.drawTitle(words.transcriptName.pageTitle, in: rows.takeFirst(1))
    if area.rows > 12 { rows.dropFirst(1) }
    let choices = TranscriptName.Choice.allCases
    let columns = min(area.columns, 30)
    var list = rows.takeFirst(choices.count)
    list.columns = columns
    canvas.drawList(
      of: TranscriptName.self, .transcriptName, count: choices.count, selection: choice.rawValue,
      top: 0, in: list, words: words
    ) { number, row, style, canvas in
      canvas.write(
        " " + words.transcriptName.label(of: choices[number]), column: row.column, row: row.row,
        style)
    }
    let isLarge = BoardThumbnail.size(scale: 2).rows + 2 <= rows.rest.rows
    let scale = isLarge || !canvas.theme.hasPixels ? 2 : 1
    let size = BoardThumbnail.size(scale: scale)
    guard size.rows < rows.rest.rows else { return }
    if size.rows + 2 <= rows.rest.rows { rows.dropFirst(1) }
    let head = rows.takeFirst(1)
    let counts = board.counts
    let spans = [
      canvas.theme.chip(.dark), Span(" \(counts.dark)–\(counts.light) "),
      canvas.theme.chip(.light),
    ]
    canvas.write(spans, column: head.column, row: head.row)
    BoardThumbnail(board, scale: scale)
      .draw(column: rows.rest.column, row: rows.rest.row, on: &canvas)
  }
}
