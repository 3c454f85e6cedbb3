/// The words about a board, such as `Black 4, White 1. White's turn.` or `X to move`.
extension TextScanner {
  /// Skips the lines of words that follow a board, and adds the sides to move that they name. Moves
  /// may follow on the same line. Returns whether a side is named.
  mutating func skipCaptions(naming sides: inout NamedSides) -> Bool {
    var isNamed = false
    while true {
      var ahead = self
      ahead.skipBlanks()
      guard let caption = Caption(&ahead), caption.isBelowBoard else { return isNamed }
      sides.add(caption)
      isNamed = isNamed || caption.side != nil
      self = ahead
    }
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
  /// Those that stand beside a word about a turn.
  private var turns: Set<Disk> = []
  /// Those that stand alone. They can be headings, too.
  private var alone: Set<Disk> = []

  /// Adds the side that a text names, if any.
  mutating func add(_ caption: Caption) {
    guard let side = caption.side else { return }
    if caption.namesTurn { turns.insert(side) } else { alone.insert(side) }
  }

  /// Adds the sign of a side.
  mutating func add(_ side: Disk) { turns.insert(side) }

  /// The side to move, or nil.
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
  /// A word of the line.
  fileprivate enum Word: Equatable {
    case side(Disk, isSpelled: Bool)
    /// A word about a turn, such as `next`.
    case turn
    /// A word about a turn if a side follows its colon, such as `player`.
    case label
    /// What is counted, such as `disks`.
    case count
    /// What a game that is over is called.
    case result
    /// A word between others.
    case filler
    case other
  }

  /// The side to move, or nil.
  let side: Disk?
  /// Whether a word about a turn stands beside the side.
  let namesTurn: Bool
  /// Whether the line can stand below a board. It can have the names of the players, too.
  let isBelowBoard: Bool
  /// Whether the line is a side, counts or a result, and nothing else.
  let isUnderstood: Bool

  /// Reads a line up to the first move in it; nil if it has no words or numbers, or too many.
  init?(_ scanner: inout TextScanner) {
    var line = CaptionLine()
    while let next = scanner.peek(), !next.isLineEnd, next != ";" {
      guard line.count < Self.mostWords else { return nil }
      if scanner.square != nil || (next == "-" && scanner.peek(1) == "-") { break }
      if next.isDigit {
        line.addNumber(scanner.skipNumber())
        continue
      }
      if next.folded == "a", scanner.skipColumnNames() { continue }
      var rest = scanner
      guard let word = rest.scanWord() else {
        scanner.advance()
        line.add(sign: next.folded)
        continue
      }
      if ["pass", "passes", "pa", "ps", "pp", "p"].contains(word) { break }
      line.add(Self.word(word), text: word)
      scanner = rest
    }
    let words = line.words
    let sides = words.compactMap { if case .side(let side, _) = $0 { side } else { nil } }
    let turn = words.indices.first { index in
      words[index] == .turn || (words[index] == .label && line.isColonBehind(index))
    }
    let isAlone =
      !sides.isEmpty && sides.count == words.count && line.numbers == 0
      && Set(sides).count == 1
    if let turn {
      side = Self.side(in: words, turn: turn)
    } else {
      side = isAlone ? sides[0] : nil
    }
    namesTurn = turn != nil
    let hasCounts =
      line.hasLabelledNumber || (line.numbers > 0 && words.contains(.count))
      || (line.numbers > 1 && Set(sides).count == 2)
    let isSpelled = words.contains { if case .side(_, true) = $0 { true } else { false } }
    isBelowBoard =
      isSpelled || (turn != nil && !sides.isEmpty) || (hasCounts && line.unknown == 0)
    isUnderstood =
      line.unknown == 0
      && (side != nil || words.contains(.result) || (turn == nil && line.numbers > 0)
        || (words.isEmpty && line.numbers == 0))
  }

  /// Far more than a caption has, even with the names of the players.
  private static let mostWords = 60

  /// The side next to the word about a turn.
  private static func side(in words: [Word], turn: Int) -> Disk? {
    func side(_ word: Word) -> Disk? {
      if case .side(let side, _) = word { side } else { nil }
    }
    return words[..<turn].suffix(3).compactMap(side).last
      ?? words[turn...].prefix(4).compactMap(side).first
  }

  /// Whether a word is one of letters or ideographs, not a disk.
  private static func isLetters(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0.properties.isAlphabetic }
  }

