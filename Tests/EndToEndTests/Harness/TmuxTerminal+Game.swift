import ReversiCore
import TerminalTesting

extension TmuxTerminal {
  @discardableResult
  func wait(forBoard board: Board) throws -> Screen {
    try wait(for: "the board\n\(board)\n") { ShownBoard(on: $0)?.board == board }
  }

  /// The rest of the screen may be older, so name everything that matters.
  @discardableResult
  func wait(
    forBoard board: Board, with texts: String..., without others: String...
  ) throws -> Screen {
    try wait(for: "“\(texts.joined(separator: "”, “"))”, without \(others), on\n\(board)\n") {
      screen in
      ShownBoard(on: screen)?.board == board && texts.allSatisfy(screen.shows)
        && !others.contains(where: screen.shows)
    }
  }

  @discardableResult
  func wait(forTurnOf side: Disk) throws -> Screen {
    let text = side == .dark ? "●'s turn" : "○'s turn"
    return try wait(for: "“\(text)” and a whole board") {
      $0.shows(text) && ShownBoard(on: $0) != nil
    }
  }

  /// Rows change one after another. When one row has changed, others may not have changed yet.
  @discardableResult
  func wait(forTexts texts: String..., without others: String...) throws -> Screen {
    try wait(for: "“\(texts.joined(separator: "”, “"))”, without \(others)") { screen in
      texts.allSatisfy(screen.shows) && !others.contains(where: screen.shows)
    }
  }

  @discardableResult
  func wait(forNo text: String) throws -> Screen {
    try wait(for: "an end of “\(text)”") { !$0.shows(text) }
  }

  func place(_ square: Square) throws { try type("\(square)\r") }

  func click(_ square: Square) throws {
    let screen = try wait(for: "a whole board") { ShownBoard(on: $0) != nil }
    guard let cell = ShownBoard(on: screen)?.cell(of: square) else { return }
    try click(column: cell.column, row: cell.row)
  }

  /// Clicks one of the text's characters, counted from 0.
  func click(text: String, character: Int = 0) throws {
    let screen = try wait(forText: text)
    guard let cell = screen.find(text) else { return }
    try click(column: cell.column + character, row: cell.row)
  }

  func paste(_ text: String) throws { try type("\u{1B}[200~\(text)\u{1B}[201~") }

  func wait(forExit status: Int) throws { try wait(forText: "exit status: \(status)") }
}
