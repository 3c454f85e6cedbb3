import ReversiCore

extension Disk {
  /// The side that a word in lower case names, as `scanWord` reads it; nil if it names none.
  init?(word: String) {
    switch word {
    case "black", "dark", "x", "b", "d", "*", "黒", "先手": self = .dark
    case "white", "light", "o", "w", "l", "白", "後手": self = .light
    default:
      let sign = word.unicodeScalars.first.flatMap { Cell.disk(ofSymbol: $0) }
      guard let sign, word.unicodeScalars.count == 1 else { return nil }
      self = sign
    }
  }
}

extension TextScanner {
  /// Reads the next word in lower case: letters, an ideograph, or a disk. If there is none, returns
  /// nil and stays where it is.
  mutating func scanWord() -> String? {
    guard let first = peek()?.folded else { return nil }
    guard first.isLetter else {
      let isDisk = first == "*" || Cell.disk(ofSymbol: first) != nil
      guard isDisk || (!first.isASCII && first.properties.isAlphabetic) else { return nil }
      advance()
      guard first == "先" || first == "後", peek() == "手" else { return String(first) }
      advance()
      return "\(first)手"
    }
    var word = String.UnicodeScalarView()
    while let next = peek()?.folded, next.isLetter {
      // No word that counts is as long.
      if word.count < 10 { word.append(next) }
      advance()
    }
    return String(word)
  }

  /// Skips a label before a game, such as `moves:` or `棋譜：`, which has a few words and neither a
  /// side nor a square. Returns whether there is one.
  @discardableResult
  mutating func skipLabel() -> Bool {
    var ahead = self
    ahead.skipBlanks()
    let start = ahead.remaining
    var hasWord = false
    while let next = ahead.peek()?.folded, start - ahead.remaining < Self.longestLabel {
      if ahead.square != nil || next.isLineEnd { return false }
      if let word = ahead.scanWord() {
        if Disk(word: word) != nil { return false }
        hasWord = true
        continue
      }
      guard hasWord else { return false }
      ahead.advance()
      if next == ":" || next == "=" {
        // The colon of an address is none.
        guard ahead.peek() != "/" else { return false }
        self = ahead
        return true
      }
    }
    return false
  }

  /// The longest label, in scalars.
  private static let longestLabel = 40
}
