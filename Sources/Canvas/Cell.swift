/// The content of one character cell of the screen.
package struct Cell: Sendable, Hashable {
  package private(set) var scalars: CharacterScalars
  /// The style in which the cell is drawn.
  package var style: Style

  /// Creates a cell. Without a character, it is the right half of a wide one.
  package init(character: Character?, style: Style) {
    scalars = CharacterScalars(character)
    self.style = style
  }

  /// A cell with a character of one column.
  package init(_ scalars: CharacterScalars, style: Style) {
    self.scalars = scalars
    self.style = style
  }

  /// An empty cell in the terminal's own style.
  package static let blank = Cell(.space, style: .plain)

  /// The character; nil in the right half of a wide character.
  package var character: Character? {
    get { scalars.character }
    set { scalars = CharacterScalars(newValue) }
  }
}

/// A character as ncurses takes it: five scalars, with zeros after the last. Unlike characters,
/// numbers are copied and compared without counting references.
package struct CharacterScalars: Sendable, Hashable {
  /// The scalars; all are 0 if there is no character.
  package private(set) var all: (UInt32, UInt32, UInt32, UInt32, UInt32)

  /// Leaves out the marks for which there is no room.
  init(_ character: Character?) {
    var scalars = character?.unicodeScalars.makeIterator()
    func next() -> UInt32 { scalars?.next()?.value ?? 0 }
    all = (next(), next(), next(), next(), next())
  }

  /// A space. Thousands of cells have this one or the next two, so they are made only once.
  package static let space = CharacterScalars(" ")
  /// A cell whose lower half is filled.
  package static let lowerHalf = CharacterScalars("▄")
  /// A filled cell.
  package static let fullBlock = CharacterScalars("█")

  var isEmpty: Bool { all.0 == 0 }

  /// Whether this is a space without marks.
  package var isSpace: Bool { all.0 == 32 && all.1 == 0 }

  var character: Character? {
    guard !isEmpty else { return nil }
    var text = String.UnicodeScalarView()
    for number in [all.0, all.1, all.2, all.3, all.4] where number != 0 {
      if let scalar = Unicode.Scalar(number) { text.append(scalar) }
    }
    return Character(String(text))
  }

  package static func == (one: CharacterScalars, other: CharacterScalars) -> Bool {
    one.all == other.all
  }

  package func hash(into hasher: inout Hasher) {
    for scalar in [all.0, all.1, all.2, all.3, all.4] { hasher.combine(scalar) }
  }
}

/// The style in which a character cell is drawn.
package struct Style: Sendable, Hashable {
  /// A colour of the terminal's palette: 0–7 where it has 8, 0–255 where it has 256.
  package typealias Color = UInt8

  /// The colour of the character; nil is the terminal's own.
  package var foreground: Color?
  /// The colour behind the character; nil is the terminal's own.
  package var background: Color?
  /// Whether the character is bold.
  package var isBold: Bool
  /// Whether the character is underlined.
  package var isUnderlined: Bool
  /// Whether foreground and background are exchanged.
  package var isReversed: Bool

  /// A style that differs from the terminal's own in what is given.
  package init(
    foreground: Color? = nil, background: Color? = nil, isBold: Bool = false,
    isUnderlined: Bool = false, isReversed: Bool = false
  ) {
    self.foreground = foreground
    self.background = background
    self.isBold = isBold
    self.isUnderlined = isUnderlined
    self.isReversed = isReversed
  }

  /// The terminal's own style.
  package static let plain = Style()
}
