import ReversiCore

struct BoardText {
  /// The 64 signs of the board one after another, and what follows them.
  var text: TextScanner
  /// The sides to move that are named above the board and beside it.
  var sides = NamedSides()
}

/// The boards that people and programs print: with coordinates or a frame, as digits, or as a list.
extension TextScanner {
  /// The board at the beginning of a text, perhaps below captions; nil if there is none.
  ///
  /// - Throws: `PositionDefect` if a board begins here, and is incomplete or has an unknown text
  ///   beside it.
  func boardText() throws(PositionDefect) -> BoardText? {
    if startsWithMove { return nil }
    var sides = NamedSides()
    let text = withoutHidden
    let rest = text.afterCaptions(naming: &sides)
    let board = rest.withoutNegativeCells
    let rows = DrawnRows(of: board)
    if rows.isCertain || (rows.isComplete && rest.remaining < text.remaining) {
      guard rows.isComplete else { throw rows.defect }
      try rows.name(&sides)
      return BoardText(text: rows.rest.after(rows.signs), sides: sides)
    }
    if let text = board.withoutList { return BoardText(text: text, sides: sides) }
    if board.startsWithSymbols { return BoardText(text: board, sides: sides) }
    let cells = board.cellsAhead(PositionDefect.cellCount)
    guard cells.count > cells.others, cells.count >= PositionDefect.minimumCells,
      board.cellsAhead(8).count > 4
    else { return nil }
    return BoardText(text: board, sides: sides)
  }

  /// The text without what is not shown, such as what chooses the form of the disk before it.
  var withoutHidden: TextScanner {
    guard contains(where: \.isHidden) else { return self }
    return TextScanner(scalarsLeft.filter { !$0.isHidden }[...], and: TextScanner(""))
  }

  /// The text behind the captions above a board.
  func afterCaptions(naming sides: inout NamedSides) -> TextScanner {
    var rest = self
    while let line = rest.peekLine(), !line.startsWithBoard, let caption = line.caption {
      sides.add(caption)
      rest.skipLine()
    }
    return rest
  }

  /// The text with the signs at its beginning as 64 signs one after another, if they are digits or
  /// stand in a list; nil otherwise.
  private var withoutList: TextScanner? {
    var rest = self
    var signs: [Unicode.Scalar] = []
    var isPlain = true
    while signs.count < PositionDefect.cellCount {
      while let next = rest.peek(), next.isBlank || BoardLine.isOfList(next) {
        guard !next.isLineEnd || signs.count.isMultiple(of: 8) else { return nil }
        isPlain = isPlain && next.isBlank
        rest.advance()
      }
      guard let next = rest.peek(), BoardSigns.isKnown(next) else { return nil }
      isPlain = isPlain && Cell(next) != nil
      signs.append(next)
      rest.advance()
    }
    return isPlain ? nil : rest.after(signs)
  }

  /// Whether 64 symbols are next, of a few kinds: a board, even if they are unknown.
  private var startsWithSymbols: Bool {
    var rest = self
    var kinds: Set<Unicode.Scalar> = []
    for _ in 0..<PositionDefect.cellCount {
      rest.skipBlanks()
      guard let next = rest.peek(), !next.isASCII, !next.properties.isAlphabetic else {
        return false
      }
      kinds.insert(next)
      rest.advance()
    }
    return (2...5).contains(kinds.count)
  }

  /// How many of the next scalars, not counting blanks, are cells. If more than half are, a board
  /// follows: among moves, only passes and the `b` of squares look like cells.
  func cellsAhead(_ limit: Int) -> (count: Int, others: Int) {
    var ahead = self
    var cells = 0
    var others = 0
    ahead.skipBlanks()
    while cells + others < limit, let next = ahead.peek() {
      if Cell(next) != nil { cells += 1 } else { others += 1 }
      ahead.advance()
      ahead.skipBlanks()
    }
    return (cells, others)
  }

  /// The first 16 scalars of the line, without blanks at their end.
  var start: String {
    var scalars = scalarsLeft.prefix(16).prefix { !$0.isLineEnd }
    while scalars.last?.isBlank == true { scalars.removeLast() }
    return String(String.UnicodeScalarView(scalars))
  }

