/// What is sent to the terminal beside what ncurses sends: all of it is here.
struct ModeSequences: Sendable {
  /// Switches on what the game needs: a keypad that sends sequences, marks around pastes, the mouse.
  let begin: [UInt8]
  /// Switches it off.
  let end: [UInt8]
  /// Gives the whole screen back in an emergency, when no function of ncurses may be called.
  let emergencyEnd: [UInt8]

  /// What a terminal needs.
  ///
  /// - Parameters:
  ///   - capability: What the terminal database has under a name; empty if nothing.
  ///   - hasMouse: Whether the mouse is to be used where the terminal has one.
  init(capability: (String) -> [UInt8], hasMouse: Bool) {
    // Nearly all terminals speak ECMA-48. On other terminals the effect of these is unknown.
    let speaksECMA48 = capability("cup").starts(with: Self.bytes("\u{1B}["))
    let usesMouse = speaksECMA48 && hasMouse && !capability("kmous").isEmpty
    let paste = speaksECMA48 ? "\u{1B}[?2004" : ""
    begin =
      capability("smkx") + Self.switched(paste, on: true)
      + (usesMouse ? Self.bytes("\u{1B}[?1006h\u{1B}[?1000h") : [])
    end =
      (usesMouse ? Self.bytes("\u{1B}[?1000l\u{1B}[?1006l") : [])
      + Self.switched(paste, on: false) + capability("rmkx")
    emergencyEnd =
      end + capability("sgr0") + capability("rmcup") + capability("cnorm") + Self.bytes("\r\n")
  }

  private static func switched(_ mode: String, on isOn: Bool) -> [UInt8] {
    mode.isEmpty ? [] : bytes(mode + (isOn ? "h" : "l"))
  }

  private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
}
