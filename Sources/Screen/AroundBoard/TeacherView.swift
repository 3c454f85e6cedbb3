import App
import Canvas
import Texts
import Words

/// What the coach says in the game, beside the board.
struct TeacherPicture: Sendable {
  /// What the move gave away, nil for a hint.
  let verdict: String?
  /// The reason or the idea.
  let text: Wording
  /// All of it in one line.
  let line: Wording
  /// The key for what to do about it.
  let key: KeyLineItem?

  init?(in app: App, words: Words) {
    switch app.taught {
    case .remark(let reply)?:
      guard let remark = words.remark(reply), let line = words.line(.remark(reply)) else {
        return nil
      }
      (verdict, text, self.line) = (remark.verdict, remark.reason, line)
      key = KeyLineItem(
        for: .send(.game(.undoRequested)), label: words.teacher.takeBack, words: words)
    case .idea(let reply)?:
      guard let idea = words.idea(reply) else { return nil }
      (verdict, text, line) = (nil, Wording(idea), Wording(idea))
      key = KeyLineItem(
        for: .send(.game(.hintRequested)), label: words.teacher.showScores, words: words)
    case nil:
      guard app.wantedTeaching?.played == nil, app.wantedTeaching != nil, app.overlay.isEmpty
      else { return nil }
      (verdict, text, key) = (nil, Wording(words.teacher.thinking), nil)
      line = text
    }
  }
}

struct TeacherView {
  let picture: TeacherPicture

  /// Beside a board of 24 rows, the verdict and the reason have three.
  private static let maximumReasonRows = 2

  /// A blank row, the verdict, the reason, and the key.
  func draw(_ rows: inout RowStack, on canvas: inout Canvas) {
    rows.dropFirst(1)
    if let verdict = picture.verdict { write(verdict, canvas.theme.accentText, &rows, on: &canvas) }
    let columns = rows.rest.columns
    let lines = picture.text.texts.map { wrapped($0, columns: columns) }
    let fitting = lines.first { $0.count <= Self.maximumReasonRows } ?? lines.last ?? []
    for line in fitting { write(line, .plain, &rows, on: &canvas) }
    guard let key = picture.key, rows.rest.rows > 0 else { return }
    let row = rows.takeFirst(1)
    let end = canvas.write(
      " \(key.key) ", column: row.column, row: row.row, canvas.theme.key, action: key.action)
    canvas.write(" " + key.label, column: end, row: row.row, action: key.action)
  }

  private func write(
    _ text: String, _ style: Style, _ rows: inout RowStack, on canvas: inout Canvas
  ) {
    guard rows.rest.rows > 0 else { return }
    let row = rows.takeFirst(1)
    canvas.write(text, column: row.column, row: row.row, style)
  }
}
