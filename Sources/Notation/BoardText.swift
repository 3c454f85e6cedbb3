import ReversiCore

/// A board in a text: its 64 signs, and what stands around them.
///
/// It is read in one of three ways. `DrawnRows` takes line by line what people and programs draw;
/// a list has the signs between brackets and commas, on any lines; and what begins with cells is
/// read cell by cell.
struct BoardText {
  private let signs: [Unicode.Scalar]
  /// What follows the board.
  var rest: TextScanner
  /// The sides to move that are named above the board and beside it.
  private var sides: NamedSides

  /// The board at the beginning of a text, perhaps below captions; nil if there is none.
  ///
  /// - Throws: `PositionDefect` if a board begins here, and is incomplete or has an unknown text
  ///   beside it.
  init?(_ text: TextScanner) throws(PositionDefect) {
    if text.startsWithMove { return nil }
    var sides = NamedSides()
    let text = text.withoutHidden
    let board = text.afterCaptions(naming: &sides)
    if let (signs, rest) = try board.drawnSigns(
      afterCaptions: board.remaining < text.remaining, naming: &sides)
    {
      self.init(signs: signs, rest: rest, sides: sides)
    } else if board.startsWithSymbols || board.startsWithCells {
      try self.init(cellsOf: board, sides: sides)
    } else {
      return nil
    }
  }

  /// Reads 64 signs. A line ends only behind whole rows, and two or three signs together could be
  /// one cell.
  init(cellsOf text: TextScanner, sides: NamedSides = NamedSides()) throws(PositionDefect) {
    var rest = text
    var signs: [Unicode.Scalar] = []
    var lineStart = 0
    var groupStart = 0
    var wideCell: (row: Int, signs: Int)?
    while signs.count < PositionDefect.cellCount {
      guard let next = rest.peek() else {
        for (square, sign) in zip(Square.allCases, signs) where !BoardSigns.isKnown(sign) {
          throw .unknownCell(Character(sign), square)
        }
        throw .cellCount(signs.count)
      }
      rest.advance()
      if next.isHidden { continue }
      guard next.isBlank else {
        signs.append(next)
        continue
      }
      let group = signs.count - groupStart
      if group == 2 || group == 3 { wideCell = wideCell ?? (groupStart / 8 + 1, group) }
      groupStart = signs.count
      guard next.isLineEnd else { continue }
      let line = signs.count - lineStart
      guard line.isMultiple(of: 8) else { throw .rowLength(row: lineStart / 8 + 1, cells: line) }
      lineStart = signs.count
    }
    if let (row, cells) = wideCell { throw .rowLength(row: row, cells: cells) }
    self.init(signs: signs, rest: rest, sides: sides)
  }

  private init(signs: [Unicode.Scalar], rest: TextScanner, sides: NamedSides) {
    (self.signs, self.rest, self.sides) = (signs, rest, sides)
  }

  /// The position, with the side that follows the board.
  ///
  /// - Parameter hasCaption: Whether words may follow the board.
  mutating func position(hasCaption: Bool = false) throws(PositionDefect) -> ReadPosition {
    let board = try BoardSigns(signs)
    if let side = rest.scanSide(ofSigns: signs) {
      sides.add(side)
    } else {
      let isNamed = hasCaption ? try rest.skipCaptions(naming: &sides) : false
      if !isNamed, let side = try rest.scanSide(after: Set(signs)) { sides.add(side) }
    }
    if let side = board.marked { sides.add(side) }
    return ReadPosition(board.board, turn: try sides.side() ?? board.hinted)
  }

  /// The position, if nothing follows it.
  mutating func wholePosition() throws(PositionDefect) -> ReadPosition {
    let position = try position()
    rest.skipBlanks()
    if let next = rest.peek() { throw .unknownSide(Character(next)) }
    return position
  }
}

