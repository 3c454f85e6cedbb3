import ReversiCore
import ReversiTesting
import TerminalTesting
import Testing

/// Games from a pipe, with keys and clicks from the terminal.
@Suite("Piped games")
struct PipedGameTests {
  /// Starts a shell command on a terminal. In it, `reversi` is the program.
  private func start(_ line: String, in game: Game) throws -> TmuxTerminal {
    var launch = game.launch(["-c", "PATH=$0:$PATH; \(line)", Program.folder.path])
    launch.path = "/bin/sh"
    return try TmuxTerminal(launch)
  }

  @Test("ask before they replace a game, and can be played with the mouse")
  func asked() throws {
    let game = try Game(saved: SavedText.text(GameRecord(transcript: "d3"), modes: "01"))
    let saved = game.saved
    let terminal = try start(
      "printf '1. f5 d6\n2. c3' | reversi --load - --think-time 3600 --animation off", in: game)
    try terminal.wait(forTexts: "Do you really want", "thinking", "move 2 of 60", "[ Cancel ]")
    #expect(game.saved == saved)
    try terminal.click(text: " OK ", character: 1)
    var record = try GameRecord(transcript: "f5d6c3")
    try terminal.wait(
      forBoard: record.position.board, with: "○'s turn", "move 4 of 60", ">c3",
      without: "Do you really want", "thinking", "Computer")
    try terminal.click(.d3)
    try record.play(.d3)
    try terminal.wait(forBoard: record.position.board, with: "●'s turn", ">d3")
    // The replaced game does not come back.
    try terminal.type("uuuuu")
    try terminal.wait(forBoard: .newGame, with: "●'s turn", "(f5)", "(d3)")
    try terminal.type("q")
    try terminal.wait(forExit: 0)
    #expect(game.saved?.plies == "f5d6c3d3")
    #expect(game.saved?.standing == 0)
  }

  @Test("come from one program that prints its game and continue in another")
  func shown() throws {
    let record = try GameRecord(transcript: "f5f6c4g5h5h4f7h6--c5")
    let game = try Game(saved: SavedText.text(record))
    let first = try game.onTerminal("--black", "computer", "--think-time", "3600")
    try first.wait(forTexts: "thinking", ">c5")
    try first.type("u")
    try first.wait(forTexts: "○'s turn", "(c5)", without: "thinking")
    try first.type("v")
    try first.press("Home")
    try first.wait(forTexts: "Review", "ply 0 of 10")
    let saved = game.folder.text(of: game.save)
    let before = try #require(record.standing(at: 9)).position.board
    for form in ["", "--ggf", "--position"] {
      let second = try start("reversi show \(form) | reversi --load - --save other", in: game)
      try second.wait(forBoard: before, with: "○'s turn", without: "c5 ", "Computer", "In use")
      try second.type("q")
      try second.wait(forExit: 0)
      try game.folder.remove("other")
    }
    #expect(game.folder.text(of: game.save) == saved)
    try first.press("Escape")
    try first.wait(forTexts: "○'s turn", "(c5)", without: "Review")
  }

  @Test("are played without saving if the saved game is in use")
  func inUse() throws {
    let game = try Game()
    let first = try game.onTerminal("--animation", "off")
    try first.wait(forTurnOf: .dark)
    try first.place(.d3)
    try first.wait(forTurnOf: .light)
    let saved = game.folder.text(of: game.save)
    let second = try start("echo f5d6 | reversi --load - --animation off", in: game)
    try second.wait(forText: "saving.")
    try second.type("y")
    let record = try GameRecord(transcript: "f5d6")
    try second.wait(
      forBoard: record.position.board, with: "●'s turn", "move 3 of 60", ">d6",
      without: "saving.")
    try second.type("q")
    try second.wait(forExit: 0)
    #expect(game.folder.text(of: game.save) == saved)
  }
}
