import ReversiCore

/// A line of a drawn board, and the text that stands beside it.
///
/// A row has eight signs one by one, or in fields, where a blank is an empty square: between the
/// bars of a frame, the tabs, commas or semicolons of a table, or in brackets of its own. Its
/// number can stand at both sides. The columns are never guessed from the places of the signs: a
/// row without eight of them is none.
struct BoardLine {
  enum Kind {
    /// The signs of a row, and whether anything but blanks stands around them.
    case row([Unicode.Scalar], isMarked: Bool)
    /// The names of the columns.
    case names
    /// An edge of the frame.
    case edge
    /// Nothing of the board, but it can stand between rows: a blank line, or one of dashes.
    case divider
  }

  let kind: Kind
  let beside: TextScanner?

  /// Reads a line; nil if it is not part of a board.
  ///
  /// - Parameters:
  ///   - row: The row that is due, from 1; nil if that can be any.
  ///   - isNumberLast: Whether the number of a row with one number stands at its right; nil if it
  ///     can stand at each side.
  init?(_ line: TextScanner, row: Int? = nil, isNumberLast: Bool? = nil) {
    let read = { Kind($0, row, isNumberLast) }
    if let kind = read(line.scalarsLeft) {
      self.kind = kind
      beside = nil
    } else if let (kind, text) = Self.split(line, read) {
      self.kind = kind
      beside = text
    } else {
      return nil
    }
  }

  /// The names of the columns, an edge or a row, and the text beside it, which is as short as
  /// possible.
  private static func split(
    _ line: TextScanner, _ read: ([Unicode.Scalar]) -> Kind?
  ) -> (Kind, TextScanner)? {
    let scalars = line.scalarsLeft
    var places: [Int] = []
    var (signs, bars) = (0, 0)
    for (place, scalar) in scalars.prefix(widestBoard).enumerated() where !scalar.isBlank {
      let isApart = place > 7 && (scalars[place - 1].isBlank || scalars[place - 1].isBar)
      if isApart,
        (8...10).contains(signs) || bars > 6 || scalars[..<place].allSatisfy(\.isOfEdge)
      {
        places.append(place)
      }
      if scalar.isBar { bars += 1 }
      // The signs of -1 are one.
      let isOfNext = scalar.isMinus && place + 1 < scalars.count && scalars[place + 1] == "1"
      if scalar.isSignOfBoard, !isOfNext { signs += 1 }
    }
    for place in places.reversed() {
      let text = TextScanner(scalars[place...], and: TextScanner(""))
      // Several rows can stand on a line. Empty squares and the number of a row say nothing about
      // a game.
      let inked = text.scalarsLeft.filter { !$0.isBlank }
      if text.startsWithRow || inked.allSatisfy({ Cell($0) == .empty })
        || (inked.count == 1 && inked[0].isDigit)
      {
        continue
      }
      guard let kind = read(Array(scalars[..<place])) else { continue }
      switch kind {
      case .row(let signs, let isMarked):
        if isMarked || signs.allSatisfy(BoardSigns.isKnown) { return (kind, text) }
      case .names, .edge: return (kind, text)
      case .divider: break
      }
    }
    return nil
  }

  /// The maximum number of columns that a row can take if text stands beside it.
  private static let widestBoard = 64
}

extension BoardLine.Kind {
  fileprivate init?(_ line: [Unicode.Scalar], _ row: Int?, _ isNumberLast: Bool?) {
    let scalars = line.filter { !$0.isHidden }.withNegativesAsSigns
    let inked = scalars.filter { !$0.isBlank }
    let signs = inked.filter(\.isSignOfBoard)
    if signs.map(\.columnName).elementsEqual("abcdefgh".unicodeScalars) {
      self = .names
    } else if let fields = Self.fields(scalars, row) {
      self = .row(fields, isMarked: true)
    } else if !inked.isEmpty, Self.isEdge(inked) {
      self = .edge
    } else if let eight = Self.withoutNumbers(signs, row, isNumberLast),
      Self.isRow(eight, in: scalars)
    {
      self = .row(eight, isMarked: inked.count > 8)
    } else if signs.isEmpty || Self.isDivider(inked) {
      self = .divider
    } else {
      return nil
    }
  }

