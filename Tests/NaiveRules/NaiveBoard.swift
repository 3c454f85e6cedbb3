import ReversiCore

/// A board of letters, with the rules as a person applies them by hand.
///
/// It shares no code with the bitboards and the coach, so that a defect cannot hide in both.
package struct NaiveBoard {
  /// `x`, `o` or `-`, from a1 to h8.
  private(set) var cells: [Character]

  init(_ cells: [Character]) { self.cells = cells }

  /// The board as letters.
  package init(_ board: Board) { self.init(board.rows.flatMap(Array.init)) }

  /// The eight rows, from the top.
  package var rows: [[Character]] {
    (0..<8).map { Array(cells[8 * $0..<8 * ($0 + 1)]) }
  }

  static func other(_ side: Character) -> Character { side == "x" ? "o" : "x" }

  /// The eight directions, as columns and rows.
  static let directions = [
    (-1, -1), (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0),
  ]

  static func square(_ column: Int, _ row: Int) -> Int? {
    (0..<8).contains(column) && (0..<8).contains(row) ? row * 8 + column : nil
  }

  static func neighbors(of square: Int) -> [Int] {
    directions.compactMap { Self.square(square % 8 + $0.0, square / 8 + $0.1) }
  }

  /// The disks that a side would turn over, as numbers of squares.
  package func flips(of side: Character, at square: Int) -> Set<Int> {
    guard cells[square] == "-" else { return [] }
    var flips: Set<Int> = []
    for (right, down) in Self.directions {
      var run: [Int] = []
      var column = square % 8 + right
      var row = square / 8 + down
      while let next = Self.square(column, row), cells[next] == Self.other(side) {
        run.append(next)
        column += right
        row += down
      }
      if let end = Self.square(column, row), cells[end] == side { flips.formUnion(run) }
    }
    return flips
  }

  /// The squares on which a side can move.
  package func moves(of side: Character) -> Set<Int> {
    Set((0..<64).filter { !flips(of: side, at: $0).isEmpty })
  }

  /// The board after a legal move.
  package func playing(_ side: Character, at square: Int) -> NaiveBoard {
    var board = self
    for place in flips(of: side, at: square).union([square]) { board.cells[place] = side }
    return board
  }

  func count(_ letter: Character) -> Int { cells.filter { $0 == letter }.count }
}

/// A position with the side to move.
struct NaivePosition {
  var board: NaiveBoard
  var side: Character

  init(board: NaiveBoard, side: Character) {
    self.board = board
    self.side = side
  }

  /// Reads 64 letters, a blank, and the letter of the side.
  init?(_ text: String) {
    let letters = Array(text)
    guard letters.count == 66, "xo".contains(letters[65]) else { return nil }
    self.init(board: NaiveBoard(Array(letters[..<64])), side: letters[65])
  }

  /// The position as text.
  var text: String { String(board.cells) + " \(side)" }

  var other: Character { NaiveBoard.other(side) }

  /// The position with the side to move that has a move, or nil at the end of the game.
  var ready: NaivePosition? {
    if board.hasMove(of: side) { return self }
    return board.hasMove(of: other) ? NaivePosition(board: board, side: other) : nil
  }

  func playing(_ square: Int) -> NaivePosition {
    NaivePosition(board: board.playing(side, at: square), side: other)
  }
}