/// The rows of a drawn board, as far as there are any, and the texts beside them.
struct DrawnRows {
  /// The signs so far, from the first row on.
  private(set) var signs: [Unicode.Scalar] = []
  private(set) var rest: TextScanner
  /// Whether anything but blanks stands around the signs.
  private var isDrawn = false
  private var hasNames = false
  /// The texts beside the board, with their rows.
  private var beside: [(text: TextScanner, row: Int?)] = []
  private let isNumberLast: Bool

  /// Reads rows with their numbers at the left, or else at the right: in a board of digits, a
  /// number could be a sign.
  init(of text: TextScanner) {
    self.init(of: text, isNumberLast: false)
    if isComplete { return }
    let others = DrawnRows(of: text, isNumberLast: true)
    if others.signs.count > signs.count { self = others }
  }

  private init(of text: TextScanner, isNumberLast: Bool) {
    self.isNumberLast = isNumberLast
    rest = text
    for _ in 0..<Self.maximumLines {
      guard let line = rest.peekLine(), add(line) else { break }
    }
  }

  /// More lines than a board has, with edges and blank lines between its rows.
  private static let maximumLines = 40

  var isComplete: Bool { signs.count == PositionDefect.cellCount }

  /// Whether the rows are those of a board, even if some are missing. Rows alone can be something
  /// else if they are few.
  var isCertain: Bool {
    (hasNames || signs.count >= 24) && (isDrawn || !signs.allSatisfy(BoardSigns.isKnown))
  }

  /// Adds a line. Returns whether it is part of the board.
  private mutating func add(_ line: TextScanner) -> Bool {
    if signs.isEmpty, rest.isAtComment {
      rest.skipLine()
      return true
    }
    let row = signs.count / 8 + 1
    guard let part = BoardLine(line, row: row, isNumberLast: isNumberLast) else { return false }
    switch part.kind {
    case .row(let signs, let isMarked):
      if isComplete { return false }
      self.signs += signs
      // Behind a board without coordinates, the side and moves can follow on the same line.
      if let text = part.beside, row == 8, !isMarked {
        rest.advance(by: line.remaining - text.remaining)
        return true
      }
      isDrawn = isDrawn || isMarked
    case .names:
      // The names of another board follow.
      if hasNames, !isComplete { return false }
      hasNames = true
      isDrawn = true
    case .edge: isDrawn = true
    case .divider: if isComplete { return false }
    }
    if let text = part.beside {
      if case .row = part.kind { beside.append((text, row)) } else { beside.append((text, nil)) }
      isDrawn = true
    }
    rest.skipLine()
    return true
  }

  /// Adds the sides to move that are named beside the board.
  ///
  /// - Throws: `PositionDefect.textBeside`.
  func name(_ sides: inout NamedSides) throws(PositionDefect) {
    for (text, row) in beside {
      guard let caption = text.caption else { throw .textBeside(text.start, row: row) }
      sides.add(caption)
    }
  }

  /// What is wrong with a board that is incomplete.
  var defect: PositionDefect {
    guard let line = rest.peekLine() else { return .cellCount(signs.count) }
    let inked = line.scalarsLeft.filter { !$0.isBlank && $0.isSignOfBoard }
    let isNumbered = inked.first?.isDigit == true
    guard isNumbered || line.caption == nil else { return .cellCount(signs.count) }
    let (row, cells) = (signs.count / 8 + 1, inked.count - (isNumbered ? 1 : 0))
    return cells == 8 ? .textBeside(line.start, row: row) : .rowLength(row: row, cells: cells)
  }
}

extension TextScanner {
  /// The 64 signs of a board that is drawn or a list, and what follows them; nil if the text does
  /// not begin with such a board.
  ///
  /// - Throws: `PositionDefect` if the board is incomplete or has an unknown text beside it.
  func drawnSigns(
    afterCaptions: Bool, naming sides: inout NamedSides
  ) throws(PositionDefect) -> ([Unicode.Scalar], TextScanner)? {
    let rows = DrawnRows(of: self)
    guard rows.isCertain || (rows.isComplete && afterCaptions) else { return list }
    guard rows.isComplete else { throw rows.defect }
    try rows.name(&sides)
    var rest = rows.rest
    rest.skip { $0.isBlank || $0.isOfList }
    return (rows.signs, rest)
  }

