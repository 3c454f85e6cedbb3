import TerminalTesting
import Testing

/// Pastes that end in the middle of something.
@Suite("Pastes")
struct PasteTests {
  /// Longer than the key Esc is waited for, and shorter than what UX allows between two bytes.
  private static let pause = Duration.milliseconds(30)

  @Test(
    "after a paste the next key acts, however the paste ends and wherever it is cut",
    arguments: [
      "abc\u{1B}[1;", "\u{1B}[", "\u{1B}[2", "\u{1B}[20", "\u{1B}O", "\u{1B}[<0;1", "\u{1B}[M",
      "\u{1B}",
      "\u{1B}]0;title", "\u{1B}P1$r", "q\r y x",
    ])
  func openSequence(_ text: String) throws {
    let game = try Game()
    let (begin, end) = ("\u{1B}[200~", "\u{1B}[201~")
    let paste = begin + text + end
    let pty = try game.onPty()
    try pty.wait(forText: "q quit")
    var isComputer = false
    for cut in 0..<paste.utf8.count {
      // A paste is text from its first marker on: before that is complete, Esc may be the key.
      let first = paste.unicodeScalars.prefix(cut).map(String.init).joined()
      pty.type(first)
      let moment = Deadline(after: Self.pause)
      while pty.takeIn(before: moment) {}
      pty.type(String(paste.unicodeScalars.dropFirst(cut).map(Character.init)))
      pty.type("o")
      isComputer.toggle()
      try pty.wait(for: "White's mode, changed after a cut at \(cut)") {
        game.saved?.state == (isComputer ? "x01" : "x00")
      }
    }
    pty.type("q")
    #expect(try pty.end() == .exited(0))
    #expect(game.saved?.position == .newGame)
  }
}
