/// The words about a board, such as `Black 4, White 1. White's turn.` or `X to move`.
extension TextScanner {
  /// Skips the lines of words that follow a board, and returns the side to move that they name; nil
  /// if they name none. Moves may follow on the same line.
  mutating func scanCaption() -> Disk? {
    var side: Disk?
    while true {
      var ahead = self
      ahead.skipBlanks()
      guard let caption = Caption(&ahead) else { return side }
      side = caption.side ?? side
      self = ahead
    }
  }
}

/// A line of words about a board.
private struct Caption {
  /// A word of the line.
  private enum Word: Equatable {
    case side(Disk, isSpelled: Bool)
    /// A word about a turn, such as `moves`.
    case turn
    case other
  }

  /// The side to move; nil if the line does not name it.
  let side: Disk?

  /// Reads a line up to the first move in it; nil if it is not a caption.
  init?(_ scanner: inout TextScanner) {
    var words: [Word] = []
    var ahead = scanner
    while let next = ahead.peek(), next != "\n", next != "\r", next != ";" {
      guard words.count < Self.mostWords else { return nil }
      if ahead.square != nil || (next == "-" && ahead.peek(1) == "-") { break }
      var rest = ahead
      if let word = rest.scanWord(), ["pass", "pa", "ps"].contains(word) { break }
      if let word = ahead.scanWord() { words.append(Self.word(word)) } else { ahead.advance() }
    }
    let isSpelled = words.contains {
      if case .side(_, true) = $0 { true } else { false }
    }
    let turn = words.firstIndex(of: .turn)
    guard isSpelled || (turn != nil && words.contains { $0 != .turn && $0 != .other }) else {
      return nil
    }
    side = Self.side(in: words, turn: turn)
    scanner = ahead
  }

  /// Far more than a caption has, even with the names of the players.
  private static let mostWords = 60

  /// The side next to the word about a turn, or the only one that is named.
  private static func side(in words: [Word], turn: Int?) -> Disk? {
    func side(_ word: Word) -> Disk? {
      if case .side(let side, _) = word { side } else { nil }
    }
    if let turn {
      return words[..<turn].suffix(3).compactMap(side).last
        ?? words[turn...].prefix(4).compactMap(side).first
    }
    return words.count == 1 ? side(words[0]) : nil
  }

  private static func word(_ text: String) -> Word {
    switch text {
    case "black", "dark", "黒": .side(.dark, isSpelled: true)
    case "white", "light", "白": .side(.light, isSpelled: true)
    case "x", "b", "*", "●": .side(.dark, isSpelled: false)
    case "o", "w", "○": .side(.light, isSpelled: false)
    case "turn", "move", "moves", "play", "plays", "go", "next", "番": .turn
    default: .other
    }
  }
}

extension TextScanner {
  /// Reads the next word in lower case: letters, an ideograph, or a disk. If there is none, returns
  /// nil and stays where it is.
  fileprivate mutating func scanWord() -> String? {
    guard let first = peek()?.folded else { return nil }
    if !first.isASCII || first == "*" {
      guard "黒白番●○*".unicodeScalars.contains(first) else { return nil }
      advance()
      return String(first)
    }
    guard first.isLetter else { return nil }
    var word = String.UnicodeScalarView()
    while let next = peek()?.folded, next.isLetter {
      // No word that counts is as long.
      if word.count < 10 { word.append(next) }
      advance()
    }
    return String(word)
  }
}
