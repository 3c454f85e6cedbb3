import ReversiCore

/// The rows of a drawn board, and what stands around them.
///
/// Each row has eight signs. Beside or between them stand coordinates, a frame, the signs of a
/// list, and texts about the game.
struct DrawnRows {
  /// The signs so far, from the first row on.
  private(set) var signs: [Unicode.Scalar] = []
  private(set) var rest: TextScanner
  /// Whether anything but blanks stands around the signs.
  private(set) var isDrawn = false
  /// The texts beside the board, with their rows.
  private var beside: [(text: TextScanner, row: Int?)] = []
  private var columns: [Int] = []
  private var hasColumns = false
  private let numbering: BoardLine.Numbering

  /// Reads the rows at the beginning of a text, as far as there are any.
  init(of text: TextScanner) {
    rest = text
    numbering = Self.numbering(of: text)
    var lines = 0
    while !isComplete, lines < Self.maximumLines, let line = rest.peekLine(), add(line) {
      lines += 1
    }
    guard isComplete else { return }
    if numbering == .descending {
      signs = stride(from: 56, through: 0, by: -8).flatMap { signs[$0..<$0 + 8] }
    }
    while lines < Self.maximumLines, let line = rest.peekLine(), addBelow(line) { lines += 1 }
  }

  /// The numbering of the rows, as the first two of them show it.
  private static func numbering(of text: TextScanner) -> BoardLine.Numbering {
    var rest = text
    var possible: [BoardLine.Numbering] = [.descending, .fromZero]
    var row = 1
    // Names and edges can stand above the rows, and between them.
    for _ in 0..<8 where row < 3 && !possible.isEmpty {
      guard let line = rest.peekLine() else { break }
      rest.skipLine()
      switch BoardLine(line, row: row) {
      case .blank, .columns, .edge, .divider: continue
      case .rows where row == 1: return .ascending
      case .rows, nil: break
      }
      possible = possible.filter { numbering in
        if case .rows(let rows) = BoardLine(line, row: row, numbering: numbering) {
          rows.isMarked && rows.signs.count == 8
        } else {
          false
        }
      }
      row += 1
    }
    return row == 3 ? possible.first ?? .ascending : .ascending
  }

  /// More lines than a board has, with edges and blank lines between its rows.
  private static let maximumLines = 40

  var isComplete: Bool { signs.count == PositionDefect.cellCount }

  /// Whether the rows are those of a board, even if some are missing. Rows alone can be something
  /// else if they are few.
  var isCertain: Bool {
    if isComplete { return isDrawn || !isKnown }
    return signs.count >= (hasColumns ? 8 : 24) && (isDrawn || !isKnown)
  }

  private var isKnown: Bool { signs.allSatisfy(BoardSigns.isKnown) }

  /// The number of the row that is due, from 1.
  private var row: Int { signs.count / 8 + 1 }

  /// Adds a line. Returns whether it is part of the board.
  private mutating func add(_ line: TextScanner) -> Bool {
    let isComment = signs.isEmpty && rest.isAtComment
    var part = BoardLine(
      line, isComment: isComment, row: row, numbering: numbering, columns: columns)
    if part == nil, let (left, right) = split(line) {
      part = left
      if case .rows(let rows) = left {
        // Behind a board without coordinates, the side and moves can follow on the same line.
        if row == 8, !rows.isMarked {
          signs += rows.signs
          rest.advance(by: line.remaining - right.remaining)
          return true
        }
        beside.append((right, row))
      } else {
        beside.append((right, nil))
      }
      isDrawn = true
    }
    switch part {
    case .blank, .divider: break
    case .edge: isDrawn = true
    case .columns(let columns):
      // The names of another board follow.
      if hasColumns { return false }
      self.columns = columns
      hasColumns = true
      isDrawn = true
    case .rows(let rows) where signs.count + rows.signs.count <= PositionDefect.cellCount:
      signs += rows.signs
      isDrawn = isDrawn || rows.isMarked
    case .rows, nil: return false
    }
    rest.skipLine()
    return true
  }

  /// Adds a line below the last row. Returns whether it is part of the board.
  private mutating func addBelow(_ line: TextScanner) -> Bool {
    func isPart(_ line: BoardLine?) -> Bool {
      switch line {
      case .edge, .columns: true
      case .blank, .divider, .rows, nil: false
      }
    }
    if !isPart(BoardLine(line, row: 9)) {
      guard let (left, right) = split(line), isPart(left) else { return false }
      beside.append((right, nil))
    }
    isDrawn = true
    rest.skipLine()
    return true
  }

  /// A line as a row, the names of the columns or an edge, and the text that stands beside it.
  private func split(_ line: TextScanner) -> (BoardLine, TextScanner)? {
    line.splitBesideBoard(row: row, numbering: numbering, columns: columns)
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
    guard let line = rest.peekLine(), line.caption == nil else { return .cellCount(signs.count) }
    let inked = line.scalarsLeft.filter {
      !$0.isBlank && !$0.isHidden && !BoardLine.isFrame($0) && !BoardLine.isOfList($0)
    }
    let cells = inked.first?.isDigit == true ? inked.count - 1 : inked.count
    return cells == 8
      ? .textBeside(line.start, row: row) : .rowLength(row: row, cells: cells)
  }
}

