@testable import TerminalUI
@testable import reversi

/// A terminal that shows what it is sent, in the sequences of `ControlSequences.xterm`.
struct VirtualTerminal {
  /// What it shows, and where its cursor is if that is shown.
  var screen: Screen {
    var screen = cells
    screen.cursor = isCursorShown ? place : nil
    return screen
  }

  private let size: ScreenSize
  private var cells: Screen
  private var place = ScreenPoint(column: 0, row: 0)
  private var isCursorShown = true
  private var style = Style.plain

  init(size: ScreenSize) {
    self.size = size
    cells = Screen(size: size)
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        cells[ScreenPoint(column: column, row: row)].character = "?"
      }
    }
  }

  /// Shows what is sent. Answers whether every byte was understood.
  mutating func receive(_ bytes: [UInt8]) -> Bool {
    var rest = Substring(String(decoding: bytes, as: UTF8.self))
    while let character = rest.popFirst() {
      switch character {
      case "\u{8}": move(toColumn: place.column - 1, row: place.row)
      case "\u{1B}":
        guard receiveSequence(&rest) else { return false }
      default:
        guard cells.contains(place) else { return false }
        cells[place] = Cell(character: character, style: style)
        place = ScreenPoint(column: place.column + 1, row: place.row)
      }
    }
    return true
  }

  private mutating func move(toColumn column: Int, row: Int) {
    place = ScreenPoint(column: column, row: row)
  }

  private mutating func receiveSequence(_ rest: inout Substring) -> Bool {
    if rest.hasPrefix("(B") {
      rest = rest.dropFirst(2)
      return true
    }
    guard rest.popFirst() == "[" else { return false }
    let parameters = rest.prefix { !$0.isLetter }
    rest = rest.dropFirst(parameters.count)
    let numbers = parameters.split(separator: ";").compactMap { Int($0) }
    switch (rest.popFirst(), numbers.count) {
    case ("H", 0): move(toColumn: 0, row: 0)
    case ("H", 2): move(toColumn: numbers[1] - 1, row: numbers[0] - 1)
    case ("C", _): move(toColumn: place.column + (numbers.first ?? 1), row: place.row)
    case ("D", _): move(toColumn: place.column - (numbers.first ?? 1), row: place.row)
    case ("J", _): cells = Screen(size: size)
    case ("h", _) where parameters == "?25": isCursorShown = true
    case ("l", _) where parameters == "?25": isCursorShown = false
    case ("l", _) where parameters == "?12": break
    case ("m", _): return dress(numbers)
    default: return false
    }
    return true
  }

  private mutating func dress(_ numbers: [Int]) -> Bool {
    switch (numbers.first, numbers.count) {
    case (nil, _): style = .plain
    case (1, 1): style.isBold = true
    case (7, 1): style.isReversed = true
    case (38, 3): style.foreground = Style.Color(numbers[2])
    case (48, 3): style.background = Style.Color(numbers[2])
    case (let number?, 1) where 30..<38 ~= number: style.foreground = Style.Color(number - 30)
    case (let number?, 1) where 90..<98 ~= number: style.foreground = Style.Color(number - 82)
    case (let number?, 1) where 40..<48 ~= number: style.background = Style.Color(number - 40)
    default: return false
    }
    return true
  }
}

extension ControlSequences {
  /// Those of an xterm with 256 colours.
  static let xterm = ControlSequences(
    place: { Array("\u{1B}[\($0.row + 1);\($0.column + 1)H".utf8) },
    forward: { Array(($0 == 1 ? "\u{1B}[C" : "\u{1B}[\($0)C").utf8) },
    backward: { Array(($0 <= 3 ? String(repeating: "\u{8}", count: $0) : "\u{1B}[\($0)D").utf8) },
    foreground: { color($0, few: 30, bright: 90, many: "38;5") },
    background: { color($0, few: 40, bright: 100, many: "48;5") },
    bold: Array("\u{1B}[1m".utf8),
    reverse: Array("\u{1B}[7m".utf8),
    plain: Array("\u{1B}(B\u{1B}[m".utf8),
    clear: Array("\u{1B}[H\u{1B}[2J".utf8),
    showCursor: Array("\u{1B}[?12l\u{1B}[?25h".utf8),
    hideCursor: Array("\u{1B}[?25l".utf8))

  private static func color(
    _ color: Style.Color, few: Int, bright: Int, many: String
  ) -> [UInt8] {
    let parameters =
      switch color {
      case ..<8: "\(few + Int(color))"
      case ..<16: "\(bright + Int(color) - 8)"
      default: "\(many);\(color)"
      }
    return Array("\u{1B}[\(parameters)m".utf8)
  }
}
