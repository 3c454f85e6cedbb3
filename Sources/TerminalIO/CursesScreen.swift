import CNCurses
import Canvas

/// A screen kept by ncurses: turns grids into the bytes that show them.
///
/// Only one can exist at a time. It writes nothing itself: send the bytes it returns to the
/// terminal, in order and completely.
struct CursesScreen: ~Copyable {
  enum Failure: Error, Hashable {
    /// The terminal's name is not in the terminal database.
    case unknownTerminal
    /// The terminal cannot move its cursor.
    case noCursorMovement
    /// The system has no descriptors or memory left.
    case noResources
  }

  /// The last screen drawn; nil if the next one must be drawn in full.
  private var shown: Screen?

  private init() {}

  /// Prepares a screen; `resume` takes the terminal over.
  ///
  /// This is not an initializer: if it threw, the deinitializer would end a screen that never
  /// started.
  ///
  /// - Parameter terminal: The name in the terminal database; nil for the name in the environment.
  static func start(terminal: String? = nil) throws(Failure) -> CursesScreen {
    let start = if let terminal { curses_start(terminal) } else { curses_start(nil) }
    switch start {
    case .succeeded: return CursesScreen()
    case .unknownTerminal: throw .unknownTerminal
    case .noCursorMovement: throw .noCursorMovement
    case .noResources: throw .noResources
    }
  }

  /// Starts again by the first of these names that is in the terminal database, or as before.
  consuming func restart(terminals names: [String]) throws(Failure) -> CursesScreen {
    // There is one screen at a time.
    _ = consume self
    for name in names {
      if let screen = try? Self.start(terminal: name) { return screen }
    }
    return try Self.start()
  }

  deinit { curses_end() }

  var size: ScreenSize {
    ScreenSize(columns: Int(curses_columns()), rows: Int(curses_rows()))
  }

  /// The number of the terminal's colours; 0 if it has none.
  var colors: Int { Int(curses_colors()) }

  /// The bytes of a capability in the terminal database, without the padding that only old hardware
  /// terminals need; empty if the terminal lacks it.
  static func capability(_ name: String) -> [UInt8] {
    guard let text = curses_string(name).map({ Array(String(cString: $0).utf8)[...] }) else {
      return []
    }
    return withoutPauses(text)
  }

  /// A pause is written `$<5>`.
  static func withoutPauses(_ text: ArraySlice<UInt8>) -> [UInt8] {
    guard let sign = text.firstIndex(of: UInt8(ascii: "$")) else { return Array(text) }
    let rest = text[(sign + 1)...]
    guard rest.first == UInt8(ascii: "<"), let end = rest.firstIndex(of: UInt8(ascii: ">")) else {
      return text[...sign] + withoutPauses(rest)
    }
    return text[..<sign] + withoutPauses(rest[(end + 1)...])
  }

  /// Returns the bytes that take the terminal over, also after `suspend` or after another program
  /// has drawn.
  mutating func resume() -> [UInt8] {
    shown = nil
    curses_resume()
    // ncurses resets the terminal's palette here. The palette is not ours: the person's shell may
    // have set it.
    return Self.without(Self.capability("oc"), in: takeOutput())
  }

  /// The bytes without each occurrence of a part. The standard library's `replacing` needs a tenth
  /// of a millisecond at its first use, and would be used only here.
  private static func without(_ part: [UInt8], in bytes: [UInt8]) -> [UInt8] {
    guard !part.isEmpty,
      let begin = bytes.indices.first(where: { bytes[$0...].starts(with: part) })
    else { return bytes }
    return bytes[..<begin] + without(part, in: Array(bytes[(begin + part.count)...]))
  }

  /// Returns the bytes that give the terminal back.
  func suspend() -> [UInt8] {
    curses_suspend()
    return takeOutput()
  }

  /// Changes the size. The next grid is drawn in full, since terminals differ in what they show
  /// after a change of size.
  mutating func fit(_ size: ScreenSize) {
    shown = nil
    curses_fit(Int32(size.columns), Int32(size.rows))
    curses_forget()
  }

  /// Draws the next grid in full, because something else has drawn on the terminal.
  mutating func invalidate() {
    shown = nil
    curses_forget()
  }

  /// Returns the bytes that show a grid.
  mutating func draw(_ grid: Screen) -> [UInt8] {
    let hasDirectColors = DirectColor.isUsed(by: colors)
    for row in 0..<grid.size.rows {
      if let shown, shown.size == grid.size, shown.row(row) == grid.row(row) { continue }
      var style = Style.plain
      let cells = grid.row(row).map { cell in
        style = Self.style(of: cell, behind: style)
        return CursesCell(cell.scalars, style, hasDirectColors: hasDirectColors)
      }
      curses_set_row(
        Int32(grid.origin.row + row), Int32(grid.origin.column), cells, Int32(cells.count))
    }
    let cursor = grid.cursor.map {
      ScreenPoint(column: grid.origin.column + $0.column, row: grid.origin.row + $0.row)
    }
    let keepsPairs = curses_update(
      Int32(cursor?.column ?? 0), Int32(cursor?.row ?? 0), grid.showsCursor && cursor != nil)
    shown = keepsPairs ? grid : nil
    return takeOutput()
  }

  /// The style for a cell after a cell in another style. A space shows only its background unless
  /// it is underlined or reversed: if that stays the same, no change of style needs to be sent.
  private static func style(of cell: Cell, behind style: Style) -> Style {
    let isBlank =
      cell.scalars.isSpace && !cell.style.showsOnSpaces && !style.showsOnSpaces
    return isBlank && cell.style.background == style.background ? style : cell.style
  }

  private func takeOutput() -> [UInt8] {
    let size = curses_output_size()
    guard size > 0 else { return [] }
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      curses_take_output(buffer.baseAddress, size)
      count = size
    }
  }
}

extension CursesCell {
  fileprivate init(_ character: CharacterScalars, _ style: Style, hasDirectColors: Bool) {
    func number(_ color: Style.Color?) -> Int32 {
      guard let color else { return -1 }
      return hasDirectColors ? DirectColor.number(of: color) : Int32(color)
    }
    self.init(
      text: character.all,
      foreground: number(style.foreground), background: number(style.background),
      is_bold: style.isBold, is_reversed: style.isReversed, is_underlined: style.isUnderlined)
  }
}

extension Style {
  /// Whether a space shows more of the style than the background.
  fileprivate var showsOnSpaces: Bool { isReversed || isUnderlined }
}

/// Colours by their red, green and blue. Some terminals take such numbers.
enum DirectColor {
  /// Whether a terminal with this number of colours takes them.
  static func isUsed(by colors: Int) -> Bool { colors >= 1 << 24 }

  /// The number for a colour of the table. The first eight are those of the terminal's theme, as on
  /// every terminal.
  static func number(of color: Style.Color) -> Int32 {
    switch color {
    case ..<8: Int32(color)
    // 0 would be the theme's black. Terminals differ in how many small numbers they treat as theme
    // colours.
    case 16: 0x010101
    default: Int32(ColorTable.rgb(color).number)
    }
  }
}
