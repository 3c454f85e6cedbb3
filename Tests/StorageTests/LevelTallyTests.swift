import Analysis
import Archive
import FileFormats
import GameSession
import ReversiCore
import ReversiTesting
import Testing

@testable import Storage

@Suite("The last games against a level")
struct LevelTallyTests {
  let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  /// A game that Black wins.
  private static func line(
    _ number: Int, level: Int, isWon: Bool, marks: Set<GameCourse.Mark> = []
  ) throws -> String {
    let record = try GameRecord(start: .newGame, plies: "e6f4e3f6g5d6e7f5c5")
    let game = SavedGame(
      record: record,
      modes: isWon
        ? Sides(dark: .manual, light: .computer) : Sides(dark: .computer, light: .manual),
      moveLimits: Sides(dark: .level(Level.all[level]), light: .level(Level.all[level])),
      identity: GameIdentity(UInt64(number)), course: GameCourse(marks: marks))
    let date = GameDate(year: 2026, month: 11, day: 3, hour: 8, minute: 5, second: 59, zone: "CET")
    return ArchivedGame(game, date: date, version: "1.8.0").line
  }

  private func tally(besides game: Int) -> LevelTally? {
    GameLibrary(beside: folder.location("game")) { _ in "" }.tally(
      LevelRequest(level: .standard, game: GameIdentity(UInt64(game))),
      isStopped: { false })
  }

  @Test("are those that count")
  func counting() throws {
    let lines = try [[], [.takenBack], [.helped], []].enumerated().map { number, marks in
      try Self.line(number, level: 3, isWon: true, marks: Set(marks))
    }
    try folder.write(lines.joined(separator: "\n") + "\n", to: "games.ggf")
    let counted = try #require(tally(besides: 9))
    #expect((counted.games, counted.won) == (2, 2))
    let library = GameLibrary(beside: folder.location("game")) { _ in "" }
    let summary = try #require(library.summary { false })
    #expect(summary.tallies[.standard]?.games == 2 && summary.excluded == 2)
  }

  @Test("are nine at most, the newest, without the one that has just ended and other levels")
  func newest() throws {
    #expect(tally(besides: 0) == LevelTally())
    let lines = try (1...400).map { number in
      try Self.line(number, level: number.isMultiple(of: 40) ? 3 : 4, isWon: number > 200)
    }
    try folder.write((lines + ["torn"]).joined(separator: "\n"), to: "games.ggf")
    // 400, 360 and so on to 80: the first five are won.
    let all = try #require(tally(besides: 0))
    #expect(all.isComplete && all.won == 5)
    let library = GameLibrary(beside: folder.location("game")) { _ in "" }
    let request = LibraryRequest(opening: 0, filter: "", numbers: 0..<1)
    #expect(library.summarize { false } == nil)
    library.handle(request, isStopped: { false }, now: { .zero }, reply: { _ in })
    // It goes on where it was stopped.
    var asked = 0
    let stopped = library.summarize {
      asked += 1
      return asked > 100
    }
    #expect(stopped == nil)
    let summary = try #require(library.summarize { false })
    #expect(summary.levels.map { summary.tallies[$0]?.games } == [10, 390])
    #expect(summary.levels.map { summary.tallies[$0]?.won } == [5, 195])
    #expect(library.summarize { false } == summary)
    let others = try #require(tally(besides: 400))
    #expect(others.isComplete && others.won == 4)
  }
}
