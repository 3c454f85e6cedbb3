import ReversiCore

/// The boards that people and programs print: with coordinates or a frame, as digits, or as a list.
extension TextScanner {
  /// The text with the board at its beginning as 64 cells, and the sides to move that are named above
  /// the board and beside it. If the board has no coordinates, frame, code or signs of a list, and
  /// nothing is named, the text itself.
  ///
  /// - Throws: `PositionDefect.textBeside`.
  func withPlainBoard() throws(PositionDefect) -> (text: TextScanner, sides: NamedSides) {
    var sides = NamedSides()
    let rest = afterCaptions(naming: &sides)
    let hasCaption = rest.remaining < remaining
    let board = rest.withoutNegativeCells
    if let text = CellCode.allCases.lazy.compactMap(board.withPlainBoard(in:)).first {
      return (text, sides)
    }
    guard let text = try board.withPlainRows(hasCaption: hasCaption, naming: &sides) else {
      return (self, NamedSides())
    }
    return (text, sides)
  }

  /// The text behind the captions above a board.
  private func afterCaptions(naming sides: inout NamedSides) -> TextScanner {
    var rest = self
    while let line = rest.peekLine(), !line.startsWithBoard,
      let caption = line.caption
    {
      sides.add(caption)
      rest.skipLine()
    }
    return rest
  }

  /// The first 16 scalars of the line, without blanks at their end.
  var start: String {
    var scalars = scalarsLeft.prefix(16).prefix { !$0.isLineEnd }
    while scalars.last?.isBlank == true { scalars.removeLast() }
    return String(String.UnicodeScalarView(scalars))
  }

  /// Whether the line is, or begins, a part of a board. A side alone is above the board.
  var startsWithBoard: Bool {
    let isSide =
      scalarsLeft.lazy.filter { !$0.isBlank && !BoardLine.isOfList($0) }.count == 1
      && caption?.side != nil
    return !isSide && (isOfBoard || startsWithRow)
  }

  /// Whether nothing is left but blanks.
  var isBlank: Bool { scalarsLeft.allSatisfy(\.isBlank) }

  /// Whether the line begins with eight signs that can be cells.
  private var startsWithRow: Bool {
    let inked = scalarsLeft.lazy.filter { !$0.isBlank && !BoardLine.isOfList($0) }.prefix(8)
    return inked.count == 8 && inked.allSatisfy { Cell($0) != nil || $0.isDigit }
  }

  /// The text with the rows at its beginning as 64 cells, nil if they are nothing else already.
  private func withPlainRows(
    hasCaption: Bool, naming sides: inout NamedSides
  ) throws(PositionDefect) -> TextScanner? {
    var rest = self
    var cells: [Unicode.Scalar] = []
    var columns: [Int] = []
    var isChanged = hasCaption
    var code: CellCode?
    var beside: [(text: TextScanner, row: Int?)] = []
    lines: while cells.count < PositionDefect.cellCount {
      guard let line = rest.peekLine() else { break }
      let row = cells.count / 8 + 1
      var part = BoardLine(
        line, isComment: cells.isEmpty && rest.isAtComment, row: row, columns: columns)
      var tail: TextScanner?
      if part == nil, let (left, right) = line.splitBesideBoard(row: row, columns: columns) {
        part = left
        switch left {
        case .cells(_, let kind) where row == 8 && kind != .marked: tail = right
        case .cells: beside.append((right, row))
        default: beside.append((right, nil))
        }
      }
      switch part {
      case .blank: break
      case .frame(let isCertain):
        isChanged = isChanged || isCertain
        columns = BoardLine.columns(of: line) ?? columns
      case .cells(let row, let kind):
        cells += row
        isChanged = isChanged || kind != .plain || !beside.isEmpty
        if case .coded(let found) = kind { code = found }
      case nil: break lines
      }
      // Behind a board without coordinates, the side and moves can follow on the same line.
      if let tail { rest.advance(by: line.remaining - tail.remaining) } else { rest.skipLine() }
    }
    guard isChanged, !cells.isEmpty else { return nil }
    if cells.count >= PositionDefect.cellCount {
      while let line = rest.peekLine() {
        if case .frame(true) = BoardLine(line, row: 9) {
          rest.skipLine()
        } else if case (.frame(true), let right)? = line.splitBesideBoard(row: 9, columns: []) {
          beside.append((right, nil))
          rest.skipLine()
        } else {
          break
        }
      }
      for (text, row) in beside {
        guard let caption = text.caption else { throw .textBeside(text.start, row: row) }
        sides.add(caption)
      }
    }
    return rest.after(cells, in: code)
  }

