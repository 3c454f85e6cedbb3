import ReversiCore
import TerminalTesting

/// The board as it is found on a screen, whatever the layout: by the names of its columns and rows.
struct ShownBoard {
  private let screen: Screen
  private let columns: [Int]
  private let rows: [Int]

  /// Finds the board; nil if it is not to be seen whole.
  init?(on screen: Screen) {
    self.screen = screen
    for (top, line) in screen.lines.enumerated() {
      let names = Array(line).enumerated().filter { $0.element != " " }
      guard names.count >= 8, names.prefix(8).map(\.element) == Square.columnNames else { continue }
      columns = names.prefix(8).map(\.offset)
      let left = columns[0]
      var rows: [Int] = []
      for row in screen.lines.indices.dropFirst(top + 1) {
        let name = Character("\(rows.count + 1)")
        if screen.lines[row].prefix(left).contains(name) { rows.append(row) }
        if rows.count == 8 { break }
      }
      guard rows.count == 8 else { return nil }
      self.rows = rows
      return
    }
    return nil
  }

  /// The cell of a square.
  func cell(of square: Square) -> (column: Int, row: Int) {
    (columns[square.column], rows[square.row])
  }

  /// The character in a square's cell.
  subscript(square: Square) -> Character {
    let cell = cell(of: square)
    return screen[cell.column, cell.row]
  }

  /// What stands left of a square's cell.
  private func left(of square: Square) -> Character {
    let cell = cell(of: square)
    return screen[cell.column - 1, cell.row]
  }

  private func isUnderArc(_ square: Square) -> Bool {
    let cell = cell(of: square)
    return screen[cell.column, cell.row - 1] == "▄"
  }

  /// The disks in the cells; whole ones and those that the last move turned over.
  ///
  /// On large screens a disk is a picture of three rows, and a light one is hollow; one that was
  /// turned over has dots in its middle.
  var board: Board {
    var board = Board()
    for square in Square.allCases {
      switch self[square] {
      case "●", "◉", "X", "x", "█": board[square] = .dark
      case "○", "◎", "O", "o": board[square] = .light
      case " " where isUnderArc(square): board[square] = .light
      case "·" where isUnderArc(square): board[square] = left(of: square) == "█" ? .dark : .light
      default: break
      }
    }
    return board
  }
}
