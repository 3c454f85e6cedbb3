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
  private var encoder: ScreenEncoder
  private var isPasting = false

  private init(_ sequences: ControlSequences) {
    encoder = ScreenEncoder(sequences)
  }

  /// Takes the terminal over.
  ///
  /// Not an initialiser: one that throws would give back what was never taken.
  ///
  /// - Throws: `Refusal` if there is none, or none that the game can be shown on.
  static func start(hasMouse: Bool) throws(Refusal) -> Terminal {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else {
      throw .noTerminal
    }
    var settings = termios()
    tcgetattr(STDIN_FILENO, &settings)
    let name = Environment.current["TERM"] ?? ""
    switch curses_start(hasMouse) {
    case .unknownTerminal: throw .unknownTerminal(name)
    case .noCursorMovement: throw .noCursorMovement(name)
    case .succeeded: break
    }
    var text = [CChar](repeating: 0, count: 256)
    let length = curses_emergency_text(&text, text.count)
    traps_arm(text, length, &settings)
    return Terminal(.ofTerminal)
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
    // Terminals differ in what they show after that.
    encoder.forget()
  }

  /// Lets the next screen be drawn in full, since something else has drawn.
  mutating func forget() {
    encoder.forget()
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
    encoder.forget()
  }

  /// Asks how many columns a disk takes; it is input if the terminal answers.
  func askDiskWidth() {
    curses_ask_width()
  }
}

extension Terminal {
  /// Shows a screen.
  mutating func draw(_ grid: Screen) {
    Output.write(encoder.encode(grid), to: STDOUT_FILENO)
  }
}

extension Terminal {
  /// What the player did next, as far as it has arrived; nil if nothing has. Pasted text is passed
  /// over.
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

extension ControlSequences {
  /// Those of the terminal that has been started.
  fileprivate static var ofTerminal: ControlSequences {
    let plain = sequence("sgr0")
    // On terminals that do not follow ECMA-48, colours may survive that.
    let isComplete = plain.contains(UInt8(ascii: "["))
    return ControlSequences(
      place: { sequence("cup", $0.row, $0.column) },
      forward: { nonempty($0 == 1 ? sequence("cuf1") : sequence("cuf", $0)) },
      backward: {
        $0 <= 3 ? nonempty(repeated(sequence("cub1"), $0)) : nonempty(sequence("cub", $0))
      },
      foreground: { sequence("setaf", Int($0)) },
      background: { sequence("setab", Int($0)) },
      bold: sequence("bold"),
      reverse: sequence("rev"),
      plain: isComplete ? plain : plain + sequence("op"),
      clear: sequence("clear"),
      showCursor: sequence("cnorm"),
      hideCursor: sequence("civis"))
  }

  private static func sequence(_ name: String, _ first: Int = 0, _ second: Int = 0) -> [UInt8] {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { text in
      let length = curses_sequence(
        name, Int32(first), Int32(second), text.baseAddress, text.count)
      return text.prefix(length).map { UInt8(bitPattern: $0) }
    }
  }

  private static func repeated(_ sequence: [UInt8], _ count: Int) -> [UInt8] {
    Array(repeatElement(sequence, count: count).joined())
  }

  private static func nonempty(_ sequence: [UInt8]) -> [UInt8]? {
    sequence.isEmpty ? nil : sequence
  }
}
