import Canvas
import Testing

@testable import App
@testable import Screen
@testable import TerminalIO

/// A screen and the terminal that shows it.
struct Drawing: ~Copyable {
  private let kind: TerminalKind
  private var screen: CursesScreen
  private var terminal: VirtualTerminal

  init(_ kind: TerminalKind, size: ScreenSize = ScreenSize(columns: 80, rows: 24)) throws {
    self.kind = kind
    screen = try CursesScreen.start(terminal: kind.rawValue)
    terminal = VirtualTerminal(kind, size: size)
    screen.fit(size)
    terminal.receive(screen.resume())
  }

  deinit { _ = screen.suspend() }

  /// Draws a grid, expects to see it, and returns the bytes that were sent.
  @discardableResult
  mutating func draw(_ grid: Screen) -> [UInt8] {
    let bytes = screen.draw(grid)
    terminal.receive(bytes)
    let kind = kind
    func sent() -> Comment {
      "\(kind), \(grid.size), \(String(decoding: bytes, as: UTF8.self).debugDescription)"
    }
    #expect(terminal.mistakes == [], sent())
    let isSeen = seen(terminal.screen) == seen(drawable(grid))
    #expect(isSeen, sent())
    // Programs that read the screen follow the cursor even if it is hidden.
    if let cursor = grid.cursor {
      let place = ScreenPoint(
        column: grid.origin.column + cursor.column, row: grid.origin.row + cursor.row)
      #expect(terminal.screen.cursor == place, sent())
    }
    return bytes
  }

  /// What the terminal shows.
  var shown: Screen { terminal.screen }

  mutating func resize(to size: ScreenSize) {
    terminal.resize(to: size)
    screen.fit(size)
  }

  mutating func invalidate() {
    terminal.spoil()
    screen.invalidate()
  }

  mutating func suspendAndResume() {
    _ = screen.suspend()
    terminal.spoil()
    terminal.receive(screen.resume())
  }

  /// A screen without the one wide character that ncurses cannot draw.
  private func drawable(_ screen: Screen) -> Screen {
    let left = ScreenPoint(column: screen.size.columns - 3, row: screen.size.rows - 1)
    let right = ScreenPoint(column: left.column + 1, row: left.row)
    let fillsTerminal = screen.size == terminal.screen.size
    guard kind.shiftsLastCell, fillsTerminal, screen.contains(left),
      screen[right].character == nil
    else { return screen }
    var drawable = screen
    (drawable[left].character, drawable[right].character) = ("?", " ")
    return drawable
  }

  /// The screen as a person sees it: a space shows only its background and underline; colours,
  /// underlines and a hidden cursor count only where the terminal has them.
  private func seen(_ screen: Screen) -> Screen {
    var seen = Screen(size: terminal.screen.size)
    func place(_ point: ScreenPoint) -> ScreenPoint {
      ScreenPoint(
        column: screen.origin.column + point.column, row: screen.origin.row + point.row)
    }
    seen.cursor = screen.showsCursor ? screen.cursor.map(place) : nil
    for row in 0..<screen.size.rows {
      for column in 0..<screen.size.columns {
        let shown = ScreenPoint(column: column, row: row)
        var cell = screen[shown]
        if kind.colors == 0 { (cell.style.foreground, cell.style.background) = (nil, nil) }
        // The Linux console cannot underline in colour, so ncurses leaves the line out.
        if kind == .console, cell.style.foreground != nil || cell.style.background != nil {
          cell.style.isUnderlined = false
        }
        if cell.character == " ", !cell.style.isReversed, !cell.style.isUnderlined {
          cell.style = Style(background: cell.style.background)
        }
        seen[place(shown)] = cell
      }
    }
    if !kind.hidesCursor { seen.cursor = nil }
    return seen
  }
}
