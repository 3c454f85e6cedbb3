import Analysis
import App
import Canvas
import Texts
import Words

/// The ending of the day, which the start offers besides a game.
struct TodaysEndingPicture: Sendable {
  /// The key that opens it.
  private let key: KeyLineItem
  /// The text about the ending.
  private let wording: Wording
  /// On how many days in a row it was solved; nil if it was missed.
  private let streak: String?

  init(_ ending: TodaysEnding, words: Words) {
    key = KeyLineItem(for: .send(.sheetOpened(.practice)), words: words)
    wording = words.practice.wording(of: ending)
    streak = words.practice.streak(of: ending)
  }

  /// The rows with a blank one above.
  private var rows: Int { streak == nil ? 2 : 3 }

  /// Draws it in the first rows, if there is room.
  func draw(_ rows: inout RowStack, on canvas: inout Canvas) {
    let name = " \(key.key) "
    let indent = name.columns + 1
    guard rows.rest.rows >= self.rows,
      let text = wording.text(within: rows.rest.columns - indent)
    else { return }
    rows.dropFirst(1)
    let row = rows.takeFirst(1)
    canvas.write(name, column: row.column, row: row.row, canvas.theme.key, action: key.action)
    canvas.write(text, column: row.column + indent, row: row.row, action: key.action)
    if let streak, let text = Wording(streak).text(within: row.columns - indent) {
      canvas.write(
        text, column: row.column + indent, row: rows.takeFirst(1).row, canvas.theme.muted)
    }
  }
}