  private static func word(_ text: String) -> Word {
    if let side = Disk(word: text) {
      return .side(side, isSpelled: text.utf8.count > 2 && isLetters(text))
    }
    return switch text {
    case "turn", "turns", "tomove", "move", "moves", "play", "plays", "go", "goes", "next",
      "current", "番", "次":
      .turn
    case "player", "side", "color", "colour", "active": .label
    case "disc", "discs", "disk", "disks", "piece", "pieces", "stone", "stones", "count", "counts",
      "empty", "empties", "ply", "plies", "score", "scores", "mobility", "time", "total", "eval",
      "points", "legal", "left", "石", "数", "枚", "個", "手", "目", "空":
      .count
    case "game", "over", "won", "wins", "draw", "tie", "終", "局", "勝", "引", "分": .result
    case "to", "s", "is", "it", "the", "has", "and", "of", "の", "は", "が", "で", "す", "と", "き",
      "ち", "け":
      .filler
    default: .other
    }
  }
}

/// What was read of a caption so far.
private struct CaptionLine {
  private enum Item {
    case nothing, word, number, colon
  }

  private(set) var words: [Caption.Word] = []
  /// How many words and numbers there are.
  private(set) var count = 0
  private(set) var numbers = 0
  /// Whether a number stands behind a colon or an equals sign.
  private(set) var hasLabelledNumber = false
  /// How many words are not understood.
  private(set) var unknown = 0
  /// How many of them can belong to the label of a number that is next.
  private var unknownInLabel = 0
  private var last = Item.nothing
  private var texts: [String] = []
  /// The numbers of words before the colons.
  private var colons: Set<Int> = []

  mutating func add(_ word: Caption.Word, text: String) {
    count += 1
    // `4 moves` are counted.
    let isCount = last == .number && Self.areMoves(text)
    last = .word
    if word == .other {
      unknown += 1
      unknownInLabel += 1
      // Of other scripts, only the words that matter are known.
      guard text.unicodeScalars.allSatisfy(\.isASCII) else { return }
    }
    words.append(isCount ? .count : word)
    texts.append(text)
  }

  mutating func add(sign: Unicode.Scalar) {
    if sign.isBlank || sign == "+" || sign == "-" { return }
    last = .nothing
    if sign == ":" || sign == "=" {
      last = .colon
      colons.insert(words.count)
    } else {
      unknownInLabel = 0
    }
  }

  /// Adds a number. That of a move is not a count.
  mutating func addNumber(_ isCount: Bool) {
    count += 1
    if isCount {
      if last == .colon {
        hasLabelledNumber = true
        unknown -= unknownInLabel
      }
      // `moves = 3` are counted, but `to move: 1` is a turn.
      let index = words.count - 1
      if last != .nothing, index >= 0, Self.areMoves(texts[index]),
        index == 0 || texts[index - 1] != "to"
      {
        words[index] = .count
      }
      numbers += 1
    }
    unknownInLabel = 0
    last = .number
  }

  /// Whether a colon and a side follow a word.
  func isColonBehind(_ index: Int) -> Bool {
    guard colons.contains(index + 1), words.indices.contains(index + 1),
      case .side = words[index + 1]
    else { return false }
    return true
  }

  private static func areMoves(_ text: String) -> Bool { text == "move" || text == "moves" }
}

extension TextScanner {
  /// Skips a number, a time or a percentage. Returns whether it is one rather than the number of a
  /// move, which has a dot behind it.
  fileprivate mutating func skipNumber() -> Bool {
    while true {
      skip(while: \.isDigit)
      guard let sign = peek()?.folded, sign == "." || sign == ":" else { return true }
      guard peek(1)?.isDigit == true else { return sign != "." }
      advance()
    }
  }
}
