import ReversiCore
import Texts

/// A screen during drawing: its cells, and what clicks on them hit.
///
/// One call draws a control and makes it clickable, so that picture and hit area always agree.
/// Drawing is clipped at the edges. The functions are not inlined: with a copy in each of hundreds
/// of places, the module takes half as long again to compile.
package struct Canvas {
  /// What the terminal can show.
  package let theme: Theme
  /// The screen as drawn so far.
  package private(set) var screen: Screen
  /// Whether the terminal's cursor can be seen only where a text is typed. A visible one breaks
  /// pictures made of pixels, and inverts the first letter of what is selected.
  package var hidesCursor = false
  private var hasWideCharacters = false

  /// A blank screen, whose upper left cell is at a place in the terminal.
  package init(
    size: ScreenSize, origin: ScreenPoint = ScreenPoint(column: 0, row: 0), theme: Theme
  ) {
    self.theme = theme
    screen = Screen(size: size, origin: origin)
  }

  /// The whole screen.
  package var bounds: ScreenRect {
    ScreenRect(column: 0, row: 0, columns: screen.size.columns, rows: screen.size.rows)
  }

  /// Moves the terminal's cursor to a cell, where a text may be typed, or hides it.
  package mutating func setCursor(_ point: ScreenPoint?, isTyping: Bool = false) {
    screen.cursor = point.flatMap { screen.contains($0) ? $0 : nil }
    screen.showsCursor = screen.cursor != nil && (isTyping || !hidesCursor)
  }

  /// Remembers a fact about a thing that was drawn, such as the rows of a list, for the next key.
  package mutating func show(_ fact: (some Hashable & Sendable)?, of thing: Any.Type) {
    screen.controls.show(fact, of: thing)
  }

  /// Draws two pixels, one above the other. All pixels use one character, since fonts differ in
  /// where they split the upper half.
  @inline(never)
  package mutating func putPixels(upper: Style.Color?, lower: Style.Color, column: Int, row: Int) {
    put(theme.pixels(upper: upper, lower: lower), at: ScreenPoint(column: column, row: row))
  }

  /// Draws a cell with a character of one column.
  package mutating func put(_ cell: Cell, at point: ScreenPoint) {
    guard screen.contains(point) else { return }
    if hasWideCharacters { clearHalves(around: point) }
    screen[point] = cell
  }

  /// Draws one character. A wide one needs both its cells on the screen.
  @inline(never)
  package mutating func put(_ character: Character, column: Int, row: Int, _ style: Style = .plain)
  {
    let point = ScreenPoint(column: column, row: row)
    guard screen.contains(point) else { return }
    let isWide = character.columns > 1
    if isWide || hasWideCharacters { clearHalves(around: point) }
    screen[point] = Cell(character: character, style: style)
    guard isWide else { return }
    hasWideCharacters = true
    let right = ScreenPoint(column: column + 1, row: row)
    guard screen.contains(right) else { return screen[point].character = " " }
    clearHalves(around: right)
    screen[point].character = character
    screen[right] = Cell(character: nil, style: style)
  }

  /// Otherwise half of a wide character would be left.
  private mutating func clearHalves(around point: ScreenPoint) {
    let (left, right) = (
      ScreenPoint(column: point.column - 1, row: point.row),
      ScreenPoint(column: point.column + 1, row: point.row)
    )
    if screen[point].scalars.isEmpty, screen.contains(left) { screen[left].character = " " }
    if screen.contains(right), screen[right].scalars.isEmpty { screen[right].character = " " }
  }

  /// Writes text, and returns the column after it. Clicks on the text hit the target, if any.
  @inline(never) @discardableResult
  package mutating func write(
    _ text: String, column: Int, row: Int, _ style: Style = .plain, target: ErasedValue? = nil
  ) -> Int {
    var end = column
    for character in text.lazy.map(theme.shown) {
      put(character, column: end, row: row, style)
      end += character.columns
    }
    if let target {
      makeClickable(
        ScreenRect(column: column, row: row, columns: end - column, rows: 1), target: target)
    }
    return end
  }

  /// Writes pieces of text one after the other. Returns the column after them.
  @inline(never) @discardableResult
  package mutating func write(_ spans: [Span], column: Int, row: Int) -> Int {
    spans.reduce(column) { write($1.text, column: $0, row: row, $1.style, target: $1.target) }
  }

  /// Writes lines into the first of some rows, as many as there are rows.
  package mutating func write(
    _ lines: some Sequence<String>, in rows: inout RowStack, _ style: Style = .plain
  ) {
    for line in lines where rows.rest.rows > 0 {
      let row = rows.takeFirst(1)
      write(line, column: row.column, row: row.row, style)
    }
  }

  /// Gives clicks on an area a target, or none, and replaces the targets that were there.
  @inline(never)
  package mutating func makeClickable(_ area: ScreenRect, target: ErasedValue?) {
    var area = area
    area.column += screen.origin.column
    area.row += screen.origin.row
    screen.controls.setTarget(target, in: area)
  }

  /// Paints an area with blanks.
  @inline(never)
  package mutating func fill(_ area: ScreenRect, _ style: Style = .plain) {
    let space = Cell(.space, style: style)
    for row in area.row..<max(area.row, area.endRow) {
      for column in area.column..<max(area.column, area.endColumn) {
        put(space, at: ScreenPoint(column: column, row: row))
      }
    }
  }

  /// Draws an empty box with a title in its upper edge; nothing under it can be clicked.
  package mutating func drawBox(_ area: ScreenRect, title: String) {
    fill(area)
    makeClickable(area, target: nil)
    let lines = theme.lines
    for column in area.column + 1..<max(area.column + 1, area.endColumn - 1) {
      put(lines.horizontal, column: column, row: area.row)
      put(lines.horizontal, column: column, row: area.endRow - 1)
    }
    for row in area.row + 1..<max(area.row + 1, area.endRow - 1) {
      put(lines.vertical, column: area.column, row: row)
      put(lines.vertical, column: area.endColumn - 1, row: row)
    }
    put(lines.upperLeft, column: area.column, row: area.row)
    put(lines.upperRight, column: area.endColumn - 1, row: area.row)
    put(lines.lowerLeft, column: area.column, row: area.endRow - 1)
    put(lines.lowerRight, column: area.endColumn - 1, row: area.endRow - 1)
    let name = " \(title) "
    let middle = area.centered(columns: name.columns, rows: 1).column
    write(name, column: middle, row: area.row, .bold)
  }
}