extension TextScanner {
  /// A line as a row, the names of the columns or an edge, and the text that stands beside it; nil
  /// if it does not begin so.
  fileprivate func splitBesideBoard(
    row: Int, numbering: BoardLine.Numbering = .ascending, columns: [Int] = []
  ) -> (BoardLine, TextScanner)? {
    let scalars = scalarsLeft
    var splits: [Int] = []
    var signs = 0
    // The signs of a row, which can be blank below names, and its numbers with a dot.
    let count = (columns.isEmpty ? 8 : 1)...11
    for (index, scalar) in scalars.prefix(Self.widestBoard).enumerated() where !scalar.isBlank {
      let isApart =
        index > 7 && (scalars[index - 1].isBlank || BoardLine.isFrame(scalars[index - 1]))
      if isApart, count.contains(signs) || scalars[..<index].allSatisfy(\.isOfEdge) {
        splits.append(index)
      }
      if !BoardLine.isFrame(scalar), !BoardLine.isOfList(scalar), !scalar.isHidden { signs += 1 }
    }
    for split in splits.reversed() {
      let right = TextScanner(scalars[split...], and: TextScanner(""))
      // Several rows can stand on a line, and empty squares say nothing about a game.
      if right.startsWithRow || right.hasOnlyEmptySquares { continue }
      let left = BoardLine(
        prefix(split), row: row, numbering: numbering, columns: columns)
      switch left {
      case .rows(let rows) where rows.signs.count == 8 && (rows.isKnown || rows.isMarked):
        return (.rows(rows), right)
      case .edge, .columns: return left.map { ($0, right) }
      default: break
      }
    }
    return nil
  }

  /// The maximum number of columns that a row can take if text stands beside it.
  private static let widestBoard = 64

  /// Whether the line begins with eight signs that can be cells.
  fileprivate var startsWithRow: Bool {
    let inked = scalarsLeft.lazy.filter { !$0.isBlank && !BoardLine.isOfList($0) }.prefix(8)
    return inked.count == 8 && inked.allSatisfy { Cell($0) != nil || $0.isDigit }
  }

  /// Whether the line has signs for empty squares, and nothing else.
  private var hasOnlyEmptySquares: Bool {
    scalarsLeft.allSatisfy { $0.isBlank || Cell($0) == .empty }
  }

  /// Whether the text begins with a square, perhaps behind the number of its move.
  var startsWithMove: Bool {
    var ahead = self
    ahead.skipBlanks()
    if ahead.square != nil { return true }
    guard (1...3).contains(ahead.skip(while: \.isDigit)) else { return false }
    ahead.skip { $0.isBlank || $0.folded == "." || $0.folded == ")" }
    return ahead.square != nil
  }

  /// Whether the line is, or begins, a part of a board. A side alone is above the board.
  var startsWithBoard: Bool {
    if startsWithMove { return false }
    let isSide =
      scalarsLeft.lazy.filter { !$0.isBlank && !BoardLine.isOfList($0) }.count == 1
      && caption?.side != nil
    return !isSide && (isOfBoard || startsWithRow)
  }

  /// Whether a line is a part of a board, perhaps all of it.
  var isOfBoard: Bool {
    let row = rowNumber
    let line = withoutNegativeCells
    // The number of a row can look like a cell.
    return line.isPart(of: row) == true
      || line.withNumbersAsSigns.isPart(of: row) ?? isOfOtherBoard
  }

  /// Whether the line is a row, the names of the columns or an edge, perhaps with a text beside it;
  /// nil if it is nothing of a board.
  private func isPart(of row: Int) -> Bool? {
    switch BoardLine(self, row: row) ?? splitBesideBoard(row: row)?.0 {
    case .rows, .columns, .edge: true
    case .blank, .divider: false
    case nil: nil
    }
  }

  /// Whether a line is a row, with nothing else beside it than its number.
  var isRowOfBoard: Bool {
    if case .rows = BoardLine(self, row: rowNumber) { true } else { false }
  }

  /// The number of the row that the line is, if it is one.
  private var rowNumber: Int {
    let inked = scalarsLeft.filter { !$0.isBlank && !BoardLine.isFrame($0) }
    let number = [inked.first, inked.last].lazy.compactMap(\.self).first(where: \.isDigit)
    return number.map { Int($0.folded.value) - 48 } ?? 1
  }

  /// Whether a line can be a part of a row, or a row or the names of the columns of a board with
  /// another size.
  private var isOfOtherBoard: Bool {
    var signs = scalarsLeft.filter {
      !$0.isBlank && !BoardLine.isFrame($0) && !BoardLine.isOfList($0)
    }[...]
    if signs.count > 3, zip("abcdefghij".unicodeScalars, signs).allSatisfy({ $0 == $1.folded }) {
      return true
    }
    let count = signs.count
    signs = signs.drop(while: \.isDigit)
    while signs.last?.isDigit == true { signs.removeLast() }
    return signs.count >= (signs.count < count ? 4 : 1) && signs.allSatisfy { Cell($0) != nil }
  }

  /// Whether a line can be one of the rows of a board, or stand between them.
  var isRow: Bool { remaining <= Self.longestRow && (isOfBoard || isRowWithBlanks) }

  /// The longest row, with the text beside it, in scalars.
  private static let longestRow = 120

  /// Whether a line can be a row with its number, in which empty squares are blank.
  private var isRowWithBlanks: Bool {
    var rest = self
    rest.skipBlanks()
    guard let number = rest.peek(), number.isDigit else { return false }
    rest.advance()
    while let next = rest.peek() {
      guard next.isBlank || next == number || Cell(next) != nil else { return rest.caption != nil }
      if next.isBlank, rest.caption != nil { return true }
      rest.advance()
    }
    return true
  }
}
