import ReversiCore
import TerminalTesting

/// What a player of the game sees and does.
extension TmuxTerminal {
  /// Waits until the screen shows a board, and returns that screen.
  @discardableResult
  func wait(forBoard board: Board) throws -> Screen {
    try wait(for: "the board\n\(board)\n") { ShownBoard(on: $0)?.board == board }
  }

  /// Waits until it is a side's turn, on a whole board.
  @discardableResult
  func wait(forTurnOf side: Disk) throws -> Screen {
    let text = side == .dark ? "●'s turn" : "○'s turn"
    return try wait(for: "“\(text)” and a whole board") {
      $0.shows(text) && ShownBoard(on: $0) != nil
    }
  }

  /// Waits until texts are on the screen, and others are not.
  ///
  /// Rows change one after another: when one of them has changed, the others may not have yet.
  @discardableResult
  func wait(forTexts texts: String..., without others: String...) throws -> Screen {
    try wait(for: "“\(texts.joined(separator: "”, “"))”, without \(others)") { screen in
      texts.allSatisfy(screen.shows) && !others.contains(where: screen.shows)
    }
  }

  /// Waits until a text is no longer on the screen.
  @discardableResult
  func wait(forNo text: String) throws -> Screen {
    try wait(for: "an end of “\(text)”") { !$0.shows(text) }
  }

  /// Chooses a square by typing its name.
  func place(_ square: Square) throws { try type("\(square)\r") }

  /// Clicks on a square.
  func click(_ square: Square) throws {
    let screen = try wait(for: "a whole board") { ShownBoard(on: $0) != nil }
    guard let cell = ShownBoard(on: screen)?.cell(of: square) else { return }
    try click(column: cell.column, row: cell.row)
  }

  /// Clicks on a text.
  func click(text: String) throws {
    let screen = try wait(forText: text)
    guard let cell = screen.find(text) else { return }
    try click(column: cell.column, row: cell.row)
  }
}
