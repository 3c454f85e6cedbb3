import Canvas

@testable import App
@testable import Screen

/// A terminal that shows what it is sent, as far as ncurses sends it.
struct VirtualTerminal {
  /// The screen that the terminal shows, with its cursor, which may be hidden.
  var screen: Screen {
    var screen = cells
    (screen.cursor, screen.showsCursor) = (place, isCursorShown)
    return screen
  }

  /// The parts of its input that the terminal does not understand.
  private(set) var mistakes: [String] = []

  private let kind: TerminalKind
  private var cells: Screen
  private var place = ScreenPoint(column: 0, row: 0)
  private var savedPlace = ScreenPoint(column: 0, row: 0)
  /// Whether the last column has been written: the next character comes into the next row.
  private var isBehindRow = false
  private var wrapsRows = true
  /// The rows that a line feed at their end scrolls.
  private var scrolledRows: ClosedRange<Int>
  private var isCursorShown = true
  private var style = Style.plain
  private var lastCharacter: Character = " "

  private var size: ScreenSize { cells.size }

  /// A terminal on which something else has drawn.
  init(_ kind: TerminalKind, size: ScreenSize) {
    self.kind = kind
    cells = Screen(size: size)
    scrolledRows = 0...size.rows - 1
    spoil()
  }

  /// Draws something that ncurses does not know of.
  mutating func spoil() {
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        cells[ScreenPoint(column: column, row: row)] = Self.unknown
      }
    }
    move(toColumn: size.columns / 2, row: size.rows / 2)
  }

  /// Changes the size. What the terminal then shows is unknown.
  mutating func resize(to size: ScreenSize) {
    cells = Screen(size: size)
    scrolledRows = 0...size.rows - 1
    spoil()
  }

  /// Shows received bytes.
  mutating func receive(_ bytes: [UInt8]) {
    var rest = Substring(String(decoding: bytes, as: UTF8.self))
    while let character = rest.popFirst() {
      switch character {
      case "\u{8}": move(toColumn: place.column - 1, row: place.row)
      case "\r": move(toColumn: 0, row: place.row)
      case "\n": feedLine()
      // A carriage return and a line feed are one character in Swift.
      case "\r\n":
        move(toColumn: 0, row: place.row)
        feedLine()
      case "\t": move(toColumn: min(place.column / 8 * 8 + 8, size.columns - 1), row: place.row)
      case "\u{F}": break
      case "\u{1B}": receiveEscape(&rest)
      case "\0"..<" ": mistakes.append("\(character.unicodeScalars.map(\.value))")
      default: put(character)
      }
    }
  }

  private mutating func put(_ character: Character) {
    if isBehindRow { move(toColumn: 0, row: place.row + 1) }
    let columns = character.columns
    // Terminals differ in what they do with half a character at the edge.
    guard (1...2).contains(columns), place.column + columns <= size.columns else {
      return mistakes.append("\(character) of \(columns) columns at \(place)")
    }
    split(place.column..<place.column + columns, row: place.row)
    cells[place] = Cell(character: character, style: style)
    if columns == 2 {
      cells[ScreenPoint(column: place.column + 1, row: place.row)] = Cell(
        character: nil, style: style)
    }
    lastCharacter = character
    isBehindRow = place.column + columns == size.columns && wrapsRows
    place = ScreenPoint(
      column: min(place.column + columns, size.columns - 1), row: place.row)
  }

  /// Makes the halves of characters unknown whose other half is about to change.
  private mutating func split(_ columns: Range<Int>, row: Int) {
    let left = ScreenPoint(column: columns.lowerBound, row: row)
    if cells.contains(left), cells[left].character == nil {
      cells[ScreenPoint(column: left.column - 1, row: row)] = Self.unknown
    }
    let right = ScreenPoint(column: columns.upperBound, row: row)
    if cells.contains(right), cells[right].character == nil { cells[right] = Self.unknown }
  }

  /// A cell whose content is unknown.
  private static let unknown = Cell(
    character: "?", style: Style(background: 1, isReversed: true))

  private mutating func feedLine() {
    if place.row == scrolledRows.upperBound {
      scroll(scrolledRows, down: false)
    } else {
      move(toColumn: place.column, row: place.row + 1)
    }
  }

  private mutating func scroll(_ scrolledRows: ClosedRange<Int>, down isDown: Bool) {
    let rows = Array(scrolledRows)
    for row in isDown ? rows.reversed() : rows {
      let source = row + (isDown ? -1 : 1)
      guard scrolledRows.contains(source) else {
        erase(0..<size.columns, row: row)
        continue
      }
      for column in 0..<size.columns {
        cells[ScreenPoint(column: column, row: row)] =
          cells[ScreenPoint(column: column, row: source)]
      }
    }
  }

  private mutating func move(toColumn column: Int, row: Int) {
    isBehindRow = false
    let point = ScreenPoint(column: column, row: row)
    // A terminal would scroll, or stop at the edge; ncurses need not rely on that.
    guard cells.contains(point) else { return mistakes.append("a move to \(point)") }
    place = point
  }

  private mutating func receiveEscape(_ rest: inout Substring) {
    switch rest.popFirst() {
    case "(", ")": _ = rest.popFirst()
    case "M":
      if place.row == scrolledRows.lowerBound {
        scroll(scrolledRows, down: true)
      } else {
        move(toColumn: place.column, row: place.row - 1)
      }
    case "7": savedPlace = place
    case "8": move(toColumn: savedPlace.column, row: savedPlace.row)
    case "=", ">": break
    case "[":
      let parameters = rest.prefix { !$0.isLetter && $0 != "@" }
      rest = rest.dropFirst(parameters.count)
      let final = rest.popFirst() ?? " "
      if !receiveSequence(final, String(parameters)) { mistakes.append("\(parameters)\(final)") }
    case let other: mistakes.append("ESC \(String(describing: other))")
    }
  }

  private mutating func receiveSequence(_ final: Character, _ parameters: String) -> Bool {
    let numbers = parameters.split(separator: ";").map { Int($0) ?? -1 }
    let count = numbers.first ?? 1
    switch (final, numbers.count) {
    case ("H", 0): move(toColumn: 0, row: 0)
    case ("H", 2): move(toColumn: numbers[1] - 1, row: numbers[0] - 1)
    case ("A", 0...1): move(toColumn: place.column, row: place.row - count)
    case ("B", 0...1): move(toColumn: place.column, row: place.row + count)
    case ("C", 0...1): move(toColumn: place.column + count, row: place.row)
    case ("D", 0...1): move(toColumn: place.column - count, row: place.row)
    case ("G", 1): move(toColumn: count - 1, row: place.row)
    case ("d", 1): move(toColumn: place.column, row: count - 1)
    case ("J", 0): erase(from: place.column, toRow: size.rows - 1)
    case ("J", 1) where count == 2:
      (place, isBehindRow) = (ScreenPoint(column: 0, row: 0), false)
      erase(from: 0, toRow: size.rows - 1)
    case ("K", 0): erase(place.column..<size.columns, row: place.row)
    case ("K", 1) where count == 1: erase(0..<place.column + 1, row: place.row)
    case ("X", 1): erase(place.column..<place.column + count, row: place.row)
    case ("@", 0...1): insert(count)
    case ("L", 0...1), ("M", 0...1):
      guard scrolledRows.contains(place.row) else { return false }
      for _ in 0..<count { scroll(place.row...scrolledRows.upperBound, down: final == "L") }
    case ("S", 0...1), ("T", 0...1):
      for _ in 0..<count { scroll(scrolledRows, down: final == "T") }
    case ("b", 1): for _ in 0..<count { put(lastCharacter) }
    case ("m", _): return dress(numbers)
    case ("h", 1), ("l", 1): return receiveMode(parameters, isOn: final == "h")
    case ("r", 2):
      guard 1 <= numbers[0], numbers[0] <= numbers[1], numbers[1] <= size.rows else { return false }
      scrolledRows = numbers[0] - 1...numbers[1] - 1
      move(toColumn: 0, row: 0)
    // The window's title, and the console's cursor.
    case ("t", 3), ("c", 1): break
    default: return false
    }
    return true
  }

  private mutating func receiveMode(_ mode: String, isOn: Bool) -> Bool {
    switch mode {
    case "?25": isCursorShown = isOn
    case "?7": wrapsRows = isOn
    case "?1049": spoil()
    case "?12", "34", "4": return mode != "4" || !isOn
    default: return false
    }
    return true
  }

  private mutating func erase(_ columns: Range<Int>, row: Int) {
    split(columns, row: row)
    for column in columns where column < size.columns {
      cells[ScreenPoint(column: column, row: row)] = Cell(
        character: " ", style: Style(background: kind.erasesInColor ? style.background : nil))
    }
  }

  /// Shifts the rest of the row to the right: so the last cell of the screen is set where writing
  /// to it would scroll.
  private mutating func insert(_ count: Int) {
    split(place.column..<place.column, row: place.row)
    for column in (place.column..<size.columns).reversed() {
      let source = ScreenPoint(column: column - count, row: place.row)
      cells[ScreenPoint(column: column, row: place.row)] =
        source.column >= place.column ? cells[source] : .blank
    }
  }

  private mutating func erase(from column: Int, toRow last: Int) {
    erase(column..<size.columns, row: place.row)
    for row in place.row + 1..<max(place.row + 1, last + 1) { erase(0..<size.columns, row: row) }
  }

  private mutating func dress(_ numbers: [Int]) -> Bool {
    var rest = numbers[...]
    if rest.isEmpty { style = .plain }
    while let number = rest.popFirst() {
      switch number {
      case 0: style = .plain
      case 1: style.isBold = true
      case 4: style.isUnderlined = true
      case 7: style.isReversed = true
      case 22: style.isBold = false
      case 24: style.isUnderlined = false
      case 27: style.isReversed = false
      case 39: style.foreground = nil
      case 49: style.background = nil
      case 10: break
      case 30..<38: style.foreground = Style.Color(number - 30)
      case 40..<48: style.background = Style.Color(number - 40)
      case 90..<98: style.foreground = Style.Color(number - 82)
      case 100..<108: style.background = Style.Color(number - 92)
      case 38, 48:
        guard rest.popFirst() == 5, let color = rest.popFirst() else { return false }
        if number == 38 { style.foreground = Style.Color(color) }
        if number == 48 { style.background = Style.Color(color) }
      default: return false
      }
    }
    return true
  }
}
