/// A position in the Forsyth-Edwards Notation: rows between slashes, with numbers of empty squares,
/// and the side to move.
///
/// With the pawns of chess, `p` for Black and `P` for White, the eighth row comes first, as in chess.
/// With `B` and `W`, or `X` and `O`, in either case, the first row comes first.
enum FENPosition: GameForm {
  static func record(in scanner: inout TextScanner) throws(GameTextError) -> GameRecord? {
    var ahead = scanner
    ahead.skipBlanks()
    var rows = [[Unicode.Scalar]()]
    while let next = ahead.peek(), !next.isBlank, next != "[", next != "\"" {
      ahead.advance()
      if next.folded != "/" { rows[rows.count - 1].append(next) } else { rows.append([]) }
      guard rows.count <= 9, rows[rows.count - 1].count <= 64 else { return nil }
    }
    // Eight squares between slashes are moves.
    guard rows.count >= 8, !rows[..<8].allSatisfy(isSquare), rows[..<8].allSatisfy(isRow) else {
      return nil
    }
    // The disks that are left follow in brackets, or as a ninth row.
    if ahead.peek() == "[" { _ = ahead.scan(upTo: "]") }
    let board = try board(of: rows[..<8])
    let side = try scanSide(&ahead)
    scanner = ahead
    return try GameRecord(
      start: side.map { Position(board: board, turn: $0) } ?? Position(ofUnknownTurn: board),
      movesOf: &scanner)
  }

  private static func isSquare(_ row: [Unicode.Scalar]) -> Bool {
    row.count == 2 && TextScanner(row[...], and: TextScanner("")).square != nil
  }

  private static func isRow(_ row: [Unicode.Scalar]) -> Bool {
    !row.isEmpty && row.allSatisfy { $0.isLetter || $0.isDigit }
  }

  private static func board(
    of rows: some Collection<[Unicode.Scalar]>
  ) throws(GameTextError) -> Board {
    let signs = Set(rows.joined().filter { !$0.isDigit })
    let isChess = signs.contains { $0.folded == "p" }
    var board = Board()
    for (number, row) in rows.enumerated() {
      var column = 0
      for sign in row {
        if sign.isDigit {
          column += Int(sign.folded.value) - 48
          continue
        }
        guard let disk = disk(sign, isChess: isChess) else {
          throw .form(.fen, .unexpected(Character(sign)))
        }
        if let square = Square(column: column, row: isChess ? 7 - number : number) {
          board[square] = disk
        }
        column += 1
      }
      guard column == 8 else { throw .form(.fen, .rowLength(row: number + 1, cells: column)) }
    }
    return board
  }

  private static func disk(_ sign: Unicode.Scalar, isChess: Bool) -> Disk? {
    switch (sign.folded, isChess) {
    case ("p", true): sign.isCapital ? .light : .dark
    case ("b", false), ("x", false): .dark
    case ("w", false), ("o", false): .light
    default: nil
    }
  }

  /// Reads the fields behind the board: the side, and dashes and numbers that belong to chess.
  private static func scanSide(_ scanner: inout TextScanner) throws(GameTextError) -> Disk? {
    scanner.skip { $0.isBlank || $0 == "\"" }
    guard let next = scanner.peek(), scanner.square == nil else { return nil }
    guard let side = disk(next, isChess: false), scanner.peek(1)?.isLetter != true else {
      throw .form(.fen, .unexpected(Character(next)))
    }
    scanner.advance()
    return side
  }
}

extension Unicode.Scalar {
  fileprivate var isCapital: Bool { ("A"..."Z").contains(self) || ("Ａ"..."Ｚ").contains(self) }
}