  /// The text with the board at its beginning as 64 cells; nil if it is not written in this code
  /// without coordinates. The side may follow on the same line.
  private func withPlainBoard(in code: CellCode) -> TextScanner? {
    var rest = self
    var cells: [Unicode.Scalar] = []
    var isPlain = true
    while cells.count < PositionDefect.cellCount {
      rest.skip { $0.isBlank || BoardLine.isOfList($0) }
      guard let next = rest.peek(), let cell = code.cell(next) else { return nil }
      isPlain = isPlain && Cell(next) != nil
      cells.append(cell)
      rest.advance()
    }
    return isPlain ? nil : rest.after(cells, in: code)
  }

  /// The text with 2 for each -1 of a board of numbers at its beginning. Without such a board, the
  /// text itself.
  private var withoutNegativeCells: TextScanner {
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

  /// A line as a row, the names of the columns or an edge, and the text that stands beside it; nil if
  /// it does not begin so.
  fileprivate func splitBesideBoard(row: Int, columns: [Int]) -> (BoardLine, TextScanner)? {
    let scalars = scalarsLeft
    let end = min(scalars.count, Self.widestBoard)
    for split in stride(from: end - 1, to: 7, by: -1)
    where !scalars[split].isBlank
      && (scalars[split - 1].isBlank || BoardLine.isFrame(scalars[split - 1]))
    {
      let right = TextScanner(scalars[split...], and: TextScanner(""))
      // Several rows can stand on a line.
      if right.startsWithRow { continue }
      switch BoardLine(prefix(split), row: row, columns: columns) {
      case .cells(let cells, let kind) where cells.count == 8:
        return (.cells(cells, kind), right)
      case .frame(true): return (.frame(isCertain: true), right)
      default: break
      }
    }
    return nil
  }

  /// The most columns that a row can take if text stands beside it.
  private static let widestBoard = 64

  /// Whether a line is a part of a board, perhaps all of it.
  var isOfBoard: Bool {
    let row = peek()?.isDigit == true ? Int((peek() ?? "1").folded.value) - 48 : 1
    let line = withoutNegativeCells
    switch BoardLine(line, row: row) ?? line.splitBesideBoard(row: row, columns: [])?.0 {
    case .cells, .frame(true): return true
    case .blank, .frame(false), nil: return false
    }
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

  /// Whether a comment begins here. The board of a position can begin with `#`, too.
  var isAtComment: Bool {
    var ahead = self
    ahead.skipBlanks()
    guard ahead.peek() == "#" else { return ahead.peek() == "%" }
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

  /// The cells, and then this text. The side to move may be in the code, too.
  private func after(_ cells: [Unicode.Scalar], in code: CellCode?) -> TextScanner {
    var rest = self
    var text = cells + [" "]
    if let code {
      rest.skip { $0.isBlank || BoardLine.isOfList($0) }
      if code == .digits, rest.isAtNegativeCell {
        rest.advance(by: 2)
        return TextScanner((text + ["o", " "])[...], and: rest)
      }
      if let side = rest.peek().flatMap(code.cell), side != "-",
        rest.peek(1).map({ $0.isBlank || $0 == ";" }) ?? true
      {
        rest.advance()
        text += [side, " "]
      }
    }
    return TextScanner(text[...], and: rest)
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

/// Signs that mean something else beside other signs. They are read if the whole board consists of
/// them.
private enum CellCode: CaseIterable {
  /// `0` for empty, `1` for dark and `2` for light.
  case digits
  /// `.`, `-` or `_` for empty, `1` for dark and `2` for light.
  case digitsOfDisks
  /// `e` for empty, `b` for dark and `w` for light.
  case letters

  /// The cell that a sign stands for, or nil.
  func cell(_ sign: Unicode.Scalar) -> Unicode.Scalar? {
    switch (self, sign.folded) {
    case (.digits, "0"), (.letters, "e"): "-"
    case (.digitsOfDisks, "."), (.digitsOfDisks, "-"), (.digitsOfDisks, "_"): "-"
    case (.digits, "1"), (.digitsOfDisks, "1"), (.letters, "b"): "x"
    case (.digits, "2"), (.digitsOfDisks, "2"), (.letters, "w"): "o"
    default: nil
    }
  }

  /// The cells that signs stand for; nil if one of them does not stand for one.
  func cells(_ signs: [Unicode.Scalar]) -> [Unicode.Scalar]? {
    let cells = signs.compactMap(cell)
    return cells.count == signs.count ? cells : nil
  }
}

/// A line of a board.
private enum BoardLine {
  /// How the cells were written.
  enum Kind: Equatable {
    /// As in a position.
    case plain
    /// Between coordinates, in a frame or in a list.
    case marked
    /// In a code.
    case coded(CellCode)
  }

  case blank
  /// The names of the columns, or a part of a frame. A line of dashes is perhaps a part of a frame.
  case frame(isCertain: Bool)
  /// Some cells.
  case cells([Unicode.Scalar], Kind)

  /// Reads a line; nil if it is not part of a board.
  ///
  /// - Parameters:
  ///   - isComment: Whether the line is known to be a comment before the board.
  ///   - row: The number of the row that is due, from 1.
  ///   - columns: Where the names of the columns stand above the rows; empty if they do not.
  init?(
    _ line: TextScanner, isComment: Bool = false, row: Int, columns: [Int] = []
  ) {
    let scalars = line.scalarsLeft
    let inked = scalars.filter { !$0.isBlank }
    guard !inked.isEmpty else {
      self = .blank
      return
    }
    let plain = inked.filter { !Self.isFrame($0) }
    if plain.lazy.map(\.folded).elementsEqual("abcdefgh".unicodeScalars) {
      self = .frame(isCertain: true)
    } else if isComment {
      self = .frame(isCertain: false)
    } else if let cells = Self.framed(scalars, row: row) {
      self = .cells(cells, .marked)
    } else if Self.isEdge(inked) {
      self = .frame(isCertain: true)
    } else if let cells = Self.labelled(plain, row: row) {
      self = cells
    } else if let cells = Self.spaced(scalars, row: row, columns: columns) {
      self = .cells(cells, .marked)
    } else if inked.allSatisfy({ $0 == "-" || $0 == "_" }), inked.count != 8 {
      self = .frame(isCertain: false)
    } else if let cells = Self.listed(inked) {
      self = cells
    } else {
      return nil
    }
  }

  /// Whether a line is an edge between rows: dashes and corners.
  private static func isEdge(_ inked: [Unicode.Scalar]) -> Bool {
    inked.allSatisfy { isFrame($0) || "+-=".unicodeScalars.contains($0) }
      && !inked.allSatisfy { $0 == "-" } && inked != Array("++++++++".unicodeScalars)
  }

  /// Where the names of the columns stand in a line; nil if it does not name them.
  static func columns(of line: TextScanner) -> [Int]? {
    let scalars = line.scalarsLeft
    let start = scalars.firstIndex { $0.folded == "a" } ?? 0
    let columns = scalars.indices.filter { $0 >= start && !scalars[$0].isBlank }.prefix(8)
    let names = columns.lazy.map { scalars[$0].folded }
    return names.elementsEqual("abcdefgh".unicodeScalars) ? Array(columns) : nil
  }

  /// The cells below the names of the columns, beside the number of the row. Empty squares are blank.
  private static func spaced(
    _ scalars: [Unicode.Scalar], row: Int, columns: [Int]
  ) -> [Unicode.Scalar]? {
    let cells = columns.map { scalars.indices.contains($0) ? scalars[$0] : " " }
    let rest = scalars.indices.filter { !columns.contains($0) && !scalars[$0].isBlank }
    guard !cells.isEmpty, !rest.isEmpty, rest.count <= 2,
      rest.allSatisfy({ isNumber(scalars[$0], of: row) }),
      cells.allSatisfy({ $0.isBlank || Cell($0) != nil })
    else { return nil }
    return cells.map { $0.isBlank ? "-" : $0 }
  }

  /// The cells between the bars of a frame. A cell may be blank.
  private static func framed(_ scalars: [Unicode.Scalar], row: Int) -> [Unicode.Scalar]? {
    let fields = scalars.split(omittingEmptySubsequences: false) { isFrame($0) }
      .map { field in field.filter { !$0.isBlank } }
    guard fields.count == 9 || fields.count == 10 else { return nil }
    // Nothing, or the number of the row, stands outside of the frame.
    let inside = fields.count == 10 ? fields[1..<9] : fields[1...]
    guard inside.allSatisfy({ $0.count <= 1 }),
      (fields[..<1] + fields[(inside.endIndex)...]).allSatisfy({ outside in
        outside.isEmpty || (outside.count == 1 && isNumber(outside[0], of: row))
      })
    else { return nil }
    return inside.map { $0.first ?? "-" }
  }

  /// The cells between the numbers of a row.
  private static func labelled(_ plain: [Unicode.Scalar], row: Int) -> BoardLine? {
    if let first = plain.first, isNumber(first, of: row),
      plain.count == 9 || (plain.count == 10 && isNumber(plain[9], of: row))
    {
      let cells = Array(plain[1...8])
      return cells.allSatisfy { Cell($0) != nil } ? .cells(cells, .marked) : coded(cells)
    }
    guard plain.count == 9, isNumber(plain[8], of: row), plain[..<8].allSatisfy({ Cell($0) != nil })
    else {
      return nil
    }
    return .cells(Array(plain[..<8]), .marked)
  }

  private static func isNumber(_ scalar: Unicode.Scalar, of row: Int) -> Bool {
    scalar.isDigit && Int(scalar.folded.value) - 48 == row
  }

  /// The cells of a line in the first code that fits.
  private static func coded(_ signs: [Unicode.Scalar]) -> BoardLine? {
    for code in CellCode.allCases {
      if let cells = code.cells(signs) { return .cells(cells, .coded(code)) }
    }
    return nil
  }

  /// Cells alone, perhaps in a list.
  private static func listed(_ inked: [Unicode.Scalar]) -> BoardLine? {
    let cells = inked.filter { !isOfList($0) && !isFrame($0) }
    if cells.allSatisfy({ Cell($0) != nil }), !cells.isEmpty,
      // A side can stand beside a row, or a frame.
      cells.count <= 8 || cells.count.isMultiple(of: 8) || cells.count > 64
    {
      return .cells(cells, cells.count == inked.count ? .plain : .marked)
    }
    guard cells.count.isMultiple(of: 8) else { return nil }
    return cells.isEmpty ? .blank : coded(cells)
  }

  /// Whether a scalar separates the elements of a list.
  static func isOfList(_ scalar: Unicode.Scalar) -> Bool {
    "[]{}(),'\"".unicodeScalars.contains(scalar)
  }

  static func isFrame(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "|" || (0x2500...0x257F).contains(scalar.value)
  }
}

extension Unicode.Scalar {
  var isLineEnd: Bool { self == "\n" || self == "\r" }
}
