/// All sequences that the program sends in addition to those of ncurses.
struct SentSequences: Sendable {
  /// Switches on what the game needs: keypad sequences, marks around pastes, the mouse.
  let begin: [UInt8]
  /// Switches off what `begin` switches on.
  let end: [UInt8]
  let hasTitle: Bool
  /// Saves the title of the window, if the terminal can. `end` restores it.
  let titleKeeping: [UInt8]
  /// Starts and stops reports of mouse motion; empty if there is no mouse.
  let motion: (begin: [UInt8], end: [UInt8])
  /// The question whether updates can be synchronized; empty if the terminal might display it.
  let synchronizationQuestion: [UInt8]
  /// Whether the terminal is known to take a text for its clipboard, or to ignore it.
  let hasClipboard: Bool
  /// The question for the colour of the terminal's background; empty if the terminal might display
  /// it.
  let backgroundQuestion: [UInt8]
  /// Gives the whole screen back in an emergency, when the program may not call ncurses.
  let emergencyEnd: [UInt8]

  static let cursorQuestion = bytes("\u{1B}[6n")
  /// Goes back to the start of the line, and erases the line.
  static let lineErasure = bytes("\r\u{1B}[K")
  /// Asks for the last of 256 colours, which only terminals with that many know. rxvt-unicode ends
  /// its reply as the question ends, but forgets the second byte of an ending of two bytes.
  static let colorQuestion = bytes("\u{1B}]4;255;?\u{07}")
  /// Asks for the terminal's primary attributes.
  static let attributesQuestion = bytes("\u{1B}[c")

  /// The mode that hides an update until it is complete.
  static let synchronization = 2026

  /// The sequences for a terminal.
  ///
  /// - Parameters:
  ///   - name: The terminal's name.
  ///   - capability: The bytes of a capability in the terminal database; empty if there are none.
  ///   - hasMouse: Whether to use the mouse if the terminal has one.
  init(name: String, capability: (String) -> [UInt8], hasMouse: Bool) {
    // Nearly all terminals use ECMA-48. On others, the effect of these sequences is unknown.
    let speaksECMA48 = capability("cup").starts(with: Self.bytes("\u{1B}["))
    let isXtermLike = speaksECMA48 && Self.isXtermLike(name)
    let ownTitle = speaksECMA48 ? Self.ownTitle(name) : nil
    let usesMouse = speaksECMA48 && hasMouse && !capability("kmous").isEmpty
    let paste = speaksECMA48 ? "\u{1B}[?2004" : ""
    begin =
      capability("smkx") + Self.switched(paste, on: true)
      + (usesMouse ? Self.bytes("\u{1B}[?1006h\u{1B}[?1000h") : [])
    hasClipboard = isXtermLike
    hasTitle = isXtermLike || ownTitle != nil
    titleKeeping = isXtermLike ? Self.bytes("\u{1B}[22;0t") : []
    end =
      (usesMouse ? Self.bytes("\u{1B}[?1000l\u{1B}[?1006l") : [])
      + Self.switched(paste, on: false) + capability("rmkx")
      + (isXtermLike ? Self.bytes("\u{1B}[23;0t") : ownTitle.map(Self.title) ?? [])
    // A terminal has only one mode of mouse reports at a time.
    motion =
      usesMouse
      ? (Self.bytes("\u{1B}[?1003h"), Self.bytes("\u{1B}[?1003l\u{1B}[?1000h")) : ([], [])
    synchronizationQuestion =
      isXtermLike ? Self.bytes("\u{1B}[?\(Self.synchronization)$p") : []
    backgroundQuestion = isXtermLike ? Self.bytes("\u{1B}]11;?\u{1B}\\") : []
    emergencyEnd =
      (isXtermLike ? Self.synchronizing.end : [])
      + (usesMouse ? Self.bytes("\u{1B}[?1003l") : []) + end
      + capability("sgr0") + capability("rmcup") + capability("cnorm") + Self.bytes("\r\n")
  }

  /// The beginning and the end of a synchronized update.
  static let synchronizing = (
    begin: bytes("\u{1B}[?\(synchronization)h"), end: bytes("\u{1B}[?\(synchronization)l")
  )

  /// The sequence that sets the window's title. The title must contain no control characters.
  static func title(_ text: String) -> [UInt8] { bytes("\u{1B}]0;\(text)\u{1B}\\") }

  /// The sequence that stores a text in the clipboard (OSC 52).
  static func clipboard(_ text: String) -> [UInt8] {
    bytes("\u{1B}]52;c;") + base64(Array(text.utf8)) + bytes("\u{1B}\\")
  }

  /// Bytes in base 64 (RFC 4648).
  static func base64(_ bytes: [UInt8]) -> [UInt8] {
    stride(from: 0, to: bytes.count, by: 3).flatMap { start in
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      return (0..<4).map { index in
        index <= group.count ? digits[bits >> (18 - 6 * index) & 63] : UInt8(ascii: "=")
      }
    }
  }

  private static let digits = bytes(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")

  /// Whether terminals of this name are known to understand or ignore xterm's sequences.
  private static func isXtermLike(_ name: String) -> Bool {
    ["xterm", "tmux", "screen", "foot", "alacritty", "wezterm", "kitty", "mlterm"].contains {
      name.hasPrefix($0)
    }
  }

  /// The title that a window has until a program sets one, if the terminal cannot save and restore
  /// titles: in st and rxvt-unicode, the first word of the terminal's name.
  private static func ownTitle(_ name: String) -> String? {
    let word = name.prefix { $0 != "-" }
    return ["st", "stterm", "rxvt"].contains(word) ? String(word) : nil
  }

  /// Whether terminals of this name are known to understand or ignore operating system commands.
  static func takesCommands(_ name: String) -> Bool {
    isXtermLike(name) || ownTitle(name) != nil
  }

  private static func switched(_ mode: String, on isOn: Bool) -> [UInt8] {
    mode.isEmpty ? [] : bytes(mode + (isOn ? "h" : "l"))
  }

  private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
}
