/// The boards that people and programs print: with coordinates or a frame, as digits, or as a list.
extension TextScanner {
  /// The text with the board at its beginning as 64 cells. If the board has no coordinates, frame,
  /// digits or signs of a list, the text itself.
  func withPlainBoard() -> TextScanner {
    var rest = self
    var cells: [Unicode.Scalar] = []
    var isChanged = false
    var hasDigits = false
    while cells.count < PositionDefect.cellCount {
      guard let line = rest.peekLine() else { break }
      switch BoardLine(line, isFirst: cells.isEmpty, row: cells.count / 8 + 1) {
      case .blank: break
      case .frame(let isCertain): isChanged = isChanged || isCertain
      case .cells(let row, let kind):
        cells += row
        isChanged = isChanged || kind != .plain
        hasDigits = hasDigits || kind == .digits
      case nil:
        return isChanged && !cells.isEmpty ? rest.after(cells, hasDigits: hasDigits) : self
      }
      rest.skipLine()
    }
    guard isChanged, !cells.isEmpty else { return self }
    while let line = rest.peekLine(), case .frame(true) = BoardLine(line, isFirst: true, row: 9) {
      rest.skipLine()
    }
    return rest.after(cells, hasDigits: hasDigits)
  }

  /// Whether a line is a part of a board, perhaps all of it.
  var isOfBoard: Bool {
    let row = peek()?.isDigit == true ? Int((peek() ?? "1").folded.value) - 48 : 1
    switch BoardLine(self, isFirst: false, row: row) {
    case .cells, .frame(true): return true
    case .blank, .frame(false), nil: return false
    }
  }

  /// Whether a line can be one of the rows of a board, or stand between them.
  var isRow: Bool { remaining <= 40 && isOfBoard }

  /// The longest line of a board, in scalars: 64 digits with the signs of a list.
  private static let longestLine = 512

  /// The cells, and then this text. The side to move may be a digit, too.
  private func after(_ cells: [Unicode.Scalar], hasDigits: Bool) -> TextScanner {
    var rest = self
    var text = cells + [" "]
    if hasDigits {
      rest.skip { $0.isBlank || BoardLine.isOfList($0) }
      if let side = rest.peek().flatMap(BoardLine.cell(ofDigit:)), side != "-",
        rest.peek(1)?.isBlank ?? true
      {
        rest.advance()
        text += [side, " "]
      }
    }
    return TextScanner(text[...], and: rest)
  }

  /// The next line, without its end; nil at the end of the text, or if it is too long for a board.
  private func peekLine() -> TextScanner? {
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

/// A line of a board.
private enum BoardLine {
  /// How the cells were written.
  enum Kind {
    /// As in a position.
    case plain
    /// Between coordinates, in a frame or in a list.
    case marked
    /// As digits.
    case digits
  }

  case blank
  /// The names of the columns, or a part of a frame. A line of dashes is perhaps a part of a frame.
  case frame(isCertain: Bool)
  /// Some cells.
  case cells([Unicode.Scalar], Kind)

  /// Reads a line; nil if it is not part of a board.
  ///
  /// - Parameters:
  ///   - isFirst: Whether no cells precede the line. Then it may be a comment.
  ///   - row: The number of the row that is due, from 1.
  init?(_ line: TextScanner, isFirst: Bool, row: Int) {
    let scalars = line.scalarsLeft
    let inked = scalars.filter { !$0.isBlank }
    guard let first = inked.first else {
      self = .blank
      return
    }
    let plain = inked.filter { !Self.isFrame($0) }
    if plain.lazy.map(\.folded).starts(with: "abcdefgh".unicodeScalars) || Self.isEdge(inked) {
      self = .frame(isCertain: true)
    } else if isFirst, first == "%" || first == "#" {
      self = .frame(isCertain: false)
    } else if let cells = Self.framed(scalars) {
      self = .cells(cells, .marked)
    } else if let cells = Self.labelled(plain, row: row) {
      self = cells
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
      && !inked.allSatisfy { $0 == "-" }
  }

  /// The cells between the bars of a frame. A cell may be blank.
  private static func framed(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar]? {
    let fields = scalars.split(omittingEmptySubsequences: false) { isFrame($0) }
      .map { field in field.filter { !$0.isBlank } }
    guard fields.count == 9 || fields.count == 10 else { return nil }
    // Nothing, or the number of the row, stands outside of the frame.
    let inside = fields.count == 10 ? fields[1..<9] : fields[1...]
    guard inside.allSatisfy({ $0.count <= 1 }) else { return nil }
    return inside.map { $0.first ?? "-" }
  }

  /// The cells between the numbers of a row.
  private static func labelled(_ plain: [Unicode.Scalar], row: Int) -> BoardLine? {
    let isRow = { (scalar: Unicode.Scalar) in
      scalar.isDigit && Int(scalar.folded.value) - 48 == row
    }
    if let first = plain.first, isRow(first), plain.count >= 9 {
      let cells = Array(plain[1...8])
      // Some programs print more to the right of the board.
      if cells.allSatisfy({ Cell($0) != nil }) { return .cells(cells, .marked) }
      guard plain.count == 9 || (plain.count == 10 && isRow(plain[9])) else { return nil }
      let digits = cells.compactMap(cell(ofDigit:))
      return digits.count == 8 ? .cells(digits, .digits) : nil
    }
    guard plain.count == 9, isRow(plain[8]), plain[..<8].allSatisfy({ Cell($0) != nil }) else {
      return nil
    }
    return .cells(Array(plain[..<8]), .marked)
  }

  /// Cells alone, perhaps in a list.
  private static func listed(_ inked: [Unicode.Scalar]) -> BoardLine? {
    let cells = inked.filter { !isOfList($0) }
    if cells.allSatisfy({ Cell($0) != nil }), !cells.isEmpty {
      return .cells(cells, cells.count == inked.count ? .plain : .marked)
    }
    guard cells.count.isMultiple(of: 8) else { return nil }
    if cells.isEmpty { return .blank }
    let digits = cells.compactMap(cell(ofDigit:))
    return digits.count == cells.count ? .cells(digits, .digits) : nil
  }

  /// The cell that a digit stands for; nil if it does not stand for one.
  static func cell(ofDigit scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.folded {
    case "0": "-"
    case "1": "x"
    case "2": "o"
    default: nil
    }
  }

  /// Whether a scalar separates the elements of a list.
  static func isOfList(_ scalar: Unicode.Scalar) -> Bool {
    "[]{}(),'\"".unicodeScalars.contains(scalar)
  }

  private static func isFrame(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "|" || (0x2500...0x257F).contains(scalar.value)
  }
}

extension Unicode.Scalar {
  fileprivate var isLineEnd: Bool { self == "\n" || self == "\r" }
}
