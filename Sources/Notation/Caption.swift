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

/// A line of words about a board.
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
    /// What is counted, such as `disks`.
    case count
    /// What a game that is over is called.
    case result
    /// A word between others.
    case filler
    case to
    case number(Int?)
    /// A word of a name.
    case name
    case colon
    case sign
    case other

    var side: Disk? { if case .side(let side) = self { side } else { nil } }
    var isNumber: Bool { if case .number = self { true } else { false } }
    var isSign: Bool { self == .colon || self == .sign }
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
  /// Whether a word is unknown, and is not a part of a name either.
  let hasUnknownWord: Bool
  /// Whether the line is a side, counts, a result or names, and nothing else.
  let isUnderstood: Bool

  /// Reads a line up to the first move in it; nil if it has too many words.
  init?(_ scanner: inout TextScanner) {
    var line: [Word] = []
    while let next = scanner.peek(), !next.isLineEnd, next != ";" {
      guard line.count < Self.maximumWords else { return nil }
      if scanner.square != nil || (next == "-" && scanner.peek(1) == "-") { break }
      let isNegative = next.folded == "-" || next == "\u{2212}"
      if next.isDigit || (isNegative && scanner.peek(1)?.isDigit == true) {
        if let number = scanner.scanNumber(isNegative: isNegative) { line.append(number) }
        continue
      }
      if next.folded == "a", scanner.skipColumnNames() { continue }
      var rest = scanner
      guard let word = rest.scanWord() else {
        scanner.advance()
        if next.folded == ":" || next.folded == "=" {
          line.append(.colon)
        } else if !next.isBlank, !isNegative, next != "+" {
          line.append(.sign)
        }
        continue
      }
      if ["pass", "passes", "pa", "ps", "pp", "p"].contains(word) { break }
      line.append(Self.word(word))
      scanner = rest
    }
    isShort = line.lazy.filter { !$0.isNumber && $0 != .sign }.count <= 1
    let moves = line.indices.filter { line[$0] == .move }
    Self.resolve(&line)
    countsMoves = moves.contains { line[$0] == .count }
    let words = line.filter { !$0.isSign }
    let sides = Set(words.compactMap(\.side))
    hasWords = !words.isEmpty
    hasUnknownWord = words.contains(.other) || words.contains(.label)
    namesTurn = words.contains(.turn)
    isTitle = hasWords && words.allSatisfy { $0 == .turn || $0 == .filler }
    let isAlone = words.allSatisfy { $0.side != nil }
    side = sides.count == 1 && (namesTurn || isAlone) ? sides.first : nil
    let isCount = words.contains(.count) || words.contains(where: \.isNumber)
    isUnderstood =
      !hasUnknownWord
      && (namesTurn
        ? side != nil && !words.contains(.name)
        : side != nil || words.allSatisfy { $0 == .filler } || words.contains(.result)
          || (sides.isEmpty && (isCount || words.contains(.name))))
  }

  /// Decides what the words mean that have several meanings.
  private static func resolve(_ line: inout [Word]) {
    func isNumber(_ index: Int) -> Bool { line.indices.contains(index) && line[index].isNumber }
    func follower(_ index: Int, of kinds: [Word]) -> Int {
      line[(index + 1)...].firstIndex { !kinds.contains($0) } ?? line.endIndex
    }
    for index in line.indices {
      let next = follower(index, of: [.colon])
      switch line[index] {
      // `4 moves`, `legal moves` and `moves = 3` are counted, but `to move: 1` is a turn.
      case .move:
        let isTurn = index > 0 && line[index - 1] == .to
        let isLegal = index > 0 && line[index - 1] == .count
        line[index] =
          isNumber(index - 1) || isLegal || (isNumber(next) && !isTurn) ? .count : .turn
      case .label:
        let isTurn =
          isNumber(next) || (next > index + 1 && next < line.endIndex && line[next].side != nil)
        line[index] = isTurn ? .turn : .label
      default: break
      }
      // Behind a word about a turn, a number is that of a side.
      if line[index] == .turn, isNumber(next) {
        switch line[next] {
        case .number(1): line[next] = .side(.dark)
        case .number(2), .number(-1): line[next] = .side(.light)
        default: line[next] = .other
        }
      }
    }
    let sides = line.compactMap(\.side)
    let hasScore = Set(sides).count == 2 && line.filter(\.isNumber).count > 1
    let hasTurn = line.contains(.turn)
    // `Black: X, White: O` says how the disks look.
    let isLegend =
      !hasTurn && sides.count == 4 && sides[0] == sides[1] && sides[2] == sides[3]
      && sides[0] != sides[2] && line.allSatisfy { $0.side != nil || $0.isSign }
    for index in line.indices {
      let next = follower(index, of: [.colon])
      switch line[index] {
      case .side:
        let number = follower(index, of: [.colon, .filler, .count])
        let isCounted =
          isNumber(number)
          || (isNumber(index - 1) && follower(index, of: []) < line.endIndex
            && line[index + 1] == .count)
        let isName = next > index + 1 && next < line.endIndex && line[next] == .other
        if isName {
          let end = line[next...].firstIndex { $0.side != nil } ?? line.endIndex
          if !line[next..<end].contains(.to) {
            for word in next..<end where line[word] == .other { line[word] = .name }
          }
        }
        if isCounted || isName || isLegend || (hasScore && !hasTurn) { line[index] = .count }
      // The words before `: 4` are the label of a count.
      case .other:
        let colon = follower(index, of: [.other, .filler, .count])
        let number = colon < line.endIndex && line[colon] == .colon ? follower(colon, of: []) : -1
        if isNumber(number) { line[index] = .count }
      default: break
      }
    }
    line = line.map { $0 == .to || ($0 == .label && hasTurn) ? .filler : $0 }
  }

  /// More words than a caption has, even with the names of the players.
  private static let maximumWords = 60

  private static func word(_ text: String) -> Word {
    if let side = Disk(word: text) { return .side(side) }
    return switch text {
    case "turn", "turns", "tomove", "play", "plays", "go", "goes", "next", "current", "番", "次":
      .turn
    case "move", "moves": .move
    case "player", "side", "color", "colour", "active": .label
    case "disc", "discs", "disk", "disks", "piece", "pieces", "stone", "stones", "count", "counts",
      "empty", "empties", "ply", "plies", "score", "scores", "mobility", "time", "total", "eval",
      "points", "legal", "left", "石", "数", "枚", "個", "手", "目", "空":
      .count
    case "game", "over", "win", "won", "wins", "draw", "tie", "終", "局", "勝", "引", "分": .result
    case "s", "is", "it", "the", "has", "and", "of", "now", "on", "record", "kifu", "transcript",
      "棋",
      "譜", "の", "は", "が", "で", "す", "と",
      "き", "ち", "け":
      .filler
    case "to": .to
    default: .other
    }
  }
}

extension TextScanner {
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
