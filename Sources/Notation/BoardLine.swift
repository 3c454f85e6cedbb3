import ReversiCore

/// A line of a board that people and programs draw.
enum BoardLine {
  case blank
  /// The names of the columns, and where they stand.
  case columns([Int])
  /// An edge of the frame.
  case edge
  /// A line of dashes, which is perhaps an edge, or a comment.
  case divider
  /// One row, or several whole rows.
  case rows(Rows)

  /// The signs of rows, eight each.
  struct Rows {
    let signs: [Unicode.Scalar]
    /// Whether coordinates, a frame or the signs of a list stand around them.
    let isMarked: Bool

    /// Whether each sign has a meaning on some board.
    var isKnown: Bool { signs.allSatisfy(BoardSigns.isKnown) }
  }

  /// The numbering of the rows, from the top.
  enum Numbering: CaseIterable {
    case ascending, descending, fromZero

    /// The number of a row, which is counted from 1.
    func number(of row: Int) -> Int {
      switch self {
      case .ascending: row
      case .descending: 9 - row
      case .fromZero: row - 1
      }
    }
  }

  /// Reads a line; nil if it is not part of a board.
  ///
  /// - Parameters:
  ///   - isComment: Whether the line is known to be a comment before the board.
  ///   - row: The row that is due, from 1; 9 after the last.
  ///   - columns: Where the names of the columns stand above the rows; empty if they do not.
  init?(
    _ line: TextScanner, isComment: Bool = false, row: Int, numbering: Numbering = .ascending,
    columns: [Int] = []
  ) {
    let number = numbering.number(of: row)
    let scalars = line.scalarsLeft.filter { !$0.isHidden }
    let inked = scalars.filter { !$0.isBlank }
    let plain = inked.filter { !Self.isFrame($0) && !Self.isOfList($0) }
    if let columns = Self.columns(scalars), plain.count == 8 {
      self = .columns(columns)
    } else if row == 1 || row == 9, Self.isNumbers(plain) {
      self = .columns([])
    } else if isComment {
      self = .divider
    } else if let signs = Self.fields(scalars, number, columns) ?? Self.bracketed(scalars, number)
      ?? Self.crossings(inked)
    {
      self = .rows(Rows(signs: signs, isMarked: true))
    } else if inked.isEmpty {
      self = .blank
    } else if Self.isEdge(inked) {
      self = .edge
    } else if let signs = Self.numbered(scalars, plain, number)
      ?? Self.spaced(scalars, number, columns)
    {
      self = .rows(Rows(signs: signs, isMarked: true))
    } else if Self.isDivider(inked) {
      self = .divider
    } else if plain.isEmpty {
      self = .blank
    } else if Self.areRows(scalars, plain) {
      self = .rows(Rows(signs: plain, isMarked: plain.count < inked.count))
    } else {
      return nil
    }
  }

  /// Whether a line is an edge between rows: dashes and corners.
  private static func isEdge(_ inked: [Unicode.Scalar]) -> Bool {
    inked.allSatisfy(\.isOfEdge)
      && !inked.allSatisfy { $0 == "-" }
      && !(inked.count == 8 && inked.allSatisfy { $0 == "+" || $0 == "-" })
  }

  /// Whether a line divides what is above from what is below.
  private static func isDivider(_ inked: [Unicode.Scalar]) -> Bool {
    guard let first = inked.first, inked.allSatisfy({ $0 == first }) else { return false }
    let isOfRow = BoardSigns.isKnown(first) && first != "-" && first != "_"
    return inked.count != 8 && !isOfRow && !isOfList(first)
  }

  /// The places of the columns' names in a line; nil if it does not name them.
  private static func columns(_ scalars: [Unicode.Scalar]) -> [Int]? {
    let columns = scalars.indices.filter {
      !scalars[$0].isBlank && !isFrame(scalars[$0]) && !isOfList(scalars[$0])
    }
    let names = columns.lazy.map { scalars[$0].columnName }
    return names.elementsEqual("abcdefgh".unicodeScalars) ? columns : nil
  }

  /// Whether these are the numbers of columns, from 1 or from 0.
  private static func isNumbers(_ plain: [Unicode.Scalar]) -> Bool {
    ["12345678", "01234567"].contains { plain.map(\.folded).elementsEqual($0.unicodeScalars) }
  }

  /// The signs between the bars of a frame, or in the columns of a table. A field may be blank.
  private static func fields(
    _ scalars: [Unicode.Scalar], _ number: Int, _ columns: [Int]
  ) -> [Unicode.Scalar]? {
    let separators: [(Unicode.Scalar) -> Bool] = [
      isFrame, { $0 == "\t" }, { $0 == "," }, { $0 == ";" },
    ]
    for isSeparator in separators where scalars.count(where: isSeparator) > 6 {
      let fields = scalars.split(omittingEmptySubsequences: false, whereSeparator: isSeparator)
        .map { field in field.filter { !$0.isBlank && !isOfList($0) } }
      guard fields.count >= 8, fields.allSatisfy({ $0.count <= 1 }) else { continue }
      let isList = scalars.contains { isOfList($0) && $0 != "," }
      if let signs = inside(fields.map(\.first), isList ? nil : number, isNamed: !columns.isEmpty) {
        return signs.map { $0 ?? "-" }
      }
    }
    return nil
  }