  var isBlank: Bool { scalarsLeft.allSatisfy(\.isBlank) }

  /// The text with 2 for each -1 of a board of numbers at its beginning. Without such a board, the
  /// text itself.
  var withoutNegativeCells: TextScanner {
    var rest = self
    var scalars: [Unicode.Scalar] = []
    var hasNegative = false
    var isAtLineStart = true
    var rows = 0
    var numbers = 0
    while let next = rest.peek() {
      if next.isLineEnd {
        rows += numbers / 8
        numbers = 0
        if rows >= 8 { break }
      }
      // Beside -1, a 2 can be the number of the second row only.
      if next == "2", !isAtLineStart, rest.peek(1)?.isLineEnd != true { return self }
      isAtLineStart = next.isLineEnd || (isAtLineStart && next.isBlank)
      if rest.isAtNegativeCell {
        hasNegative = true
        numbers += 1
        scalars.append("2")
        rest.advance(by: 2)
        continue
      }
      guard
        next.isDigit || next.isBlank || BoardLine.isOfList(next) || BoardLine.isFrame(next)
          || ("a"..."h").contains(next.folded)
      else {
        // Text can stand beside a row.
        if isAtLineStart { break }
        while let next = rest.peek(), !next.isLineEnd {
          scalars.append(next)
          rest.advance()
        }
        continue
      }
      if next.isDigit { numbers += 1 }
      scalars.append(next)
      rest.advance()
    }
    return hasNegative ? TextScanner(scalars[...], and: rest) : self
  }

  /// Whether a -1 with nothing beside it is next.
  private var isAtNegativeCell: Bool {
    func isEnd(_ scalar: Unicode.Scalar?) -> Bool {
      scalar.map { $0.isBlank || BoardLine.isOfList($0) || BoardLine.isFrame($0) } ?? true
    }
    guard let sign = peek()?.folded, sign == "-" || sign == "\u{2212}" else { return false }
    return peek(1)?.folded == "1" && isEnd(peek(2)) && isEnd(previous)
  }

  /// Whether a comment begins here. The board of a position can begin with `#`, too.
  var isAtComment: Bool {
    var ahead = self
    ahead.skipBlanks()
    guard ahead.peek() == "#" else { return ahead.peek() == "%" || ahead.isAtFence }
    if MoveTable.Columns(ahead.line) != nil { return false }
    var cells: Set<Cell> = []
    for _ in 0..<PositionDefect.cellCount {
      guard let cell = ahead.peek().flatMap({ Cell($0) }) else { return true }
      cells.insert(cell)
      ahead.advance()
      ahead.skipBlanks()
    }
    return !cells.contains(.disk(.light))
  }

  /// The longest line of a board, in scalars: 64 digits with the signs of a list.
  private static let longestLine = 512

  /// Whether three signs are next that mark text in a letter to be shown as it is.
  var isAtFence: Bool { (0..<3).allSatisfy { peek($0) == "`" } }

  /// Some signs, and then this text. The side behind them can have its meaning from them.
  private func after(_ signs: [Unicode.Scalar]) -> TextScanner {
    var rest = self
    rest.skip { $0.isBlank || BoardLine.isOfList($0) }
    var side = rest.peek().flatMap { BoardSigns.side(of: $0, among: signs) }
    if rest.isAtNegativeCell {
      side = .light
      rest.advance()
    }
    // The number of a move can follow, too.
    guard let side, rest.peek(1).map({ $0.isBlank || $0 == ";" }) ?? true else {
      return TextScanner((signs + [" "])[...], and: rest)
    }
    rest.advance()
    return TextScanner((signs + [" ", side == .dark ? "x" : "o", " "])[...], and: rest)
  }

  /// The next line, without its end; nil at the end of the text, or if it is too long for a board.
  func peekLine() -> TextScanner? {
    guard !isAtEnd else { return nil }
    var count = 0
    while let next = peek(count), !next.isLineEnd {
      count += 1
      if count > Self.longestLine { return nil }
    }
    return prefix(count)
  }

  /// Skips the rest of the line, and its end.
  mutating func skipLine() {
    skip { !$0.isLineEnd }
    if peek() == "\r", peek(1) == "\n" { advance() }
    if !isAtEnd { advance() }
  }
}
