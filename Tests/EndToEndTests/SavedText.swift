import ReversiCore
import ReversiTesting

/// A saved game, read here by a reader of its own: nine lines, then lines of a key and a value.
struct SavedText: Hashable {
  /// The first line.
  let state: String
  /// The board and whose turn it is.
  let position: Position

  /// Reads a text; nil if it is anything but a saved game.
  init?(_ text: String) {
    guard text.last == "\n" else { return nil }
    let lines = text.dropLast().split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count >= 9, let board = try? Board(rows: Array(lines[1...8])) else { return nil }
    guard lines[9...].allSatisfy({ $0.split(separator: " ").count >= 2 }) else { return nil }
    let state = Array(lines[0])
    guard state.count == 3, "xo-".contains(state[0]), state[1...].allSatisfy("01".contains)
    else { return nil }
    position = Position(board: board, turn: Disk(symbol: state[0]) ?? .dark)
    self.state = String(state)
    guard (state[0] == "-") == (position.outcome != nil) else { return nil }
  }

  /// The text of a game to resume.
  static func text(_ state: String, _ board: String) -> String { state + "\n" + board + "\n" }

  /// The text of a new game.
  static let new = NewGameText.saved
}
