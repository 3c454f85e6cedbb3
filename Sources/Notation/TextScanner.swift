import ReversiCore

/// Reads a text scalar by scalar and only forwards, so time is proportional to its length.
///
/// It does not read by characters, because a character can consist of any number of scalars.
struct TextScanner {
  private let scalars: ArraySlice<Unicode.Scalar>
  private var index: Int

  init(_ text: some StringProtocol) {
    var text = String(text)
    // Most texts are ASCII, where each byte is a scalar.
    let ascii = text.withUTF8 { bytes in
      bytes.allSatisfy { $0 < 0x80 } ? bytes.map { Unicode.Scalar($0) } : nil
    }
    self.init((ascii ?? Array(text.unicodeScalars))[...])
  }

  private init(_ scalars: ArraySlice<Unicode.Scalar>) {
    self.scalars = scalars
    index = scalars.startIndex
  }

  init(_ scalars: ArraySlice<Unicode.Scalar>, and rest: TextScanner) {
    self.init(scalars + rest.scalars[rest.index...])
  }

  var scalarsLeft: [Unicode.Scalar] { Array(scalars[index...]) }

  func contains(where fits: (Unicode.Scalar) -> Bool) -> Bool {
    scalars[index...].contains(where: fits)
  }

  /// At least `count` must remain.
  func prefix(_ count: Int) -> TextScanner { TextScanner(scalars[index..<index + count]) }

  func peek(_ offset: Int = 0) -> Unicode.Scalar? {
    index + offset < scalars.endIndex ? scalars[index + offset] : nil
  }

  var previous: Unicode.Scalar? { index > scalars.startIndex ? scalars[index - 1] : nil }

  var remaining: Int { scalars.endIndex - index }

  var isAtEnd: Bool { index == scalars.endIndex }

  /// At least `count` must remain.
  mutating func advance(by count: Int = 1) { index += count }

  @discardableResult
  mutating func skip(while fits: (Unicode.Scalar) -> Bool) -> Int {
    let start = index
    while let next = peek(), fits(next) { index += 1 }
    return index - start
  }

  mutating func skipBlanks() { skip(while: \.isBlank) }

  /// Without such a place, skips to the end.
  @discardableResult
  mutating func skip(past first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    while let next = peek() {
      index += 1
      if next == first, peek() == second {
        index += 1
        return true
      }
    }
    return false
  }

  /// Without such a scalar, skips to the end and returns nil.
  mutating func scan(upTo end: Unicode.Scalar) -> TextScanner? {
    let start = place
    return skip(past: end).map { part(start..<$0) }
  }

  /// Without such a scalar, skips to the end and returns nil.
  mutating func skip(past end: Unicode.Scalar) -> Int? {
    skip { $0 != end }
    guard !isAtEnd else { return nil }
    defer { index += 1 }
    return index
  }

  var place: Int { index }

  func part(_ place: Range<Int>) -> TextScanner { TextScanner(scalars[place]) }

  var rest: String {
    let rest = scalars[index...]
    // Most texts are ASCII, whose bytes need no encoding.
    guard rest.allSatisfy(\.isASCII) else { return String(String.UnicodeScalarView(rest)) }
    return String(decoding: rest.map { UInt8(truncatingIfNeeded: $0.value) }, as: UTF8.self)
  }

  func isRest(_ others: [Unicode.Scalar]) -> Bool { scalars[index...].elementsEqual(others) }

  func excerpt(_ count: Int = 2) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[index...].prefix(count).prefix { !$0.isBlank && $0 != "," })
    return String(text)
  }
}

extension TextScanner {
  /// The first 16 scalars of the line, without blanks at their end.
  var start: String {
    var scalars = scalarsLeft.prefix(16).prefix { !$0.isLineEnd }
    while scalars.last?.isBlank == true { scalars.removeLast() }
    return String(String.UnicodeScalarView(scalars))
  }

  var isBlank: Bool { scalarsLeft.allSatisfy(\.isBlank) }

  /// The longest line of a board, in scalars: 64 digits with the signs of a list.
  static let longestLine = 512

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

extension Unicode.Scalar {
  var isBlank: Bool {
    // The properties are in tables, and nearly all scalars of a game are ASCII.
    if isASCII { return self == " " || (0x09...0x0D).contains(value) }
    // The last two choose the form of the disk before them.
    return properties.isWhitespace || ["\u{FEFF}", "\u{FE0E}", "\u{FE0F}"].contains(self)
  }

  /// Whether it is not shown, or only chooses how the scalar before it is shown.
  var isHidden: Bool {
    !isASCII && (properties.isDefaultIgnorableCodePoint || self == "\u{20E3}")
  }

  var isLineEnd: Bool { self == "\n" || self == "\r" }

  var isDigit: Bool { ("0"..."9").contains(folded) }

  var folded: Unicode.Scalar { narrowed.lowercased }

  var lowercased: Unicode.Scalar {
    ("A"..."Z").contains(self) ? Unicode.Scalar(UInt8(value) + 32) : self
  }
}

extension Disk {
  /// Takes a word in lower case, as `scanWord` reads it.
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
  /// Returns letters in lower case, an ideograph, or a disk. Without a word, stays where it is.
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

  /// Skips a label such as `moves:` or `棋譜：`, which has a few words and neither a side nor a
  /// square.
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

  private static let longestLabel = 40
}