  /// The signs in the fields of a row; nil if it has none, or if they are not eight.
  private static func fields(_ scalars: [Unicode.Scalar], _ row: Int?) -> [Unicode.Scalar]? {
    for separator in ["|", "\t", ",", ";", "[", "("] as [Unicode.Scalar] {
      func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
        separator == "|" ? scalar.isBar : scalar == separator
      }
      guard scalars.count(where: isSeparator) > 6 else { continue }
      let all = scalars.split(omittingEmptySubsequences: false, whereSeparator: isSeparator)
        .map { field in field.filter { !$0.isBlank && !$0.isOfList } }
      guard all.allSatisfy({ $0.count <= 1 }) else { continue }
      var fields = all.map(\.first)[...]
      // The rows of a list have brackets and no numbers.
      let isList = separator == "," && scalars.contains { $0.isOfList && $0 != "," }
      func isNumber(_ field: Unicode.Scalar??) -> Bool {
        field.flatMap { $0 }?.isNumber(row) ?? false
      }
      func isBlank(_ field: Unicode.Scalar??) -> Bool { field == .some(nil) }
      if fields.count > 9, isBlank(fields.first), isBlank(fields.last) {
        fields = fields.dropFirst().dropLast()
      }
      if fields.count == 9, isBlank(fields.last),
        isList || fields.dropLast().allSatisfy({ $0?.isDigit ?? false })
      {
        fields = fields.dropLast()
      } else if fields.count > 8, !isList,
        isNumber(fields.first) || (isBlank(fields.first) && "[(".unicodeScalars.contains(separator))
      {
        fields = fields.dropFirst()
        if fields.count > 8, isBlank(fields.last) || isNumber(fields.last) {
          fields = fields.dropLast()
        }
      } else if fields.count > 8, !isList, isNumber(fields.last) {
        fields = fields.dropLast()
      }
      if fields.count == 8 { return fields.map { $0 ?? "-" } }
    }
    return nil
  }

  /// Eight signs without the numbers beside them; nil if there are more or fewer.
  private static func withoutNumbers(
    _ signs: [Unicode.Scalar], _ row: Int?, _ isNumberLast: Bool?
  ) -> [Unicode.Scalar]? {
    let hasTwo = signs.count == 10
    var signs = signs[...]
    if hasTwo || (signs.count == 9 && isNumberLast != true), signs.first?.isNumber(row) == true {
      signs = signs.dropFirst()
    }
    if signs.count == 9, hasTwo || isNumberLast != false, signs.last?.isNumber(row) == true {
      signs = signs.dropLast()
    }
    return signs.count == 8 ? Array(signs) : nil
  }

  /// Whether signs can be a row: known ones, or eight that stand one by one or all together, and
  /// are neither squares nor a word.
  private static func isRow(_ signs: [Unicode.Scalar], in scalars: [Unicode.Scalar]) -> Bool {
    let known = signs.count(where: BoardSigns.isKnown)
    if known == 8 { return true }
    let hasSquare = zip(scalars, scalars.dropFirst()).contains {
      ("a"..."h").contains($0.folded) && ("1"..."8").contains($1.folded)
    }
    let groups = scalars.split { $0.isBlank || !$0.isSignOfBoard }.filter { $0.count > 1 }
    let isTogether = groups.count == 1 && groups[0].count >= 8
    let others = signs.filter { !BoardSigns.isKnown($0) }
    // Wide signs stand beside numbers of two digits without blanks.
    let isWide = signs.contains { !$0.isASCII && Cell($0) != nil }
    return !hasSquare
      && (groups.isEmpty || (isWide && others.allSatisfy(\.isMoveNumber))
        || (isTogether && (known >= 4 || !others.contains(where: \.isOfWord))))
  }

  /// Whether a line is an edge between rows: dashes, bars and corners.
  private static func isEdge(_ inked: [Unicode.Scalar]) -> Bool {
    inked.allSatisfy(\.isOfEdge)
      && !inked.allSatisfy { $0 == "-" }
      && !(inked.count == 8 && inked.allSatisfy { $0 == "+" || $0 == "-" })
  }

  /// Whether a line divides what is above from what is below.
  private static func isDivider(_ inked: [Unicode.Scalar]) -> Bool {
    let isOfRow = BoardSigns.isKnown(inked[0]) && inked[0] != "-" && inked[0] != "_"
    return !isOfRow && inked.count != 8 && inked.allSatisfy { $0 == inked[0] }
  }
}

