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

  @Test("has the streak, which is none as long as the file cannot be read")
  func streak() throws {
    #expect(file().readStart().streak == Streak())
    try file().update { $0.streak.solve(on: 10) }
    #expect(file().readStart().streak == Streak(lastDay: 10, days: 1))
    try folder.remove("games.practice")
    try folder.makeFolder("games.practice")
    #expect(file().readStart().streak == Streak())
  }

  @Test("is never the saved game, nor replaced by a transcript")
  func kept() {
    #expect(folder.location("games.practice").isTaken())
    #expect(!folder.location("game").isTaken())
    #expect(
      file().keptPaths.map(\.lastName) == ["games.practice", ".games.practice.reversi-unfinished"])
  }
}
