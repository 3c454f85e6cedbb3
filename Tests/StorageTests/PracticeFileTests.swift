import Analysis
import Archive
import FileFormats
import GameSession
import Posix
import ReversiCore
import ReversiTesting
import Storage
import Testing

@Suite("The file of the practice schedule")
struct PracticeFileTests {
  private let folder: ScratchFolder
  private let exercises = EndgameExercise.all.prefix(3).map { PracticeItem($0.position) }

  init() throws { folder = try ScratchFolder() }

  private func file() -> PracticeFile { PracticeFile(beside: folder.location("game")) }

  @Test("is made by the first answer, and keeps those of two programs")
  func answers() throws {
    let (one, other) = (file(), file())
    #expect(try one.read() == PracticeText())
    #expect(try folder.names() == [])
    try one.update { $0.schedule.answer(exercises[0], isRight: true, on: 10) }
    try other.update { $0.schedule.answer(exercises[1], isRight: false, on: 10) }
    try one.update { $0.schedule.answer(exercises[2], isRight: true, on: 10) }
    #expect(try folder.names() == ["games.practice"])
    let schedule = try file().read().schedule
    #expect(schedule.entries.map(\.item) == exercises)
    #expect(schedule.entries.map(\.dueDay) == [11, 10, 11])
  }

  @Test("has the streak, and says why if the file cannot be read")
  func streak() throws {
    #expect(try file().readStart().streak == Streak())
    try file().update { $0.streak.solve(on: 10) }
    #expect(try file().readStart().streak == Streak(lastDay: 10, days: 1))
    try folder.remove("games.practice")
    try folder.makeFolder("games.practice")
    let failure = ReadFailure(path: folder["games.practice"], reason: .folder)
    #expect(throws: failure) { try file().readStart() }
  }

  @Test("is read if an earlier version wrote too much, and becomes shorter with the next answer")
  func tooLong() throws {
    let lines = Positions.boards(65_000).map { "\($0) x 1 5\n" }
    try folder.write("streak 10 3\nline x f5d6c3\n" + lines.joined(), to: "games.practice")
    #expect(try file().readStart().streak.lastDay == 10)
    #expect(try file().read().schedule.entries.count == 65_000)
    try file().update { $0.schedule.answer(exercises[0], isRight: true, on: 10) }
    let text = try file().read()
    #expect(text.bytes.count <= PracticeText.longest && text.streak.lastDay == 10)
    #expect(text.repertoire.lines.count == 1 && text.schedule.entries.last?.item == exercises[0])
    try folder.write(
      String(repeating: "later\n", count: PracticeText.longestRead / 6 + 1), to: "games.practice")
    let failure = ReadFailure(
      path: folder["games.practice"], reason: .system(SystemError.tooLarge.reason))
    #expect(throws: failure) { try file().read() }
  }

  @Test("knows what belongs to games that are not in the archive")
  func orphans() throws {
    let location = folder.location("game")
    let games = try [KnownGame.lightWipedOut.archived(0), KnownGame.tie.archived(1)]
    try folder.write(games.joined(), to: "games.ggf")
    var text = PracticeText()
    var analyzed: [AnalyzedGame] = []
    for (index, line) in games.enumerated() {
      let game = try ArchivedGame(line: line.dropLast())
      let side = try #require(game.you)
      let position = try #require(
        game.record.positions.dropFirst(4).first { $0.turn == side && $0.legalMoves.count > 1 })
      analyzed.append(try #require(AnalyzedGame(game)))
      text.add([position], in: analyzed[index], losing: GameLosses(), dueDay: 10 + index)
    }
    #expect(text.mistakes.count == 2)
    #expect(try text.orphans(besides: ArchivedGames(beside: location)).isEmpty)
    #expect(text.progress(on: 20, beside: location)?.due == 2)
    let before = try ArchivedGames(beside: location).fingerprint
    try folder.write(games[1], to: "games.ggf")
    let archive = try ArchivedGames(beside: location)
    #expect(archive.fingerprint != before)
    #expect(
      text.orphans(besides: archive)
        == PracticeText.Orphans(mistakes: [text.mistakes[0]], games: [analyzed[0]]))
    #expect(text.progress(on: 20, beside: location)?.due == 1)
  }

  @Test("is never the saved game, nor replaced by a transcript")
  func kept() {
    #expect(folder.location("games.practice").isTaken())
    #expect(!folder.location("game").isTaken())
    #expect(
      file().keptPaths.map(\.lastName) == ["games.practice", ".games.practice.reversi-unfinished"])
  }
}
