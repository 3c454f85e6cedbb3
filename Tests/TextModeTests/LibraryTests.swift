import Archive
import GameSession
import ReversiCore
import ReversiTesting
import Testing
import Words

@testable import App
@testable import TextMode

@Suite("The library in text mode")
struct LibraryTests {
  private static func games(_ count: Int) throws -> [LibraryGame] {
    var record = try GameRecord(transcript: KnownGame.lightWipedOut.transcript)
    record.names = PlayerNames(dark: "Ann", light: "Reversi 1.9.0 level 3")
    let games = (0..<count).map {
      LibraryGame(line: [UInt8($0)], day: "2026-11-0\(1 + $0 % 9)", opening: nil, record: record)
    }
    return games.prefix(1) + [LibraryGame(line: [1], record: nil)] + games.dropFirst()
  }

  private func told(
    after lines: String, _ games: [LibraryGame], failure: LibraryFailure? = nil
  ) -> String {
    var dialogue = Dialogue()
    dialogue.library = LibraryReply(
      LibraryList(count: games.count, isComplete: true, games: games), failure: failure)
    return dialogue.told(after: lines)
  }

  @Test("lists the newest games with numbers, and opens one of them")
  func list() throws {
    #expect(
      try told(after: "library\nlib 1\nlast", Self.games(2)) == """
        > library
        1. 2026-11-01  Ann - Reversi 1.9.0 level 3  Black 13-0  f5f6d3e3f3f4g7f2...
        2. no game
        3. 2026-11-02  Ann - Reversi 1.9.0 level 3  Black 13-0  f5f6d3e3f3f4g7f2...
        library and a number opens one.
        > lib 1
        Opened. Black, X, and White, O, are manual.
        Black 13, White 0.
        Over: Black 13, White 0. Black won by 13.
        > last
        Last: Black f1, turned 4: f2, f3, f4, f5.

        """)
  }

  @Test("says why a game does not count")
  func exclusions() throws {
    let game = try #require(Self.games(1).first)
    let helped = LibraryGame(
      line: [2], day: game.day, record: game.record, exclusions: [.mark(.helped)])
    #expect(
      told(after: "library", [helped]).contains(
        "Ann - Reversi 1.9.0 level 3  Black 13-0  does not count: with help  f5f6d3"))
  }

  /// The person won the last game.
  private static func levelGames(_ count: Int) throws -> [LevelGame] {
    try (1...count).map { number in
      LevelGame(
        identity: nil, level: .standard, side: number < count ? .light : .dark,
        record: try GameRecord(transcript: KnownGame.lightWipedOut.transcript))
    }
  }

  @Test("says in a line how the person has done, with the rating after ten games")
  func results() throws {
    for (count, line) in [
      (2, "You won 1 of 2 at level 3."),
      (
        20,
        """
        You won 1 of 20 at level 3.  \
        You play like level 0 (95 %: 0 to 2).
        """
      ),
    ] {
      var dialogue = Dialogue()
      dialogue.library = LibraryReply(
        LibraryList(count: 3, isComplete: true, games: try Self.games(2)))
      for game in try Self.levelGames(count) { dialogue.summary.add(game) }
      for _ in 1...2 {
        dialogue.type("library")
        #expect(
          dialogue.transcript.hasSuffix("library and a number opens one.\n\(line)\n"),
          "\(dialogue.transcript)")
        #expect(dialogue.app.library == nil)
      }
    }
  }

  @Test("shows the opening, and all of a short game")
  func shortGame() throws {
    let record = try GameRecord(transcript: "f5d6c3d3c4f4c5b3")
    let game = LibraryGame(line: [1], day: "2025", opening: .reached(by: record), record: record)
    #expect(
      told(after: "library", [game]).contains(
        "\n1. 2025        ? - ?  unfinished  Tiger  f5d6c3d3c4f4c5b3\n"))
  }

  @Test("lists no more than twenty, and asks before a game is lost")
  func many() throws {
    let text = told(after: "d3\nlibrary\nlibrary 20\nno\nlibrary 21", try Self.games(40))
    #expect(text.contains("\n20. ") && !text.contains("\n21. "))
    #expect(text.contains("Load the game that was read? 9 moves, Diagonal."))
    #expect(text.contains("No game 21 is listed."))
  }

  @Test("says that there are no games, that none fits, and what failed")
  func none() throws {
    let text = told(after: "library", [])
    #expect(text.contains("> library\nNo games yet.") && text.hasSuffix("kept here.\n"))
    #expect(told(after: "library tiger 2026", []).contains("\nNo game fits.\n"))
    #expect(try told(after: "library 1", Self.games(3)).contains("No game 1 is listed."))
    #expect(try told(after: "library\nlibrary 2", Self.games(3)).contains("No game 2 is listed."))
    let failure = LibraryFailure.unreadable(
      ReadFailure(path: "/games.ggf", reason: .system("Permission denied")))
    let failed = told(after: "library\nmoves", [], failure: failure)
    #expect(
      failed.contains("The archive /games.ggf cannot be read: Permission denied\n> moves\n4 moves"))
  }

  @Test("sends the words to the library, and takes the next line while it searches")
  func searching() {
    var dialogue = Dialogue()
    dialogue.type("library Black tiger")
    #expect(dialogue.app.library?.filter == "Black tiger")
    #expect(TextInterface.work(of: dialogue.app) == .quiet("library"))
    dialogue.type("d3")
    #expect(dialogue.app.library == nil)
    #expect(dialogue.app.game.record.transcript == "d3")
    #expect(TextInterface.work(of: dialogue.app) == nil)
  }
}