  /// The 64 signs at the beginning of the text, if they are numbers or stand in a list, and what
  /// follows them; nil otherwise.
  private var list: ([Unicode.Scalar], TextScanner)? {
    var rest = self
    var signs: [Unicode.Scalar] = []
    var isPlain = true
    while signs.count < PositionDefect.cellCount {
      while let next = rest.peek(), next.isBlank || next.isOfList {
        guard !next.isLineEnd || signs.count.isMultiple(of: 8) else { return nil }
        isPlain = isPlain && next.isBlank
        rest.advance()
      }
      guard let next = rest.peek() else { return nil }
      let sign = rest.isAtNegative ? BoardSigns.negative : next
      guard BoardSigns.isKnown(sign) || sign.isMoveNumber else { return nil }
      rest.advance(by: rest.isAtNegative ? 2 : 1)
      isPlain = isPlain && Cell(sign) != nil
      signs.append(sign)
    }
    rest.skip { $0.isBlank || $0.isOfList }
    return isPlain ? nil : (signs, rest)
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

  /// Whether 64 symbols are next, of a few kinds: a board, even if they are unknown.
  fileprivate var startsWithSymbols: Bool {
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

  /// Whether more than half of what is next are cells: among moves, only passes and the `b` of
  /// squares look like cells.
  fileprivate var startsWithCells: Bool {
    let cells = cellsAhead(PositionDefect.cellCount)
    return cells.count > cells.others && cells.count >= PositionDefect.minimumCells
      && cellsAhead(8).count > 4
  }

  /// How many of the next scalars, not counting blanks, are cells.
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

  /// Reads the side after a board that has its meaning from the signs of the board, such as `2` or
  /// -1; nil if there is none. Letters are those of a caption.
  fileprivate mutating func scanSide(ofSigns signs: [Unicode.Scalar]) -> Disk? {
    var ahead = self
    ahead.skipBlanks()
    let isNegative = ahead.isAtNegative
    guard let next = ahead.peek(), !next.properties.isAlphabetic,
      let side = BoardSigns.side(of: isNegative ? BoardSigns.negative : next, among: signs)
    else { return nil }
    ahead.advance(by: isNegative ? 2 : 1)
    // The number of a move can follow, too.
    guard ahead.peek().map({ $0.isBlank || $0 == ";" }) ?? true else { return nil }
    self = ahead
    return side
  }

  /// Reads the side after a board. Moves may follow, and the first of them may be a pass (`--`) or
  /// in the `b` column. More cells than that are too many. A `+` or `#` is a cell only if the board
  /// has such cells, because a score or a number can follow as well.
  fileprivate mutating func scanSide(
    after signs: Set<Unicode.Scalar>
  ) throws(PositionDefect) -> Disk? {
    var ahead = self
    var cells = 0
    var side: Disk?
    var pass = 0
    while true {
      ahead.skipBlanks()
      guard ahead.square == nil, let next = ahead.peek(), let cell = Cell(next),
        signs.contains(next) || !"+#".unicodeScalars.contains(next),
        // An arrow can point to the side.
        next != "-" || ahead.peek(1) != ">"
      else { break }
      // A word for a side is that of the next move, and another word can follow the side.
      var rest = ahead
      if let word = rest.scanWord(), word.utf8.count > 2, next.isLetter,
        cells > 0 || Disk(word: word) != nil
      {
        break
      }
      ahead.advance()
      if cells == 0, let disk = cell.disk {
        side = disk
        self = ahead
      } else if next == "-" {
        pass += 1
      }
      cells += 1
    }
    let expected = (side == nil ? 0 : 1) + (pass == 2 ? 2 : 0)
    guard cells == expected else { throw .cellCount(64 + cells) }
    return side
  }
}
