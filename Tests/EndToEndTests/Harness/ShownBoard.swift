import ReversiCore
import TerminalTesting

struct ShownBoard {
  private let screen: Screen
  private let columns: [Int]
  private let rows: [Int]

  /// Nil if part of the board is hidden.
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

  func cell(of square: Square) -> (column: Int, row: Int) {
    (columns[square.column], rows[square.row])
  }

  subscript(square: Square) -> Character {
    let cell = cell(of: square)
    return screen[cell.column, cell.row]
  }

  /// Letters or colours show the disks. The colours are black and white in the table of 256 colours
  /// or among the first eight.
  ///
  /// The colour of a disk made of pixels is read beside its middle, which may carry a mark.
  var board: Board {
    var board = Board()
    let pitch = columns[1] - columns[0]
    for square in Square.allCases {
      let cell = cell(of: square)
      switch self[square] {
      case "X", "x": board[square] = .dark
      case "O", "o": board[square] = .light
      case "●", "◉":
        let isDark = [0, 16].contains(screen.colors(column: cell.column, row: cell.row).first)
        board[square] = isDark ? .dark : .light
      default:
        guard pitch >= 4 else { break }
        let column = cell.column - (pitch == 4 ? 1 : pitch / 4 + 1)
        var colors = screen.colors(column: column, row: cell.row)
        if screen[column, cell.row] != "▄" { colors = Array(colors.suffix(1)) }
        // A disk that the move under the cursor would turn over is tinted.
        if !Set(colors).isDisjoint(with: [231, 183]) { board[square] = .light }
        if !Set(colors).isDisjoint(with: [16, 54]) { board[square] = .dark }
      }
    }
    return board
  }
}
