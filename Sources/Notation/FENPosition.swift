import ReversiCore

/// A position in the Forsyth-Edwards Notation: rows between slashes, with numbers of empty squares,
/// and the side to move.
///
/// With the pawns of chess, `p` for Black and `P` for White, the eighth row comes first, as in
/// chess. With the signs of other boards, such as `B` and `W` or `X` and `O`, the first row comes
/// first.
enum FENPosition: GameForm {
  static func game(in scanner: inout TextScanner) throws(GameTextError) -> GGFGame? {
    var ahead = scanner
    ahead.skip { $0.isBlank || $0 == "\"" }
    var rest = ahead
    if rest.scanWord() == "fen" {
      ahead = rest
      ahead.skip { $0.isBlank || $0.folded == ":" || $0 == "\"" }
    }
    var rows = [[Unicode.Scalar]()]
    while let next = ahead.peek(), !next.isBlank, next != "[", next != "\"" {
      ahead.advance()
      if next.folded != "/" { rows[rows.count - 1].append(next) } else { rows.append([]) }
      guard rows.count <= 9, rows[rows.count - 1].count <= 64 else { return nil }
    }
    // Moves can stand between slashes, and the numbers of a date.
    guard rows.count >= 5, rows.prefix(8).allSatisfy(isRow),
      rows.contains(where: { $0.count == 1 && $0[0].isDigit })
        || rows.count(where: { $0.count > 2 && !isMove($0) }) >= 4
    else { return nil }
    guard rows.count >= 8 else { throw .form(.fen, .boardSize(String(rows.count))) }
    // The disks that a side has left follow in brackets, or as a ninth row.
    if ahead.peek() == "[" { _ = ahead.scan(upTo: "]") }
    let board = try board(of: rows[..<8])
    let side = try scanSide(&ahead)
    scanner = ahead
    return try GGFGame(start: ReadPosition(board, turn: side), movesOf: &scanner)
  }

  private static func isMove(_ row: [Unicode.Scalar]) -> Bool {
    let square = row.drop { $0.isDigit || $0 == "." }
    return square.count == 2 && TextScanner(square, and: TextScanner("")).square != nil
  }

  private static func isRow(_ row: [Unicode.Scalar]) -> Bool {
    !row.isEmpty && row.allSatisfy { $0.isLetter || $0.isDigit || Cell($0) != nil }
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
        guard let cell = cell(sign, isChess: isChess) else {
          throw .form(.fen, .unexpected(Character(sign)))
        }
        if let square = Square(column: column, row: isChess ? 7 - number : number) {
          board[square] = cell.disk
        }
        column += 1
      }
      guard column == 8 else { throw .form(.fen, .rowLength(row: number + 1, cells: column)) }
    }
    return board
  }

  private static func cell(_ sign: Unicode.Scalar, isChess: Bool) -> Cell? {
    guard isChess else { return Cell(sign) }
    return sign.folded == "p" ? .disk(sign.isCapital ? .light : .dark) : nil
  }

  /// Dashes and numbers of chess follow the side.
  private static func scanSide(_ scanner: inout TextScanner) throws(GameTextError) -> Disk? {
    scanner.skip { $0.isBlank || $0 == "\"" }
    guard let next = scanner.peek(), scanner.square == nil else { return nil }
    var rest = scanner
    let side: Disk
    if let named = rest.scanWord().flatMap({ Disk(word: $0) }) {
      side = named
    } else if let disk = Cell(next)?.disk, scanner.peek(1)?.isLetter != true {
      rest = scanner
      rest.advance()
      side = disk
    } else {
      throw .form(.fen, .unexpected(Character(next)))
    }
    repeat {
      scanner = rest
      rest.skipBlanks()
    } while ["to", "move"].contains(rest.scanWord() ?? "")
    return side
  }
}

extension Unicode.Scalar {
  fileprivate var isCapital: Bool { ("A"..."Z").contains(self) || ("Ａ"..."Ｚ").contains(self) }
}
