import ReversiCore
import ReversiTesting
import TerminalTesting
import Testing

/// Moves written to a file.
@Suite("Transcripts")
struct TranscriptTests {
  private static let erase = String(repeating: "\u{7F}", count: 8)

  /// A game in which three of five plies stand. White's computer is thinking.
  private func start() throws -> (game: Game, terminal: TmuxTerminal) {
    let record = try GameRecord(transcript: "f5d6c3d3c4")
    let game = try Game(saved: SavedText.text(record))
    let terminal = try game.onTerminal("--think-time", "3600")
    try terminal.wait(forTurnOf: .light)
    try terminal.type("uuo")
    try terminal.wait(forTexts: "thinking", "○'s turn", "(d3)")
    return (game, terminal)
  }

  @Test("the plies that stand are written to the proposed file, and the notice names its path")
  func proposed() throws {
    let (game, terminal) = try start()
    let saved = game.saved
    try terminal.type("s")
    try terminal.wait(forTexts: "Transcript", "game.txt___", "thinking", "[ Write ]")
    try terminal.press("Enter")
    try terminal.wait(forTexts: "written to game.txt", "thinking", without: "Transcript")
    #expect(try game.folder.read("game.txt") == "f5d6c3\n")
    #expect(game.saved == saved)
    #expect(try game.folder.names() == ["reversi", "game.txt"])
  }

  @Test("an existing file is replaced only if the player agrees; no returns to the name")
  func replaced() throws {
    let (game, terminal) = try start()
    try game.folder.write("precious\n", to: "game.txt")
    try terminal.type("s")
    try terminal.wait(forText: "game.txt___")
    try terminal.press("Enter")
    try terminal.wait(forTexts: "There is a file game.txt.", "thinking")
    try terminal.type("n")
    try terminal.wait(forTexts: "game.txt___", without: "There is a file")
    #expect(try game.folder.read("game.txt") == "precious\n")
    try terminal.click(text: "[ Write ]", character: 2)
    try terminal.wait(forTexts: "There is a file game.txt.")
    try terminal.type("y")
    try terminal.wait(forTexts: "written to game.txt", without: "There is a file", "___")
    #expect(try game.folder.read("game.txt") == "f5d6c3\n")
    #expect(try game.folder.names() == ["reversi", "game.txt"])
  }

  @Test("the moves are copied to the terminal's clipboard, if it is known to have one")
  func copied() throws {
    let record = try GameRecord(transcript: "f5d6c3")
    for (name, isCopied) in [("xterm-256color", true), ("linux", false)] {
      let game = try Game(saved: SavedText.text(record))
      let pty = try game.onPty(environment: ["TERM": name])
      try pty.wait(forText: "quit")
      pty.type("s")
      try pty.wait(forText: "Copy")
      pty.type("\t\r")
      try pty.wait(forText: isCopied ? "in the clipboard" : "no clipboard")
      #expect((pty.count(of: "\u{1B}]52;c;ZjVkNmMz\u{1B}\\") == 1) == isCopied)
      #expect((pty.count(of: "]52;") == 1) == isCopied)
      pty.type("q")
      #expect(try pty.end() == .exited(0))
      #expect(try game.folder.names() == ["reversi"])
    }
  }

  @Test("letters are text in a file name, ~ is the home folder, and .ggf selects the format")
  func named() throws {
    let (game, terminal) = try start()
    try terminal.type("s")
    try terminal.wait(forText: "game.txt___")
    try terminal.type(Self.erase + "~/xorqU?.ggf")
    try terminal.wait(forTexts: "~/xorqU?.ggf___", "thinking")
    try terminal.press("Enter")
    try terminal.wait(forTexts: "written to \(game.folder["xorqU?.ggf"])", without: "___")
    let text = try game.folder.read("xorqU?.ggf")
    #expect(text.hasPrefix("(;GM[Othello]"))
    #expect(text.contains("B[f5") && text.contains("B[c3") && !text.contains("d3"))
    #expect(game.saved?.state == "o01")

    // The program reads its own file again.
    try terminal.paste(text)
    try terminal.wait(forTexts: "Do you really want", "[ Cancel ]")
    try terminal.type("y")
    try terminal.wait(forTexts: "○'s turn", "move 4 of 60", ">c3", without: "thinking", "(d3)")
  }

  @Test("a transcript that cannot be written is reported in one line, and the name can be changed")
  func failed() throws {
    let (game, terminal) = try start()
    try terminal.type("s")
    try terminal.wait(forText: "game.txt___")
    try terminal.type(Self.erase + "reversi")
    try terminal.press("Enter")
    try terminal.wait(forTexts: "not written: Is a directory", "reversi___", without: "There is")
    try terminal.type(Self.erase + "game.txt")
    try terminal.press("Home")
    try terminal.type("nowhere/")
    try terminal.press("Enter")
    try terminal.wait(forTexts: "not written: ", "nowhere/game.txt___", "thinking")
    try terminal.press("Home")
    for _ in "nowhere/" { try terminal.press("DC") }
    try terminal.press("Enter")
    try terminal.wait(forTexts: "written to game.txt", without: "not written", "___")
    #expect(try game.folder.read("game.txt") == "f5d6c3\n")
    try terminal.type("s")
    try terminal.wait(forText: "game.txt___")
    try terminal.press("Escape")
    try terminal.wait(forTexts: "thinking", without: "___")
  }
}
