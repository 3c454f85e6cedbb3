import App
import Canvas

/// Terminals that differ in what they can do.
enum TerminalKind: String, CaseIterable, CustomStringConvertible {
  case xterm = "xterm-256color"
  case tmux = "tmux-256color"
  case screen = "screen-256color"
  case console = "linux"
  /// Without colours, and with no way to hide its cursor.
  case vt100

  var description: String { rawValue }

  /// How many colours it has.
  var colors: Int {
    switch self {
    case .xterm, .tmux, .screen: 256
    case .console: 8
    case .vt100: 0
    }
  }

  var colorDepth: TerminalCapabilities.ColorDepth {
    switch self {
    case .xterm, .tmux, .screen: .full
    case .console: .eight
    case .vt100: .none
    }
  }

  /// Whether it erases in the colour that characters are written on.
  var erasesInColor: Bool { [.xterm, .console].contains(self) }

  /// Whether ncurses shifts the last cell into its place, since it cannot keep the terminal from
  /// wrapping rows.
  var shiftsLastCell: Bool { [.tmux, .screen].contains(self) }

  var hidesCursor: Bool { self != .vt100 }
}
