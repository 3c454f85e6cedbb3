/// A board of letters, with the rules in their plainest form.
///
/// It shares no code with the rules that the coach uses, so that a defect cannot hide in both.
struct NaiveBoard {
  /// `x`, `o` or `-`, from a1 to h8.
  private(set) var cells: [Character]

  init(_ cells: [Character]) { self.cells = cells }

  static func other(_ side: Character) -> Character { side == "x" ? "o" : "x" }

  /// The eight directions, as columns and rows.
  private static let directions = [
    (-1, -1), (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0),
  ]

  static func square(_ column: Int, _ row: Int) -> Int? {
    (0..<8).contains(column) && (0..<8).contains(row) ? row * 8 + column : nil
  }

  static func neighbors(of square: Int) -> [Int] {
    directions.compactMap { Self.square(square % 8 + $0.0, square / 8 + $0.1) }
  }

  /// The disks that a side would turn over.
  func flips(of side: Character, at square: Int) -> [Int] {
    guard cells[square] == "-" else { return [] }
    var flips: [Int] = []
    for (right, down) in Self.directions {
      var run: [Int] = []
      var column = square % 8 + right
      var row = square / 8 + down
      while let next = Self.square(column, row), cells[next] == Self.other(side) {
        run.append(next)
        column += right
        row += down
      }
      if let end = Self.square(column, row), cells[end] == side { flips += run }
    }
    return flips
  }

  func moves(of side: Character) -> Set<Int> {
    Set((0..<64).filter { !flips(of: side, at: $0).isEmpty })
  }

  /// The board after a legal move.
  func playing(_ side: Character, at square: Int) -> NaiveBoard {
    var board = self
    for place in [square] + flips(of: side, at: square) { board.cells[place] = side }
    return board
  }

  func count(_ letter: Character) -> Int { cells.filter { $0 == letter }.count }

  /// The empty squares that hang together with an empty square.
  func region(of square: Int) -> Set<Int> {
    var region: Set<Int> = [square]
    var open = [square]
    while let next = open.popLast() {
      for neighbor in Self.neighbors(of: next)
      where cells[neighbor] == "-" && region.insert(neighbor).inserted {
        open.append(neighbor)
      }
    }
    return region
  }

  /// The disks of a side that have an empty neighbour.
  func frontier(of side: Character) -> Set<Int> {
    Set(
      (0..<64).filter { square in
        cells[square] == side && Self.neighbors(of: square).contains { cells[$0] == "-" }
      })
  }

  /// The empty squares around each disk that a move turns over.
  func openness(of side: Character, at square: Int) -> Int {
    flips(of: side, at: square).reduce(0) { sum, flip in
      sum + Self.neighbors(of: flip).filter { cells[$0] == "-" && $0 != square }.count
    }
  }

  /// The moves that only one side has, and that give the other side no new move.
  func freeMoves(of side: Character) -> Set<Int> {
    let others = moves(of: Self.other(side))
    return moves(of: side).subtracting(others).filter {
      playing(side, at: $0).moves(of: Self.other(side)).isSubset(of: others)
    }
  }

  /// The disks of a side that each of their four lines holds: by the edge of the board, a held disk
  /// of the side, or because it is full.
  func stableDisks(of side: Character) -> Set<Int> {
    var stable: Set<Int> = []
    while true {
      let grown = Set(
        (0..<64).filter { square in
          cells[square] == side
            && Self.directions.prefix(4).allSatisfy { isHeld(square, $0, by: stable) }
        })
      if grown == stable { return stable }
      stable = grown
    }
  }

  private func isHeld(_ square: Int, _ step: (Int, Int), by stable: Set<Int>) -> Bool {
    let ways = [1, -1].map { sign in
      (1..<8).compactMap {
        Self.square(square % 8 + $0 * sign * step.0, square / 8 + $0 * sign * step.1)
      }
    }
    return ways.contains { way in way.first.map(stable.contains) ?? true }
      || ways.joined().allSatisfy { cells[$0] != "-" }
  }
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
    if !board.moves(of: side).isEmpty { return self }
    return board.moves(of: other).isEmpty ? nil : NaivePosition(board: board, side: other)
  }

  func playing(_ square: Int) -> NaivePosition {
    NaivePosition(board: board.playing(side, at: square), side: other)
  }

  /// Whether a side can play on a square within some plies, whatever the other plays.
  func forces(_ square: Int, for player: Character, within plies: Int) -> Bool {
    guard plies > 0, let ready else { return false }
    let moves = ready.board.moves(of: ready.side)
    if ready.side == player {
      return moves.contains(square)
        || plies > 2
          && moves.contains {
            ready.playing($0).forces(square, for: player, within: plies - 1)
          }
    }
    return moves.allSatisfy {
      $0 != square && ready.playing($0).forces(square, for: player, within: plies - 1)
    }
  }
}
