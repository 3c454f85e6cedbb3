import Foundation
import ReversiCore
import TerminalTesting

/// What a player of the game sees and does.
extension TmuxTerminal {
  /// Waits until the screen shows a board, and returns that screen.
  @discardableResult
  func wait(forBoard board: Board) throws -> Screen {
    try wait(for: "the board\n\(board)\n") { ShownBoard(on: $0)?.board == board }
  }

  /// Waits until the screen shows a board and texts, and no other texts.
  ///
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

  /// Clicks on a text, or on one of its characters, counted from 0.
  func click(text: String, character: Int = 0) throws {
    let screen = try wait(forText: text)
    guard let cell = screen.find(text) else { return }
    try click(column: cell.column + character, row: cell.row)
  }

  /// Turns the mouse wheel a step away from the player, or towards.
  func wheel(isUp: Bool) throws { try type("\u{1B}[<\(isUp ? 64 : 65);2;2M") }

  /// Pastes a text, as a terminal hands it on.
  func paste(_ text: String) throws { try type("\u{1B}[200~\(text)\u{1B}[201~") }

  /// Waits until the program has ended with a status.
  func wait(forExit status: Int) throws { try wait(forText: "exit status: \(status)") }

  /// The process of the program that is in the foreground: the child of the child, and so on.
  var program: pid_t {
    get throws {
      var process = try value(of: "pane_pid")
      while let child = try String(
        contentsOfFile: "/proc/\(process)/task/\(process)/children", encoding: .utf8
      ).split(separator: " ").first {
        process = String(child)
      }
      return pid_t(process) ?? 0
    }
  }
}
