import ReversiCore

/// A diagram of a game, as books print it: a board with the numbers of the moves on their squares.
///
/// The other squares have the disks of the start, or are empty; without any disk, the game is a new
/// one. Passes have numbers of their own, or none.
enum NumberedBoard: GameForm {
  static func game(in scanner: inout TextScanner) throws(GameTextError) -> GGFGame? {
    guard let diagram = Diagram(scanner), diagram.isGame(in: scanner) else { return nil }
    var (rest, sides) = (diagram.rest, diagram.sides)
    let start: ReadPosition
    do throws(PositionDefect) {
      _ = try rest.skipCaptions(naming: &sides)
      rest.skipBlanks()
      guard rest.isAtEnd else { throw .textBeside(rest.start, row: nil) }
      let board = try BoardSigns(diagram.disks).board
      start =
        board == Board() || board == .newGame
        ? ReadPosition(.newGame) : ReadPosition(board, turn: try sides.side())
    } catch {
      throw .position(error)
    }
    scanner = rest
    return try GGFGame(start: start) { record throws(GameTextError) in
      do throws(MoveDefect) { try record.play(diagram.squares) } catch { throw .move(error) }
    }
  }

  /// The signs of a board with numbers, and what stands around them.
  private struct Diagram {
    /// The signs of the squares without a number.
    private(set) var disks: [Unicode.Scalar] = []
    /// The squares with each number.
    private(set) var squares: [Int: [Square]] = [:]
    private(set) var sides = NamedSides()
    /// What follows the board.
    let rest: TextScanner
    /// Whether a number cannot be anything else than that of a move.
    private var isCertain = false

    init?(_ text: TextScanner) {
      if text.startsWithMove { return nil }
      let text = text.withoutHidden.afterCaptions(naming: &sides)
      let rows = DrawnRows(of: text.withNumbersAsSigns)
      guard rows.isComplete, (try? rows.name(&sides)) != nil else { return nil }
      for (square, sign) in zip(Square.allCases, rows.signs) {
        let number = sign.moveNumber ?? (sign.isDigit ? Int(sign.folded.value) - 48 : nil)
        isCertain = isCertain || sign.moveNumber != nil
        disks.append(number == nil ? sign : "-")
        if let number, number > 0 { squares[number, default: []].append(square) }
      }
      // The numbers after the board are those of a caption.
      var rest = text
      rest.advance(by: text.remaining - rows.rest.remaining)
      self.rest = rest
    }

    /// Whether the numbers are those of moves, rather than the disks of a board of digits, or marks
    /// on the legal moves of a side.
    func isGame(in scanner: TextScanner) -> Bool {
      if isCertain { return true }
      var board = scanner
      return !squares.isEmpty && squares.allSatisfy { $0 <= squares.count && $1.count == 1 }
        && (try? DrawnBoard.game(in: &board)) == nil
    }
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
  /// The text with a blank and one sign for each number of two digits, and for each cell that is
  /// written as two equal signs. In a list, numbers from 3 to 9 have such a sign, too.
  var withNumbersAsSigns: TextScanner {
    let length = min(remaining, Self.longestBoard)
    var rest = prefix(length)
    let isList = rest.peek().map { "[{".unicodeScalars.contains($0) } ?? false
    var scalars: [Unicode.Scalar] = []
    // Numbers follow each other without blanks where other signs are as wide as they are.
    var isWide = false
    while let next = rest.peek() {
      if rest.previous?.isLineEnd ?? true { isWide = !rest.line.scalarsLeft.allSatisfy(\.isASCII) }
      var behind = rest
      let count = behind.skip { $0.isDigit && $0.isASCII == next.isASCII }
      if count > 0 {
        let digits = rest.prefix(count).scalarsLeft
        let isApart = [rest.previous, behind.peek()].allSatisfy { $0?.endsNumber ?? true }
        scalars +=
          isApart && (count <= 2 || isWide) ? Self.signs(of: digits, isList: isList) : digits
        rest = behind
      } else if rest.peek(1) == next, Cell(next) != nil,
        [rest.previous, rest.peek(2)].allSatisfy({ $0?.isBetweenCells ?? true })
      {
        scalars += [" ", next]
        rest.advance(by: 2)
      } else {
        scalars.append(next)
        rest.advance()
      }
    }
    var others = self
    others.advance(by: length)
    return TextScanner(scalars[...], and: others)
  }

  /// The signs of numbers with two digits each. The first one can have one digit.
  private static func signs(of digits: [Unicode.Scalar], isList: Bool) -> [Unicode.Scalar] {
    var signs: [Unicode.Scalar] = []
    for digit in digits.prefix(digits.count % 2) {
      let isNumber = isList && digit.folded > "2"
      signs.append(isNumber ? Unicode.Scalar(moveNumber: [digit]) ?? digit : digit)
    }
    for index in stride(from: digits.count % 2, to: digits.count, by: 2) {
      signs += [" ", Unicode.Scalar(moveNumber: digits[index...index + 1]) ?? "0"]
    }
    return signs
  }
}

extension Unicode.Scalar {
  /// The first of the signs for numbers, which have no meaning in any text.
  private static let firstNumber: UInt32 = 0xF_0000

  /// The sign for a number of a move, from its one or two digits; nil for 0.
  fileprivate init?(moveNumber digits: some Sequence<Unicode.Scalar>) {
    let number = digits.reduce(0) { $0 * 10 + $1.folded.value - 48 }
    guard number > 0, let sign = Unicode.Scalar(Self.firstNumber + number) else { return nil }
    self = sign
  }

  /// Whether it can stand directly beside the number of a move.
  fileprivate var endsNumber: Bool {
    isBetweenCells || (!isASCII && !properties.isAlphabetic)
  }

  /// Whether it stands between the cells of a board.
  fileprivate var isBetweenCells: Bool {
    isBlank || BoardLine.isFrame(self) || BoardLine.isSeparator(self)
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
