import CNCurses
import CPosix
import TerminalUI

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The terminal, taken over for as long as this value lives: the only code that speaks to ncurses.
struct Terminal: ~Copyable {
  /// A pair of colours; nil is the terminal's own.
  private struct Colors: Hashable {
    let foreground: Style.Color?
    let background: Style.Color?
  }

  private var shown: CellGrid?
  private var pairs: [Colors: Int16] = [:]
  private var isPasting = false

  private init() {}

  /// Takes the terminal over.
  ///
  /// Not an initialiser: one that throws would give back what was never taken.
  ///
  /// - Throws: `Refusal` if there is none, or none that the game can be shown on.
  static func start(hasMouse: Bool) throws(Refusal) -> Terminal {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else {
      throw Refusal(reason: "standard input and output must be a terminal")
    }
    var settings = termios()
    tcgetattr(STDIN_FILENO, &settings)
    let name = Environment.current["TERM"] ?? ""
    switch curses_start(hasMouse) {
    case .unknownTerminal: throw Refusal(reason: "unknown terminal '\(name)': set TERM")
    case .noCursorMovement: throw Refusal(reason: "terminal '\(name)' cannot move its cursor")
    case .succeeded: break
    }
    var text = [CChar](repeating: 0, count: 256)
    let length = curses_emergency_text(&text, text.count)
    traps_arm(text, length, &settings)
    return Terminal()
  }

  deinit {
    curses_stop()
    traps_disarm()
  }

  /// The size of the screen.
  var size: ScreenSize {
    ScreenSize(columns: Int(curses_columns()), rows: Int(curses_rows()))
  }

  /// How many colours the terminal has.
  var colors: Int { Int(curses_colors()) }

  /// Follows a change of the terminal's size.
  mutating func fit() {
    curses_fit()
  }

  /// Lets the next screen be drawn in full, since something else may have drawn.
  mutating func forget() {
    curses_forget()
    shown = nil
  }

  /// Gives the terminal back while something is done, and takes it over again.
  mutating func lend(while action: () -> Void) {
    curses_stop()
    action()
    takeBack()
  }

  /// Takes the terminal over again, after something else has used it.
  mutating func takeBack() {
    curses_resume()
    shown = nil
  }

  /// Asks how many columns a disk takes; it is input if the terminal answers.
  func askDiskWidth() {
    curses_ask_width()
  }
}

extension Terminal {
  /// Shows a screen; only what differs from the one before is sent.
  mutating func draw(_ grid: CellGrid) {
    guard grid != shown else { return }
    let before = shown?.size == grid.size ? shown : nil
    for row in 0..<grid.size.rows {
      var column = 0
      while column < grid.size.columns {
        let point = ScreenPoint(column: column, row: row)
        guard before?[point] != grid[point] else {
          column += 1
          continue
        }
        column = put(grid, from: point, unlikeThoseOf: before)
      }
    }
    if let cursor = grid.cursor, grid.contains(cursor) {
      curses_show_cursor(Int32(cursor.column), Int32(cursor.row))
    } else {
      curses_hide_cursor()
    }
    curses_refresh()
    shown = grid
  }

  /// Puts the cells from a place on that differ and have one style, and returns the column after them.
  private mutating func put(
    _ grid: CellGrid, from start: ScreenPoint, unlikeThoseOf before: CellGrid?
  ) -> Int {
    let style = grid[start].style
    var characters: [UInt32] = []
    var column = start.column
    while column < grid.size.columns {
      let point = ScreenPoint(column: column, row: start.row)
      let cell = grid[point]
      guard cell.style == style, before?[point] != cell else { break }
      characters.append(cell.character.unicodeScalars.first?.value ?? 0x20)
      column += 1
    }
    curses_put(
      Int32(start.column), Int32(start.row), characters, characters.count,
      CursesStyle(bold: style.isBold, reverse: style.isReversed, pair: pair(for: style)))
    return column
  }

  /// The number of a style's colours, which gets one when it is used first.
  private mutating func pair(for style: Style) -> Int16 {
    let colors = Colors(foreground: style.foreground, background: style.background)
    if colors.foreground == nil && colors.background == nil { return 0 }
    if let pair = pairs[colors] { return pair }
    let pair = Int16(pairs.count + 1)
    guard pair < curses_pair_limit() else { return 0 }
    curses_define_pair(
      pair, colors.foreground.map(Int16.init) ?? -1, colors.background.map(Int16.init) ?? -1)
    pairs[colors] = pair
    return pair
  }
}

extension Terminal {
  /// What the player did next, as far as it has arrived; nil if nothing has. Pasted text is passed over.
  mutating func read() -> TerminalInput? {
    while true {
      let input = curses_read()
      switch input.kind {
      case .none: return nil
      case .pasteBegin: isPasting = true
      case .pasteEnd: isPasting = false
      case .width: return .diskWidth(Int(input.column))
      default:
        if !isPasting, let key = Self.key(for: input) { return .key(key) }
      }
    }
  }

  private static func key(for input: CursesInput) -> Key? {
    switch input.kind {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    case .enter: .enter
    case .backTab: .backTab
    case .press: .click(ScreenPoint(column: Int(input.column), row: Int(input.row)))
    case .byte: key(for: input.byte)
    case .none, .pasteBegin, .pasteEnd, .width, .other: nil
    }
  }

  private static func key(for byte: UInt8) -> Key? {
    switch byte {
    case 0x09: .tab
    case 0x0A, 0x0D: .enter
    case 0x0C: .redraw
    case 0x1B: .escape
    case 0x20...0x7E: .character(Character(Unicode.Scalar(byte)))
    default: nil
    }
  }
}
