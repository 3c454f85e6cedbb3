import ReversiCore

/// The words about a board, such as `Black 4, White 1. White's turn.` or `X to move`.
extension TextScanner {
  /// Skips the lines of words that follow a board, and adds the sides to move that they name. Moves
  /// may follow on the same line. Returns whether a side is named.
  ///
  /// - Throws: `PositionDefect.textBeside`.
  mutating func skipCaptions(naming sides: inout NamedSides) throws(PositionDefect) -> Bool {
    var isNamed = false
    while true {
      var ahead = self
      ahead.skipBlanks()
      let start = ahead
      if start.peekLine()?.isRowOfBoard == true { return isNamed }
      guard let caption = Caption(&ahead), caption.hasWords else { return isNamed }
      // These squares are not played, but could be.
      if caption.countsMoves, ahead.square != nil { throw .textBeside(start.start, row: nil) }
      guard caption.isUnderstood else {
        if start.hasMovesOrCells || (start.startsWithCell && !caption.namesTurn) { return isNamed }
        throw .textBeside(start.start, row: nil)
      }
      // The sign of a side is read as the cells before it are.
      if caption.isShort, start.startsWithCell { return isNamed }
      sides.add(caption)
      isNamed = isNamed || caption.side != nil
      self = ahead
    }
  }

  /// Whether the line has a square, or has no letters but those of cells.
  private var hasMovesOrCells: Bool {
    var ahead = self
    var hasLetters = false
    while let next = ahead.peek(), !next.isLineEnd, next != ";" {
      if ahead.square != nil { return true }
      hasLetters = hasLetters || (next.properties.isAlphabetic && Cell(next) == nil)
      ahead.advance()
    }
    return !hasLetters
  }

  /// Whether a cell is next, and no word begins with it.
  private var startsWithCell: Bool {
    peek().map { Cell($0) != nil } == true && peek(1)?.isLetter != true
  }

  /// The words of the whole text, if all of them are about a board; nil otherwise.
  var caption: Caption? {
    var ahead = self
    ahead.skipBlanks()
    guard let caption = Caption(&ahead), caption.isUnderstood else { return nil }
    ahead.skipBlanks()
    return ahead.isAtEnd ? caption : nil
  }

  /// Skips the names of the columns. Returns whether they are next.
  fileprivate mutating func skipColumnNames() -> Bool {
    var ahead = self
    for name in "abcdefgh" {
      ahead.skip { $0.isBlank }
      guard ahead.scanWord() == String(name) else { return false }
    }
    self = ahead
    return true
  }
}

/// The sides to move that texts about a board name.
struct NamedSides {
  /// The sides beside a word about a turn.
  private var turns: Set<Disk> = []
  /// The sides that stand alone. They can be headings, too.
  private var alone: Set<Disk> = []

  mutating func add(_ caption: Caption) {
    guard let side = caption.side else { return }
    if caption.namesTurn { turns.insert(side) } else { alone.insert(side) }
  }

  mutating func add(_ side: Disk) { turns.insert(side) }

  ///
  /// - Throws: `PositionDefect.twoSides`.
  func side() throws(PositionDefect) -> Disk? {
    let sides = turns.isEmpty ? alone : turns
    guard sides.count <= 1 else { throw .twoSides }
    return sides.first
  }
}

/// A line of words about a board: the side to move, counts or a result.
struct Caption {
  /// A word, a number or a sign of the line.
  fileprivate enum Word: Equatable {
    case side(Disk)
    /// A word about a turn, such as `next`.
    case turn
    /// A turn, or what is counted.
    case move
    /// A word about a turn if a side or its number follows, such as `player`.
    case label
    /// What is counted, such as `disks`, or a result.
    case count
    /// A word between others.
    case filler
    case to
    case number(Int?)
    case colon
    case sign
    case other

    var side: Disk? { if case .side(let side) = self { side } else { nil } }
    var isNumber: Bool { if case .number = self { true } else { false } }
  }

  let side: Disk?
  /// Whether a word about a turn stands beside the side.
  let namesTurn: Bool
  let hasWords: Bool
  /// Whether the line says how many moves there are.
  fileprivate let countsMoves: Bool
  /// Whether the line has one word at most, and no label.
  fileprivate let isShort: Bool
  /// Whether the words are a title such as `moves`, before moves.
  let isTitle: Bool
  let hasUnknownWord: Bool
  /// Whether the line is a side, counts or a result, and nothing else.
  let isUnderstood: Bool

  /// Reads a line up to the first move in it; nil if it has too many words.
  init?(_ scanner: inout TextScanner) {
    guard var line = scanner.scanWords() else { return nil }
    isShort = line.lazy.filter { !$0.isNumber && $0 != .sign }.count <= 1
    let moves = line.indices.filter { line[$0] == .move }
    Self.resolveTurns(&line)
    Self.resolveCounts(&line)
    countsMoves = moves.contains { line[$0] == .count }
    let hasTurn = line.contains(.turn)
    let words = line.filter { $0 != .colon && $0 != .sign }.map {
      $0 == .to || ($0 == .label && hasTurn) ? .filler : $0
    }
    let sides = Set(words.compactMap(\.side))
    namesTurn = hasTurn
    hasWords = !words.isEmpty
    hasUnknownWord = words.contains(.other) || words.contains(.label)
    isTitle = hasWords && words.allSatisfy { $0 == .turn || $0 == .filler }
    let isAlone = words.allSatisfy { $0.side != nil }
    side = sides.count == 1 && (hasTurn || isAlone) ? sides.first : nil
    let isCount =
      sides.isEmpty
      && (words.contains { $0 == .count || $0.isNumber } || words.allSatisfy { $0 == .filler })
    isUnderstood = !hasUnknownWord && (side != nil || (!hasTurn && isCount))
  }