  /// The signs of a row in which each has brackets of its own, such as `[x]` or `[ ]`.
  private static func bracketed(_ scalars: [Unicode.Scalar], _ number: Int) -> [Unicode.Scalar]? {
    guard scalars.count(where: isBracket) == 16 else { return nil }
    let parts = scalars.split(omittingEmptySubsequences: false, whereSeparator: isBracket)
      .map { part in part.filter { !$0.isBlank } }
    let signs = stride(from: 1, to: 17, by: 2).map { parts[$0] }
    let around = stride(from: 0, to: 17, by: 2).flatMap { parts[$0] }
    guard signs.allSatisfy({ $0.count <= 1 }), around.count <= 2,
      around.allSatisfy({ $0.isNumber(number) })
    else { return nil }
    return signs.map { $0.first ?? "-" }
  }

  /// The signs of a row in which the empty squares are crossings of lines.
  private static func crossings(_ inked: [Unicode.Scalar]) -> [Unicode.Scalar]? {
    func isCrossing(_ sign: Unicode.Scalar) -> Bool { (0x250C...0x254B).contains(sign.value) }
    guard inked.count == 8, inked.contains(where: isCrossing),
      inked.allSatisfy({ isCrossing($0) || Cell($0) != nil })
    else { return nil }
    return inked.map { isCrossing($0) ? "-" : $0 }
  }

  /// What can stand left or right of the eight fields of a row.
  private enum Border: CaseIterable {
    case nothing, end, number, endAndNumber

    var count: Int { self == .nothing ? 0 : self == .endAndNumber ? 2 : 1 }
  }

  /// The eight fields between the ends of a frame and the numbers of the row; nil if they are not
  /// certain.
  ///
  /// - Parameters:
  ///   - number: The number of the row; nil if it cannot stand there.
  ///   - isNamed: Whether names of the columns stand above. Rows have numbers then.
  private static func inside(
    _ fields: [Unicode.Scalar?], _ number: Int?, isNamed: Bool
  ) -> ArraySlice<Unicode.Scalar?>? {
    func isBorder(_ fields: [Unicode.Scalar?], _ border: Border) -> Bool {
      let isNumber = fields.last.map { field in
        field.map { sign in number.map { sign.isNumber($0) } ?? false } ?? false
      }
      return switch border {
      case .nothing: true
      case .end: fields == [nil]
      case .number: isNumber == true
      case .endAndNumber: fields[0] == nil && isNumber == true
      }
    }
    var found: [(left: Border, right: Border)] = []
    for left in Border.allCases {
      for right in Border.allCases where fields.count == 8 + left.count + right.count {
        if isBorder(Array(fields.prefix(left.count)), left),
          isBorder(fields.suffix(right.count).reversed(), right)
        {
          found.append((left, right))
        }
      }
    }
    // Among digits, the number of a row can be one of them.
    let signs = fields.compactMap(\.self)
    if found.count > 1, !isNamed, signs.count > 1, signs.allSatisfy(\.isDigit) {
      found.removeAll { $0.left == .number || $0.right == .number }
    }
    // An end on one side only is less certain than a number, and that less than both ends.
    let numbered = found.filter { $0.left == .number || $0.right == .number }
    if found.contains(where: { $0 == (.end, .end) }) {
      found = [(.end, .end)]
    } else if !numbered.isEmpty {
      found = numbered
    }
    // Below names, the number stands at the left.
    if isNamed, found.count > 1 {
      found.removeAll { $0.left != .number && $0.left != .endAndNumber }
    }
    guard found.count == 1 else { return nil }
    return fields.dropFirst(found[0].left.count).dropLast(found[0].right.count)
  }

  /// The signs beside the number of a row.
  private static func numbered(
    _ scalars: [Unicode.Scalar], _ plain: [Unicode.Scalar], _ number: Int
  ) -> [Unicode.Scalar]? {
    var signs = plain[...]
    if signs.count > 8, signs.first?.isNumber(number) == true {
      signs = signs.dropFirst()
      let hasRight = signs.last?.isNumber(number) == true
      let hasMore = signs.count == (hasRight ? 10 : 9)
      if hasMore, isSeparated(scalars, number) { signs = signs.dropFirst() }
    }
    if signs.count == 9, signs.last?.isNumber(number) == true { signs = signs.dropLast() }
    guard signs.count == 8, plain.count > 8, canBeRow(scalars, Array(signs)) else { return nil }
    return Array(signs)
  }

