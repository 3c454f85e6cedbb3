import Foundation
import ReversiTesting
import TerminalTesting
import Testing

/// Pastes that end in the middle of a sequence.
@Suite("Pastes")
struct PasteTests {
  /// Longer than the wait for the key Esc, and shorter than UX's limit between two bytes.
  private static let pause = Duration.milliseconds(30)
  /// UX's limit, minus the time to start and stop the clock.
  private static let longestPause = Duration.milliseconds(450)

  @Test(
    "the next key acts after a paste, however the paste ends or is cut",
    arguments: [
      "abc\u{1B}[1;", "\u{1B}[", "\u{1B}[2", "\u{1B}[20", "\u{1B}O", "\u{1B}[<0;1", "\u{1B}[M",
      "\u{1B}",
      "\u{1B}]0;title", "\u{1B}P1$r", "q\r y x",
    ])
  func openSequence(_ text: String) throws {
    let (begin, end) = ("\u{1B}[200~", "\u{1B}[201~")
    let paste = begin + text + end
    for cut in 0..<paste.utf8.count {
      // If the machine stalls meanwhile, the program does not see a paste.
      try succeedInTime { try isTakenAsPaste(paste, cutAt: cut) }
    }
  }

  @Test("Ctrl-C in a paste ends the game as the key does, and the game is kept")
  func interrupt() throws {
    let game = try Game()
    let pty = try game.onPty("--animation", "off")
    try pty.wait(forText: "quit")
    pty.type("d3\r")
    try pty.wait(for: "the move on the file") { game.saved?.position.turn == .light }
    let saved = game.saved
    pty.type("\u{1B}[200~f5d6\u{3}c3\u{1B}[201~")
    #expect(try pty.end() == .killed(SIGINT))
    pty.expectRestored()
    #expect(game.saved == saved)
  }

  /// Pastes a text in two pieces and presses a key.
  ///
  /// - Returns: Whether the pause between the pieces was short enough for a paste.
  private func isTakenAsPaste(_ paste: String, cutAt cut: Int) throws -> Bool {
    let game = try Game()
    let pty = try game.onPty()
    try pty.wait(forText: "quit")
    let start = ContinuousClock.now
    pty.type(String(paste.unicodeScalars.prefix(cut)))
    let moment = Deadline(after: Self.pause)
    while pty.takeIn(before: moment) {}
    pty.type(String(paste.unicodeScalars.dropFirst(cut)))
    guard ContinuousClock.now - start < Self.longestPause else { return false }
    pty.type("o")
    try pty.wait(for: "White's mode, changed after a cut at \(cut)") {
      game.saved?.state == "x01"
    }
    pty.type("q")
    #expect(try pty.end() == .exited(0))
    #expect(game.saved?.position == .newGame)
    return true
  }
}