  /// Decides what is a turn. In `4 moves`, `legal moves` and `moves = 3`, moves are counted, but
  /// `to move: 1` is a turn. Behind a word about a turn, a number is that of a side.
  private static func resolveTurns(_ line: inout [Word]) {
    for index in line.indices {
      let next = line.next(index, after: [.colon])
      let previous = index > 0 ? line[index - 1] : .other
      let hasNumber = line.indices.contains(next) && line[next].isNumber
      switch line[index] {
      case .move:
        let isCount = previous.isNumber || previous == .count || (hasNumber && previous != .to)
        line[index] = isCount ? .count : .turn
      case .label:
        let hasSide = next > index + 1 && next < line.endIndex && line[next].side != nil
        if hasNumber || hasSide { line[index] = .turn }
      default: break
      }
      guard line[index] == .turn, hasNumber else { continue }
      switch line[next] {
      case .number(1): line[next] = .side(.dark)
      case .number(2), .number(-1): line[next] = .side(.light)
      default: line[next] = .other
      }
    }
  }

  /// Decides what is counted: a side beside a number or a result, and the words before `: 4`.
  private static func resolveCounts(_ line: inout [Word]) {
    func isNumber(_ index: Int) -> Bool { line.indices.contains(index) && line[index].isNumber }
    let hasScore =
      !line.contains(.turn) && Set(line.compactMap(\.side)).count == 2
      && line.filter(\.isNumber).count > 1
    for index in line.indices {
      switch line[index] {
      case .side:
        let isCounted =
          isNumber(line.next(index, after: [.colon, .filler, .count]))
          || (index + 1 < line.endIndex && line[index + 1] == .count)
        if isCounted || hasScore { line[index] = .count }
      case .other:
        let next = line.next(index, after: [.other, .filler, .count])
        if next < line.endIndex, line[next] == .colon, isNumber(next + 1) { line[index] = .count }
      default: break
      }
    }
  }

  /// More words than a caption has.
  fileprivate static let maximumWords = 60

  fileprivate static func word(_ text: String) -> Word {
    if let side = Disk(word: text) { return .side(side) }
    return switch text {
    case "turn", "turns", "tomove", "play", "plays", "go", "goes", "next", "current", "番", "次":
      .turn
    case "move", "moves": .move
    case "player", "side", "color", "colour", "active": .label
    case "disc", "discs", "disk", "disks", "piece", "pieces", "stone", "stones", "count", "counts",
      "empty", "empties", "ply", "plies", "score", "scores", "mobility", "time", "total", "eval",
      "points", "legal", "left", "石", "数", "枚", "個", "手", "目", "空", "game", "over", "win", "won",
      "wins", "draw", "tie", "終", "局", "勝", "引", "分":
      .count
    case "s", "is", "it", "the", "has", "and", "of", "now", "on", "record", "kifu", "transcript",
      "棋", "譜", "の", "は", "が", "で", "す", "と", "き", "ち", "け":
      .filler
    case "to": .to
    default: .other
    }
  }
}

extension [Caption.Word] {
  /// The place of the next word that is none of these.
  fileprivate func next(_ index: Int, after words: [Caption.Word]) -> Int {
    self[(index + 1)...].firstIndex { !words.contains($0) } ?? endIndex
  }
}

extension TextScanner {
  /// Reads the words of a line up to the first move in it; nil if there are too many.
  fileprivate mutating func scanWords() -> [Caption.Word]? {
    var line: [Caption.Word] = []
    while let next = peek(), !next.isLineEnd, next != ";" {
      guard line.count < Caption.maximumWords else { return nil }
      if square != nil || (next == "-" && peek(1) == "-") { break }
      let isNegative = next.folded == "-" || next == BoardSigns.negative
      if next.isDigit || (isNegative && peek(1)?.isDigit == true) {
        if let number = scanNumber(isNegative: isNegative) { line.append(number) }
        continue
      }
      if next.folded == "a", skipColumnNames() { continue }
      var rest = self
      guard let word = rest.scanWord() else {
        advance()
        if next.folded == ":" || next.folded == "=" {
          line.append(.colon)
        } else if !next.isBlank, !isNegative, next != "+" {
          line.append(.sign)
        }
        continue
      }
      if ["pass", "passes", "pa", "ps", "pp", "p"].contains(word) { break }
      line.append(Caption.word(word))
      self = rest
    }
    return line
  }

  /// Skips a number, a time or a percentage; nil for the number of a move, which has a dot behind
  /// it.
  fileprivate mutating func scanNumber(isNegative: Bool) -> Caption.Word? {
    if isNegative { advance() }
    var value: Int? = 0
    while true {
      while let digit = peek()?.folded, digit.isDigit {
        value = value.flatMap { $0 < 100 ? $0 * 10 + Int(digit.value) - 48 : nil }
        advance()
      }
      guard let sign = peek()?.folded, sign == "." || sign == ":" else {
        return .number(value.map { isNegative ? -$0 : $0 })
      }
      guard peek(1)?.isDigit == true else { return sign == "." ? nil : .number(value) }
      value = nil
      advance()
    }
  }
}