  /// Whether a colon or dot stands directly behind the number of a row, such as `1.`. A dot that
  /// can be an empty square has a blank behind it.
  private static func isSeparated(_ scalars: [Unicode.Scalar], _ number: Int) -> Bool {
    guard let index = scalars.firstIndex(where: { $0.isNumber(number) }) else { return false }
    let rest = scalars[(index + 1)...]
    return rest.first == ":"
      || (rest.first == "."
        && (rest.dropFirst().first?.isBlank == true || !rest.dropFirst().contains(".")))
  }

  /// The signs below the names of the columns, beside the number of the row. Empty squares are
  /// blank. Where squares are wide, a sign can stand beside the place of the name.
  private static func spaced(
    _ scalars: [Unicode.Scalar], _ number: Int, _ columns: [Int]
  ) -> [Unicode.Scalar]? {
    let isWide = columns.count > 1 && columns[1] - columns[0] > 2
    let places = columns.map { column in
      (isWide ? [column, column - 1, column + 1] : [column]).first { place in
        scalars.indices.contains(place) && !scalars[place].isBlank
      }
    }
    let signs = places.map { $0.map { scalars[$0] } ?? " " }
    let rest = scalars.indices.filter { !places.contains($0) && !scalars[$0].isBlank }
    guard !signs.isEmpty, !rest.isEmpty, rest.count <= 2,
      rest.allSatisfy({ scalars[$0].isNumber(number) }), canBeRow(scalars, signs)
    else { return nil }
    // Beside other signs for empty squares, a blank can be one that was lost.
    let hasEmpty = signs.contains { Cell($0) == .empty }
    return signs.map { $0.isBlank ? hasEmpty ? BoardSigns.blank : "-" : $0 }
  }

  /// Whether the signs of a line are one row or several.
  private static func areRows(_ scalars: [Unicode.Scalar], _ plain: [Unicode.Scalar]) -> Bool {
    if plain.count == 8 { return canBeRow(scalars, plain) }
    let groups = scalars.split { $0.isBlank || isFrame($0) || isOfList($0) }
    return plain.count.isMultiple(of: 8) && plain.count <= 64
      && plain.allSatisfy { BoardSigns.isKnown($0) || $0.moveNumber != nil }
      // These could be the signs of one cell.
      && !groups.contains { $0.count == 2 || $0.count == 3 }
  }

  /// Whether the signs of a line can be a row: known signs, or eight that stand one by one or all
  /// together, and are neither squares nor a word.
  private static func canBeRow(_ scalars: [Unicode.Scalar], _ signs: [Unicode.Scalar]) -> Bool {
    let known = signs.count { $0.isBlank || BoardSigns.isKnown($0) }
    if known == signs.count { return true }
    let hasSquare = zip(scalars, scalars.dropFirst()).contains {
      ("a"..."h").contains($0.folded) && ("1"..."8").contains($1.folded)
    }
    let groups = scalars.split { $0.isBlank || isFrame($0) || isOfList($0) }
      .filter { $0.count > 1 }
    let isTogether = groups.count == 1 && groups[0].count >= 8
    // Wide signs stand beside numbers of two digits without blanks.
    let isWide = signs.contains { !$0.isASCII && Cell($0) != nil }
    return !hasSquare
      && (groups.isEmpty
        || (isWide && signs.allSatisfy { BoardSigns.isKnown($0) || $0.isMoveNumber })
        || (isTogether
          && (known >= 4 || signs.allSatisfy { BoardSigns.isKnown($0) || !$0.isOfWord })))
  }

  /// Whether a scalar separates the fields of a table.
  static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    isFrame(scalar) || isOfList(scalar) || scalar == ";"
  }

  private static func isBracket(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "[", "]", "(", ")", "{", "}": true
    default: false
    }
  }

  /// Whether a scalar separates the elements of a list.
  static func isOfList(_ scalar: Unicode.Scalar) -> Bool {
    isBracket(scalar) || scalar == "," || scalar == "'" || scalar == "\""
  }

  static func isFrame(_ scalar: Unicode.Scalar) -> Bool {
    scalar.folded == "|" || (0x2500...0x257F).contains(scalar.value)
  }
}

extension Unicode.Scalar {
  /// The letter of a column: a letter, or one that is shown as a flag.
  fileprivate var columnName: Unicode.Scalar {
    (0x1F1E6...0x1F1ED).contains(value) ? Unicode.Scalar(UInt8(value - 0x1F1E6 + 97)) : folded
  }

  /// Whether it can be a part of a word or a number.
  fileprivate var isOfWord: Bool { isDigit || properties.isAlphabetic }

  /// Whether it can be a part of an edge, or stand between such parts.
  var isOfEdge: Bool {
    isBlank || BoardLine.isFrame(self) || self == "+" || self == "-" || self == "="
  }

  fileprivate func isNumber(_ number: Int) -> Bool {
    isDigit && Int(folded.value) - 48 == number
  }
}
