/// All sequences that the program sends in addition to those of ncurses.
struct SentSequences: Sendable {
  /// Keypad sequences, marks around pastes, the mouse.
  let begin: [UInt8]
  let end: [UInt8]
  let hasTitle: Bool
  /// Saves the window's title, which `end` restores.
  let titleKeeping: [UInt8]
  let motion: (begin: [UInt8], end: [UInt8])
  /// Empty if the terminal might display it.
  let synchronizationQuestion: [UInt8]
  /// Whether the terminal is known to take a text for its clipboard, or to ignore it.
  let hasClipboard: Bool
  /// Empty if the terminal might display it.
  let backgroundQuestion: [UInt8]
  /// For an emergency, when the program may not call ncurses.
  let emergencyEnd: [UInt8]

  static let cursorQuestion = bytes("\u{1B}[6n")
  static let lineErasure = bytes("\r\u{1B}[K")
  /// Only terminals with 256 colours know the last one. rxvt-unicode ends its reply as the question
  /// ends, but forgets the second byte of an ending of two bytes.
  static let colorQuestion = bytes("\u{1B}]4;255;?\u{07}")
  static let attributesQuestion = bytes("\u{1B}[c")

  /// The mode that hides an update until it is complete.
  static let synchronization = 2026

  /// `capability` returns the bytes of a capability in the terminal database, or none.
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

  static let synchronizing = (
    begin: bytes("\u{1B}[?\(synchronization)h"), end: bytes("\u{1B}[?\(synchronization)l")
  )

  /// The title must contain no control characters.
  static func title(_ text: String) -> [UInt8] { bytes("\u{1B}]0;\(text)\u{1B}\\") }

  /// OSC 52.
  static func clipboard(_ text: String) -> [UInt8] {
    bytes("\u{1B}]52;c;") + base64(Array(text.utf8)) + bytes("\u{1B}\\")
  }

  /// RFC 4648.
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

  /// The title until a program sets one, where titles cannot be saved and restored: in st and
  /// rxvt-unicode, the first word of the terminal's name.
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
