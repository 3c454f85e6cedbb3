import GameSession
import ReversiCore

@testable import TerminalUI

extension ScreenModel {
  /// What a player clicks who sees a text on the screen: its first cell.
  func place(of text: String, size: ScreenSize) -> ScreenPoint? {
    let grid = render(self, size: size, theme: Theme(depth: .full, glyphs: .unicode))
    for (row, line) in grid.lines.enumerated() {
      let characters = Array(line)
      let wanted = Array(text)
      guard characters.count >= wanted.count else { continue }
      for column in 0...(characters.count - wanted.count)
      where Array(characters[column..<column + wanted.count]) == wanted {
        return ScreenPoint(column: column, row: row)
      }
    }
    return nil
  }

  /// What comes of a click on a text, and the state after it; nil if the text is not on the screen.
  func clicking(_ text: String, size: ScreenSize) -> (intent: Intent?, state: UIState)? {
    guard let point = place(of: text, size: size) else { return nil }
    var state = state
    let intent = state.handle(.click(point), session: session, size: size)
    return (intent, state)
  }
}

extension CellGrid {
  /// The rows as text.
  var lines: [String] {
    (0..<size.rows).map { row in
      String(
        (0..<size.columns).map { self[ScreenPoint(column: $0, row: row)].character })
    }
  }

  /// Everything that the screen says.
  var text: String { lines.joined(separator: "\n") }
}