extension [Unicode.Scalar] {
  /// The scalars with one sign for each -1 that stands between blanks, bars or the signs of a list.
  fileprivate var withNegativesAsSigns: [Unicode.Scalar] {
    guard contains("1"), contains(where: \.isMinus) else { return self }
    var scanner = TextScanner(self[...], and: TextScanner(""))
    var signs: [Unicode.Scalar] = []
    while let next = scanner.peek() {
      let isNegative = scanner.isAtNegative
      signs.append(isNegative ? BoardSigns.negative : next)
      scanner.advance(by: isNegative ? 2 : 1)
    }
    return signs
  }
}

extension TextScanner {
  /// Whether a -1 with nothing beside it is next.
  var isAtNegative: Bool {
    func isEnd(_ scalar: Unicode.Scalar?) -> Bool {
      scalar.map { $0.isBlank || !$0.isSignOfBoard } ?? true
    }
    return peek()?.isMinus == true && peek(1)?.folded == "1" && isEnd(peek(2)) && isEnd(previous)
  }

  /// Whether the line begins with eight signs that can be cells.
  fileprivate var startsWithRow: Bool {
    let inked = scalarsLeft.lazy.filter { !$0.isBlank && !$0.isOfList }.prefix(8)
    return inked.count == 8 && inked.allSatisfy { Cell($0) != nil || $0.isDigit }
  }

  /// Whether the line is, or begins, a part of a board. A side alone is above the board.
  var startsWithBoard: Bool {
    if startsWithMove { return false }
    let isSide =
      scalarsLeft.lazy.filter { !$0.isBlank && !$0.isOfList }.prefix(2).count == 1
      && caption?.side != nil
    return !isSide && (isOfBoard || startsWithRow)
  }

  /// Whether a line is a part of a board, or a row with more or fewer cells.
  var isOfBoard: Bool {
    guard remaining <= Self.longestLine else { return false }
    return switch (BoardLine(self) ?? BoardLine(withNumbersAsSigns))?.kind {
    case .row, .names, .edge: true
    case .divider: false
    case nil: hasOnlyCells
    }
  }

  /// Whether a line is a row, with nothing else beside it than its number.
  var isRowOfBoard: Bool {
    guard let line = BoardLine(self), case .row = line.kind else { return false }
    return line.beside == nil
  }

  /// Whether a line has the number of a row, and beside it only cells, or nothing.
  var isNumberedRow: Bool {
    let signs = scalarsLeft.filter { !$0.isBlank && $0.isSignOfBoard }
    return signs.first?.isDigit == true && signs.allSatisfy { $0.isDigit || Cell($0) != nil }
  }

  /// Whether a line has cells only, perhaps between numbers, or names of columns.
  private var hasOnlyCells: Bool {
    var signs = scalarsLeft.filter { !$0.isBlank && $0.isSignOfBoard }[...]
    if signs.count > 3, zip("abcdefghij".unicodeScalars, signs).allSatisfy({ $0 == $1.folded }) {
      return true
    }
    let count = signs.count
    signs = signs.drop(while: \.isDigit)
    while signs.last?.isDigit == true { signs.removeLast() }
    return signs.count >= (signs.count < count ? 4 : 1) && signs.allSatisfy { Cell($0) != nil }
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
}

extension Unicode.Scalar {
  /// Whether it is an upright line of a frame.
  fileprivate var isBar: Bool { folded == "|" || "│┃║".unicodeScalars.contains(self) }

  /// Whether it can be a part of an edge, or stand between such parts.
  fileprivate var isOfEdge: Bool {
    isBlank || isBar || "+-=".unicodeScalars.contains(self) || (0x2500...0x257F).contains(value)
  }

  /// Whether it stands around the elements of a list.
  var isOfList: Bool {
    switch self {
    case "[", "]", "(", ")", "{", "}", ",", "'", "\"": true
    default: false
    }
  }

  /// Whether it is no part of a frame or a list.
  var isSignOfBoard: Bool { !isBar && !isOfList && !isHidden }

  fileprivate var isMinus: Bool { folded == "-" || self == BoardSigns.negative }

  /// The letter of a column: a letter, or one that is shown as a flag.
  fileprivate var columnName: Unicode.Scalar {
    (0x1F1E6...0x1F1ED).contains(value) ? Unicode.Scalar(UInt8(value - 0x1F1E6 + 97)) : folded
  }

  /// Whether it can be a part of a word or a number.
  fileprivate var isOfWord: Bool { isDigit || properties.isAlphabetic }

  /// Whether it is the number of a row; of any row if none is given.
  fileprivate func isNumber(_ row: Int?) -> Bool {
    guard isDigit, let number = Int(exactly: folded.value - 48) else { return false }
    return row.map { $0 == number } ?? (1...8).contains(number)
  }
}
