/// What the reasons of the coach speak of, in the plainest form.
extension NaiveBoard {
  static let corners = [0, 7, 56, 63]

  func hasMove(of side: Character) -> Bool {
    (0..<64).contains { !flips(of: side, at: $0).isEmpty }
  }

  /// Whether a side has no move, and the other has one.
  func isPass(of side: Character) -> Bool {
    !hasMove(of: side) && hasMove(of: Self.other(side))
  }

  /// Whether a disk on an edge lies between two of the other side.
  func isWedged(_ square: Int) -> Bool {
    let (column, row) = (square % 8, square / 8)
    let ends =
      row % 7 == 0 && column % 7 != 0
      ? [square - 1, square + 1] : column % 7 == 0 && row % 7 != 0 ? [square - 8, square + 8] : []
    return !ends.isEmpty && ends.allSatisfy { cells[$0] == Self.other(cells[square]) }
  }

  /// The squares of the edge of a square; none for a corner and for squares inside.
  static func edge(of square: Int) -> Set<Int> {
    let (column, row) = (square % 8, square / 8)
    guard (row % 7 == 0) != (column % 7 == 0) else { return [] }
    return Set((0..<8).map { row % 7 == 0 ? row * 8 + $0 : $0 * 8 + column })
  }

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
}

extension NaivePosition {
  /// All moves of the side.
  var steps: [ClaimChecker.Step] {
    board.moves(of: side).sorted().map {
      .init(before: self, square: $0, after: playing($0).board)
    }
  }

  /// The moves that only the side has, now and after each move of the other one, and that give that
  /// no new move.
  var freeMoves: Set<Int> {
    let others = NaivePosition(board: board, side: other)
    let answers = board.moves(of: other)
    return board.moves(of: side).subtracting(answers).filter { square in
      playing(square).board.moves(of: other).isSubset(of: answers)
        && others.steps.allSatisfy {
          $0.after.moves(of: side).contains(square) && !$0.after.moves(of: other).contains(square)
        }
    }
  }

  /// The moves of the side of openness 2 or less.
  var quietMoves: Set<Int> {
    board.moves(of: side).filter { board.openness(of: side, at: $0) <= 2 }
  }

  /// The moves of the side after which the other can force no corner that it could not force if it
  /// were its move.
  var safeMoves: Set<Int> {
    let passed = NaivePosition(board: board, side: other)
    let known = board.hasMove(of: other) ? passed.forcedCorners(of: other) : []
    return board.moves(of: side).filter {
      playing($0).forcedCorners(of: other).isSubset(of: known)
    }
  }

  /// The corners that a side can force within three plies.
  private func forcedCorners(of player: Character) -> Set<Int> {
    Set(
      NaiveBoard.corners.filter {
        board.cells[$0] == "-" && forces($0, for: player, within: 3)
      })
  }

  /// Whether a player can move on a square after each move of the side, which may have to pass.
  func leaves(_ square: Int, to player: Character) -> Bool {
    guard side != player, board.hasMove(of: side) else {
      return board.moves(of: player).contains(square)
    }
    return steps.allSatisfy { $0.after.moves(of: player).contains(square) }
  }

  /// Whether a side can play on a square within some plies, whatever the other plays.
  func forces(_ square: Int, for player: Character, within plies: Int) -> Bool {
    guard plies > 0 else { return false }
    let isLegal = !board.flips(of: side, at: square).isEmpty
    if isLegal { return side == player }
    if !board.hasMove(of: side) {
      return board.hasMove(of: other)
        && NaivePosition(board: board, side: other).forces(square, for: player, within: plies)
    }
    return side == player
      ? plies > 2 && steps.contains { $0.next.forces(square, for: player, within: plies - 1) }
      : steps.allSatisfy { $0.next.forces(square, for: player, within: plies - 1) }
  }

  /// Whether a side can take all disks of the other within some plies, whatever that plays.
  func takesAll(_ player: Character, within plies: Int) -> Bool {
    if board.count(NaiveBoard.other(player)) == 0 { return true }
    guard plies > 0, let ready else { return false }
    return ready.side == player
      ? ready.steps.contains { $0.next.takesAll(player, within: plies - 1) }
      : ready.steps.allSatisfy { $0.next.takesAll(player, within: plies - 1) }
  }
}
