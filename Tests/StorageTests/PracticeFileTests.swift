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
  private let exercises = EndgameExercise.all.prefix(3).map(\.position)

  init() throws { folder = try ScratchFolder() }

  private func file(_ system: FaultySystem = FaultySystem()) -> PracticeFile {
    PracticeFile(beside: folder.location("game"), system: system.fileSystem)
  }

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
    #expect(schedule.entries.map(\.position) == exercises)
    #expect(schedule.entries.map(\.dueDay) == [11, 10, 11])
  }

  @Test("has the streak, which is none as long as the file cannot be read")
  func streak() throws {
    #expect(file().readStreak() == Streak())
    try file().update { $0.streak.solve(on: 10) }
    #expect(file().readStreak() == Streak(lastDay: 10, days: 1))
    try folder.remove("games.practice")
    try folder.makeFolder("games.practice")
    #expect(file().readStreak() == Streak())
  }

  @Test("is replaced through a link, which stays")
  func link() throws {
    try folder.write("", to: "elsewhere")
    try folder.makeLink("games.practice", to: "elsewhere")
    try file().update { $0.schedule.answer(exercises[0], isRight: true, on: 10) }
    #expect(try folder.linkTarget("games.practice") == "elsewhere")
    #expect(try folder.read("elsewhere").hasSuffix(" 1 11\n"))
  }

  @Test("is as it was if any call fails", arguments: FaultySystem.Call.allCases)
  func failures(call: FaultySystem.Call) throws {
    try file().update { $0.schedule.answer(exercises[0], isRight: true, on: 10) }
    let before = try folder.read("games.practice")
    let faulty = FaultySystem { failing, _ in failing == call ? .noSpace : nil }
    do throws(SaveFailure) {
      try file(faulty).update { $0.schedule.answer(exercises[1], isRight: true, on: 10) }
      #expect(try! file().read().schedule.entries.count == 2)
    } catch {
      #expect(error.path == folder["games.practice"])
      #expect(try! folder.read("games.practice") == before)
    }
    #expect(try folder.names() == ["games.practice"])
  }

  @Test("is not read if it is a folder or too long")
  func unreadable() throws {
    try folder.makeFolder("games.practice")
    #expect(throws: ReadFailure.self) { try file().read() }
    #expect(throws: SaveFailure.self) {
      try file().update { $0.schedule.answer(exercises[0], isRight: true, on: 1) }
    }
    try folder.remove("games.practice")
    try folder.write(String(repeating: "x", count: (4 << 20) + 1), to: "games.practice")
    #expect(throws: ReadFailure.self) { try file().read() }
    #expect(throws: SaveFailure.self) {
      try file().update { $0.schedule.answer(exercises[0], isRight: true, on: 1) }
    }
  }

  @Test("is never the saved game, nor replaced by a transcript")
  func kept() {
    #expect(folder.location("games.practice").isTaken())
    #expect(!folder.location("game").isTaken())
    #expect(
      file().keptPaths.map(\.lastName) == ["games.practice", ".games.practice.reversi-unfinished"])
  }
}
