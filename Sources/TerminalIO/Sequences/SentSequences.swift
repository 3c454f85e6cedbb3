/// All that is sent to the terminal besides what ncurses sends.
struct SentSequences: Sendable {
  /// Switches on what the game needs: a keypad that sends sequences, marks around pastes, the mouse.
  let begin: [UInt8]
  /// Switches it off.
  let end: [UInt8]
  /// Keeps the title of the terminal's window, for the end to give back; empty if it is left alone.
  let titleKeeping: [UInt8]
  /// Has the mouse tell where it is moved, and stops that again; empty if there is none.
  let motion: (begin: [UInt8], end: [UInt8])
  /// The question whether updates can be synchronized; empty where it might be shown.
  let synchronizationQuestion: [UInt8]
  /// Gives the whole screen back in an emergency, when no function of ncurses may be called.
  let emergencyEnd: [UInt8]

  /// Asks where the cursor is.
  static let cursorQuestion = bytes("\u{1B}[6n")
  /// Goes back to the start of the line, and erases the line.
  static let lineErasure = bytes("\r\u{1B}[K")
  /// Asks for the terminal's primary attributes.
  static let attributesQuestion = bytes("\u{1B}[c")

  /// The mode in which the terminal shows nothing of an update before it is complete.
  static let synchronization = 2026

  /// What a terminal needs.
  ///
  /// - Parameters:
  ///   - name: The terminal's name.
  ///   - capability: What the terminal database has under a name; empty if nothing.
  ///   - hasMouse: Whether the mouse is to be used where the terminal has one.
  ///   - hasTitle: Whether the terminal's window is to have a title where it can be given back.
  init(
    name: String, capability: (String) -> [UInt8], hasMouse: Bool, hasTitle: Bool
  ) {
    // Nearly all terminals speak ECMA-48. On other terminals the effect of these is unknown.
    let speaksECMA48 = capability("cup").starts(with: Self.bytes("\u{1B}["))
    let isXtermLike = speaksECMA48 && Self.isXtermLike(name)
    let usesMouse = speaksECMA48 && hasMouse && !capability("kmous").isEmpty
    let paste = speaksECMA48 ? "\u{1B}[?2004" : ""
    begin =
      capability("smkx") + Self.switched(paste, on: true)
      + (usesMouse ? Self.bytes("\u{1B}[?1006h\u{1B}[?1000h") : [])
    titleKeeping = isXtermLike && hasTitle ? Self.bytes("\u{1B}[22;0t") : []
    end =
      (usesMouse ? Self.bytes("\u{1B}[?1000l\u{1B}[?1006l") : [])
      + Self.switched(paste, on: false) + capability("rmkx")
      + (titleKeeping.isEmpty ? [] : Self.bytes("\u{1B}[23;0t"))
    // Of the modes in which a mouse reports, a terminal has one at a time.
    motion =
      usesMouse
      ? (Self.bytes("\u{1B}[?1003h"), Self.bytes("\u{1B}[?1003l\u{1B}[?1000h")) : ([], [])
    synchronizationQuestion =
      isXtermLike ? Self.bytes("\u{1B}[?\(Self.synchronization)$p") : []
    emergencyEnd =
      (isXtermLike ? Self.synchronizing.end : [])
      + (usesMouse ? Self.bytes("\u{1B}[?1003l") : []) + end
      + capability("sgr0") + capability("rmcup") + capability("cnorm") + Self.bytes("\r\n")
  }

  /// What begins and ends a synchronized update.
  static let synchronizing = (
    begin: bytes("\u{1B}[?\(synchronization)h"), end: bytes("\u{1B}[?\(synchronization)l")
  )

  /// What gives the window a title, which is to have no controls in it.
  static func title(_ text: String) -> [UInt8] { bytes("\u{1B}]0;\(text)\u{1B}\\") }

  /// Whether terminals of this name are known to understand what xterm does, or to pass it over.
  private static func isXtermLike(_ name: String) -> Bool {
    ["xterm", "tmux", "screen", "foot", "alacritty", "wezterm"].contains { name.hasPrefix($0) }
      || name.contains("kitty")
  }

  private static func switched(_ mode: String, on isOn: Bool) -> [UInt8] {
    mode.isEmpty ? [] : bytes(mode + (isOn ? "h" : "l"))
  }

  private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
}
