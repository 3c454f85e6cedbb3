import ReversiCore

/// A diagram of a game, as books print it: a board with the numbers of the moves on their squares.
///
/// The other squares have the disks of the start, or are empty; without any disk, the game is a new
/// one. Passes have numbers of their own, or none. The board is read as any other, after each
/// number of two digits was replaced by one sign.
enum NumberedBoard: GameForm {
  static func game(in scanner: inout TextScanner) throws(GameTextError) -> GGFGame? {
    if scanner.startsWithMove { return nil }
    var sides = NamedSides()
    let text = scanner.withoutHidden.afterCaptions(naming: &sides)
    guard
      let drawn = try? text.withNumbersAsSigns.drawnSigns(afterCaptions: true, naming: &sides),
      let squares = squares(of: drawn.0, in: scanner)
    else { return nil }
    // The numbers after the board are those of a caption.
    var rest = text
    rest.advance(by: text.remaining - drawn.1.remaining)
    let start: ReadPosition
    do throws(PositionDefect) {
      _ = try rest.skipCaptions(naming: &sides)
      rest.skipBlanks()
      guard rest.isAtEnd else { throw .textBeside(rest.start, row: nil) }
      let board = try BoardSigns(drawn.0.map { $0.isMoveNumber ? "-" : $0 }).board
      start =
        board == Board() || board == .newGame
        ? ReadPosition(.newGame) : ReadPosition(board, turn: try sides.side())
    } catch {
      throw .position(error)
    }
    scanner = rest
    return try GGFGame(start: start) { record throws(GameTextError) in
      do throws(MoveDefect) { try record.play(squares) } catch { throw .move(error) }
    }
  }

  /// The squares with each number; nil if the numbers are the disks of a board of digits, or marks
  /// on the legal moves of a side.
  private static func squares(
    of signs: [Unicode.Scalar], in text: TextScanner
  ) -> [Int: [Square]]? {
    var squares: [Int: [Square]] = [:]
    for (square, sign) in zip(Square.allCases, signs) {
      let number = sign.moveNumber ?? (sign.isDigit ? Int(sign.folded.value) - 48 : 0)
      if number > 0 { squares[number, default: []].append(square) }
    }
    // Only moves have numbers of two digits.
    if signs.contains(where: { $0.moveNumber != nil }) { return squares }
    var board = text
    let canBeGame = !squares.isEmpty && squares.allSatisfy { $0 <= squares.count && $1.count == 1 }
    return canBeGame && (try? DrawnBoard.game(in: &board)) == nil ? squares : nil
  }
}

extension GameRecord {
  /// Plays the moves that squares have the numbers of.
  fileprivate mutating func play(_ squares: [Int: [Square]]) throws(MoveDefect) {
    for number in 1...(squares.keys.max() ?? 1) {
      let found = squares[number] ?? []
      if found.isEmpty, case .passDue = position.state {
        passWhereDue()
        continue
      }
      guard found.count == 1 else {
        throw MoveDefect(number: number, side: position.turn, reason: .squares(found.count))
      }
      try play(.place(found[0]))
    }
  }
}

extension TextScanner {
  /// The text with a blank and one sign for each number of two digits.
  var withNumbersAsSigns: TextScanner {
    let length = min(remaining, Self.longestBoard)
    var rest = prefix(length)
    var scalars: [Unicode.Scalar] = []
    // Numbers follow each other without blanks where other signs are as wide as they are.
    var isWide = false
    while let next = rest.peek() {
      if rest.previous?.isLineEnd ?? true { isWide = !rest.line.scalarsLeft.allSatisfy(\.isASCII) }
      var behind = rest
      let count = behind.skip { $0.isDigit && $0.isASCII == next.isASCII }
      let isApart = rest.previous?.endsNumber ?? true && behind.peek()?.endsNumber ?? true
      if isApart, count == 2 || (count > 2 && isWide) {
        let digits = rest.prefix(count).scalarsLeft
        scalars += digits.prefix(count % 2)
        for index in stride(from: count % 2, to: count, by: 2) {
          scalars += [" ", Unicode.Scalar(moveNumber: digits[index...index + 1]) ?? "0"]
        }
      } else {
        scalars += rest.prefix(max(1, count)).scalarsLeft
      }
      rest.advance(by: max(1, count))
    }
    var others = self
    others.advance(by: length)
    return TextScanner(scalars[...], and: others)
  }
}

extension Unicode.Scalar {
  /// The first of the signs for numbers, which have no meaning in any text.
  private static let firstNumber: UInt32 = 0xF_0000

  /// The sign for a number of a move, from its digits; nil for 0.
  fileprivate init?(moveNumber digits: some Sequence<Unicode.Scalar>) {
    let number = digits.reduce(0) { $0 * 10 + $1.folded.value - 48 }
    guard number > 0, let sign = Unicode.Scalar(Self.firstNumber + number) else { return nil }
    self = sign
  }

  /// Whether it can stand directly beside the number of a move.
  fileprivate var endsNumber: Bool {
    isBlank || !isSignOfBoard || self == ";" || (!isASCII && !properties.isAlphabetic)
  }

  var isMoveNumber: Bool { isDigit || moveNumber != nil }

  /// The number of a move that the sign stands for, perhaps in a circle; nil for any other sign.
  var moveNumber: Int? {
    switch value {
    case Self.firstNumber + 1...Self.firstNumber + 99: Int(value - Self.firstNumber)
    case 0x2460...0x2473: Int(value - 0x2460) + 1
    case 0x3251...0x325F: Int(value - 0x3251) + 21
    case 0x32B1...0x32BF: Int(value - 0x32B1) + 36
    default: nil
    }
  }
}
