/// Goes through a text, scalar by scalar and only forwards: reading takes time in proportion to the
/// text, whatever is in it.
///
/// Not by characters, since one of those can be any number of scalars long.
struct TextScanner {
  private let scalars: ArraySlice<Unicode.Scalar>
  private var index: Int

  /// Starts at the beginning of a text.
  init(_ text: some StringProtocol) {
    scalars = Array(text.unicodeScalars)[...]
    index = scalars.startIndex
  }

  private init(_ scalars: ArraySlice<Unicode.Scalar>) {
    self.scalars = scalars
    index = scalars.startIndex
  }

  /// The scalar that comes next, or one further on by an offset; nil behind the end.
  func peek(_ offset: Int = 0) -> Unicode.Scalar? {
    index + offset < scalars.endIndex ? scalars[index + offset] : nil
  }

  /// The scalar before the next one; nil at the beginning.
  var previous: Unicode.Scalar? { index > scalars.startIndex ? scalars[index - 1] : nil }

  /// Whether nothing is left.
  var isAtEnd: Bool { index == scalars.endIndex }

  /// Passes over scalars, of which so many have to be left.
  mutating func advance(by count: Int = 1) { index += count }

  /// Passes over all scalars that come next and fit, and returns how many there were.
  @discardableResult
  mutating func skip(while fits: (Unicode.Scalar) -> Bool) -> Int {
    let start = index
    while let next = peek(), fits(next) { index += 1 }
    return index - start
  }

  /// Passes over blanks and line ends.
  mutating func skipBlanks() { skip(while: \.isBlank) }

  /// Passes over the text up to and with the next place where a pair of scalars stands, or to the
  /// end if there is none; whether there was one.
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

  /// Passes over the text up to a scalar and over that; a scanner of the text before it, or nil,
  /// with nothing left, if it never comes.
  mutating func scan(upTo end: Unicode.Scalar) -> TextScanner? {
    let start = index
    skip { $0 != end }
    guard !isAtEnd else { return nil }
    defer { index += 1 }
    return TextScanner(scalars[start..<index])
  }

  /// All that is left.
  var rest: String { String(String.UnicodeScalarView(scalars[index...])) }

  /// What comes next, up to a blank and at most so many scalars, to be shown to a player.
  func excerpt(_ count: Int = 2) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[index...].prefix(count).prefix { !$0.isBlank && $0 != "," })
    return String(text)
  }
}

extension Unicode.Scalar {
  /// Whether it is a blank, a line end, or the mark that some programs begin a file with.
  var isBlank: Bool { properties.isWhitespace || self == "\u{FEFF}" }

  /// Whether it is one of the digits 0 to 9.
  var isDigit: Bool { ("0"..."9").contains(self) }

  /// The scalar itself, or the lower-case one of a letter of ASCII.
  var lowercased: Unicode.Scalar {
    ("A"..."Z").contains(self) ? Unicode.Scalar(UInt8(value) + 32) : self
  }
}
