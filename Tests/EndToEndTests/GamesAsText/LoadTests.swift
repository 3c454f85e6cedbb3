import Foundation
import ReversiCore
import TerminalTesting
import Testing

/// A loaded game replaces the saved one, unless that would lose a game.
@Suite("Loading games")
struct LoadTests {
  private let game: Game

  init() throws { game = try Game() }

  @Test("a game in any format resumes at its end, with both sides Manual")
  func load() throws {
    for text in ["f5d6c3", "(;GM[Othello]B[f5]W[d6]B[c3];)", "x00\nignored"] {
      try? game.folder.remove("reversi")
      try game.folder.write(text.hasPrefix("x") ? SavedText.new : text, to: "record")
      let pty = try game.onPty("--load", "record", "--black-level", "7")
      try pty.wait(forText: "quit")
      pty.type("q")
      #expect(try pty.end() == .exited(0))
      #expect(game.saved?.state == (text.hasPrefix("x") ? "x00" : "o00"))
    }
  }

  @Test("a game from standard input leaves the keys to the terminal")
  func standardInput() throws {
    var launch = game.launch(["-c", "echo f5d6 | \"$0\" --load -", Program.path])
    launch.path = "/bin/sh"
    let terminal = try TmuxTerminal(launch, size: .usual)
    try terminal.wait(forText: "move 3")
    try terminal.place(.c3)
    try terminal.wait(forText: "move 4")
    try terminal.type("q")
    try terminal.wait(forText: "exit status: 0")
    #expect(game.saved?.state == "o00")
  }

  @Test(
    "a game in progress is replaced only if the player agrees",
    arguments: [["--load", "record"], ["record"]])
  func asked(arguments: [String]) throws {
    let start = try GameRecord(transcript: "d3").position
    // Nine lines in the middle of a game are a game in progress, too.
    for (answer, state, plies) in [("n", "o00", "plies d3\n"), ("y", "x00", ""), ("n", "o00", "")] {
      let game = try Game(saved: SavedText.text("o00", start.board.description) + plies)
      try game.folder.write("f5d6", to: "record")
      let terminal = try TmuxTerminal(game.launch(arguments), size: .usual)
      try terminal.wait(forText: "the one that was read?")
      try terminal.type(answer)
      try terminal.wait(forNo: "the one that was read?")
      try terminal.wait(forText: answer == "y" ? "move 3" : plies.isEmpty ? "move 1" : "move 2")
      #expect(game.saved?.state == state)
    }
  }

  @Test("without a terminal for the answer, the load is refused unless the game is saved elsewhere")
  func nobodyToAsk() throws {
    let start = try GameRecord(transcript: "d3").position
    let text = SavedText.text("o00", start.board.description) + "plies d3\n"
    let game = try Game(saved: text)
    let refused = try game.inPipe("f5d6", "--load", "-")
    #expect(refused.end == .exited(1))
    #expect(refused.errors.contains(" holds an unfinished game, and there is no terminal"))
    #expect(game.folder.text(of: game.save) == text)
    let other = try game.inPipe("f5d6", "--load", "-", "--save", "other")
    #expect(other.end == .exited(0))
    #expect(game.folder.text(of: "other")?.contains("plies f5d6\n") == true)
  }

  @Test("in text mode the program asks, and the end of input means no")
  func askedInLines() throws {
    let start = try GameRecord(transcript: "d3").position
    let text = SavedText.text("o00", start.board.description) + "plies d3\n"
    for (answer, plies) in [("", "d3"), ("n\n", "d3"), ("y\n", "f5d6")] {
      let game = try Game(saved: text)
      try game.folder.write("f5d6", to: "record")
      let outcome = try game.inPipe(answer, "--load", "record")
      #expect(outcome.end == .exited(0))
      #expect(outcome.output.contains("the one that was read? y or n.\n"))
      #expect(game.saved?.plies == plies)
    }
  }

  @Test(
    "text that is not a game is reported in one line, and nothing changes",
    arguments: [
      ("f5f5", "record: move 2: f5 holds a disk"), ("", "record: no game"),
      ("f5d6c3a1", "record: move 4: a1 turns nothing over"),
    ])
  func noGame(text: String, reason: String) throws {
    try game.folder.write(text, to: "record")
    let outcome = try game.withoutTerminal("--load", "record")
    #expect(outcome.end == .exited(1))
    #expect(outcome.errors == "reversi: \(reason)\n")
    #expect(try game.folder.names() == ["record"])
  }

  @Test("new games start with the requested random plies, the same for the same seed")
  func openings() throws {
    var plies: Set<String> = []
    for _ in 0..<2 {
      let game = try Game()
      let pty = try game.onPty("--opening", "random:6", "--seed", "5")
      try pty.wait(forText: "move 7")
      pty.type("q")
      #expect(try pty.end() == .exited(0))
      let saved = try game.folder.read(game.save)
      plies.formUnion(
        saved.split(separator: "\n").filter { $0.hasPrefix("plies ") }.map(String.init))
    }
    #expect(plies.count == 1)
    #expect(plies.first?.count == "plies ".count + 12)
  }
}
