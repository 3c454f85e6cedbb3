import CNCurses
import Canvas

/// A screen kept by ncurses, which turns grids into bytes. Only one can exist at a time. Send the
/// bytes to the terminal in order and completely.
struct CursesScreen: ~Copyable {
  enum Failure: Error, Hashable {
    case unknownTerminal
    case noCursorMovement
    case noResources
  }

  /// Nil if the next screen must be drawn in full.
  private var shown: Screen?

  private init() {}

  /// Prepares a screen; `resume` takes the terminal over. Nil stands for the name in the
  /// environment. This is not an initializer: if it threw, the deinitializer would end a screen
  /// that never started.
  static func start(terminal: String? = nil) throws(Failure) -> CursesScreen {
    let start = if let terminal { curses_start(terminal) } else { curses_start(nil) }
    switch start {
    case .succeeded: return CursesScreen()
    case .unknownTerminal: throw .unknownTerminal
    case .noCursorMovement: throw .noCursorMovement
    case .noResources: throw .noResources
    }
  }

  /// Tries the names in order, and then starts as before.
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

  var colors: Int { Int(curses_colors()) }

  /// Without the padding that only old hardware terminals need; empty if the terminal lacks it.
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

  /// Takes the terminal over, also after `suspend` or after another program has drawn.
  mutating func resume() -> [UInt8] {
    shown = nil
    curses_resume()
    // ncurses resets the terminal's palette here. The palette is not ours: the person's shell may
    // have set it.
    return Self.without(Self.capability("oc"), in: takeOutput())
  }

  /// The standard library's `replacing` needs a tenth of a millisecond at its first use.
  private static func without(_ part: [UInt8], in bytes: [UInt8]) -> [UInt8] {
    guard !part.isEmpty,
      let begin = bytes.indices.first(where: { bytes[$0...].starts(with: part) })
    else { return bytes }
    return bytes[..<begin] + without(part, in: Array(bytes[(begin + part.count)...]))
  }

  func suspend() -> [UInt8] {
    curses_suspend()
    return takeOutput()
  }

  /// Terminals differ in what they show then, so the next grid is drawn in full.
  mutating func fit(_ size: ScreenSize) {
    shown = nil
    curses_fit(Int32(size.columns), Int32(size.rows))
    curses_forget()
  }

  /// For when something else has drawn on the terminal.
  mutating func invalidate() {
    shown = nil
    curses_forget()
  }

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

  /// A space needs a change of style only for its background, unless it is underlined or reversed.
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
  fileprivate var showsOnSpaces: Bool { isReversed || isUnderlined }
}

/// Colours by their red, green and blue, which some terminals take.
enum DirectColor {
  static func isUsed(by colors: Int) -> Bool { colors >= 1 << 24 }

  /// The first eight are those of the terminal's theme, as on every terminal.
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
