import TerminalUI

/// Turns screens into the bytes that show them: only what differs from the screen before is sent.
///
/// ncurses could do this too. But it writes over short gaps between changes, in whatever colours
/// they have: a cursor that moves one square to the right would cost twice the bytes.
struct ScreenEncoder {
  private let sequences: ControlSequences
  /// What the terminal shows; nil if that is not known.
  private var shown: Screen?
  /// Where the terminal's cursor is; nil if that is not known.
  private var place: ScreenPoint?
  /// How the terminal would draw the next character.
  private var style = Style.plain
  private var bytes: [UInt8] = []

  /// An encoder for a terminal that shows whatever it does.
  init(_ sequences: ControlSequences) {
    self.sequences = sequences
  }

  /// Lets the next screen be sent in full, since something else has drawn.
  mutating func forget() {
    shown = nil
  }

  /// The bytes that make the terminal show a screen.
  mutating func encode(_ grid: Screen) -> [UInt8] {
    guard grid != shown else { return [] }
    bytes = []
    let before = shown?.size == grid.size ? shown : nil
    let old = before ?? clear(grid.size)
    // The cursor's row comes last: from there it is not far to where the cursor stays.
    let rows = 0..<grid.size.rows
    for row in rows.filter({ $0 != grid.cursor?.row }) + rows.filter({ $0 == grid.cursor?.row }) {
      for column in 0..<grid.size.columns {
        let point = ScreenPoint(column: column, row: row)
        if grid[point] != old[point] { put(grid[point], at: point, of: grid.size) }
      }
    }
    change(to: .plain)
    moveCursor(to: grid.cursor, isShown: before.map { $0.cursor != nil })
    shown = grid
    return bytes
  }

  private mutating func clear(_ size: ScreenSize) -> Screen {
    bytes += sequences.plain + sequences.clear
    style = .plain
    place = ScreenPoint(column: 0, row: 0)
    return Screen(size: size)
  }

  private mutating func put(_ cell: Cell, at point: ScreenPoint, of size: ScreenSize) {
    move(to: point)
    change(to: style(for: cell))
    // The right half of a wide character is sent with its left one.
    bytes += Array((cell.character.map(String.init) ?? "").utf8)
    // In the last column, terminals differ in where the cursor is.
    let isLast = point.column + 1 == size.columns
    place = isLast ? nil : ScreenPoint(column: point.column + 1, row: point.row)
  }

  /// The style to draw a cell in: of a space, only what is behind it is seen.
  private func style(for cell: Cell) -> Style {
    guard cell.character == " ", !cell.style.isReversed, !style.isReversed else {
      return cell.style
    }
    var style = style
    style.background = cell.style.background
    return style
  }

  private mutating func moveCursor(to cursor: ScreenPoint?, isShown: Bool?) {
    if let cursor {
      move(to: cursor)
      if isShown != true { bytes += sequences.showCursor }
    } else if isShown != false {
      bytes += sequences.hideCursor
    }
  }

  private mutating func move(to point: ScreenPoint) {
    guard point != place else { return }
    var shortest = sequences.place(point)
    if let place, place.row == point.row {
      let columns = point.column - place.column
      let along = columns > 0 ? sequences.forward(columns) : sequences.backward(-columns)
      if let along, along.count < shortest.count { shortest = along }
    }
    bytes += shortest
    place = point
  }

  private mutating func change(to new: Style) {
    guard new != style else { return }
    // What a terminal has been told cannot be taken back one by one.
    let isTakenBack =
      style.isBold && !new.isBold || style.isReversed && !new.isReversed
      || style.foreground != nil && new.foreground == nil
      || style.background != nil && new.background == nil
    if isTakenBack {
      bytes += sequences.plain
      style = .plain
    }
    if new.isBold && !style.isBold { bytes += sequences.bold }
    if new.isReversed && !style.isReversed { bytes += sequences.reverse }
    if let color = new.foreground, color != style.foreground {
      bytes += sequences.foreground(color)
    }
    if let color = new.background, color != style.background {
      bytes += sequences.background(color)
    }
    style = new
  }
}