/// A piece of text in one style, which can be a target of clicks.
package struct Span: Sendable, Hashable {
  /// The text of the piece.
  package var text: String
  /// The style of the text.
  package var style = Style.plain
  /// The target of clicks on the text, or nil.
  package var target: ErasedValue?

  package init(_ text: String, _ style: Style = .plain, target: ErasedValue? = nil) {
    self.text = text
    self.style = style
    self.target = target
  }
}

extension Theme {
  /// A disk in a text, painted like a square of the board. Where the ground beside it may have its
  /// colour, both differ a little from the board's.
  package func chip(_ side: Disk) -> Span {
    let isOnOwnColor = background != (side == .dark ? .light : .dark)
    guard isOnOwnColor, !usesLetters, capabilities.colors == .full else {
      return Span(String(disk(side)), diskStyle(side))
    }
    let paint = palette.disk(side).inText
    return Span(String(disk(side)), Style(foreground: paint.disk, background: paint.field))
  }
}

extension [Span] {
  /// The total width in columns.
  package var columns: Int { reduce(0) { $0 + $1.text.columns } }
}

/// An area whose rows are taken from the top and from the bottom.
package struct RowStack {
  /// The rows that are left.
  package private(set) var rest: ScreenRect

  /// All rows of an area.
  package init(_ area: ScreenRect) { rest = area }

  /// Removes and returns rows at the top, at most all that are left.
  package mutating func takeFirst(_ rows: Int) -> ScreenRect {
    var taken = rest
    taken.rows = min(rows, max(0, rest.rows))
    rest.row += taken.rows
    rest.rows -= taken.rows
    return taken
  }

  /// Removes and returns rows at the bottom, at most all that are left.
  package mutating func takeLast(_ rows: Int) -> ScreenRect {
    var taken = rest
    taken.rows = min(rows, max(0, rest.rows))
    taken.row = rest.endRow - taken.rows
    rest.rows -= taken.rows
    return taken
  }

  /// Removes rows at the top, at most all that are left.
  package mutating func dropFirst(_ rows: Int) { _ = takeFirst(rows) }

  /// Removes rows at the bottom, at most all that are left.
  package mutating func dropLast(_ rows: Int) { _ = takeLast(rows) }
}
