import Archive
import FileFormats
import GameSession
import Notation
import Posix
import ReversiCore
import ReversiTesting
import Storage
import Testing

@Suite("Games of other programs in the archive")
struct ArchiveImportTests {
  let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func games(_ count: Int, seed: UInt64 = 4) throws -> [ArchivedGame] {
    var generator = SeededGenerator(seed: seed)
    return try (0..<count).map { _ in
      var record = GameRecord()
      try record.playAtRandom(30, using: &generator)
      return ArchivedGame(imported: GGFGame(record: record))
    }
  }

  private func text(_ games: some Sequence<ArchivedGame>) -> String {
    games.map { $0.line + "\n" }.joined()
  }

  @discardableResult
  private func add(
    _ games: some Sequence<ArchivedGame>, system: FaultySystem = FaultySystem()
  ) throws -> ArchiveImport {
    let archive = ArchiveImport(beside: folder.location("game"), system: system.fileSystem)
    for game in games { try archive.add(game) }
    try archive.finish()
    return archive
  }

  @Test("are added in their order, each once, however often they are imported")
  func once() throws {
    let games = try games(1500)
    let first = try add(games + games.prefix(700))
    #expect(first.added == 1500 && first.known == 700)
    #expect(try folder.read("games.ggf") == text(games))
    let second = try add(games.suffix(800))
    #expect(second.added == 0 && second.known == 800)
    #expect(try folder.read("games.ggf") == text(games))
  }

  @Test("are added to games that another import adds meanwhile, each once")
  func together() throws {
    let games = try games(2000)
    let one = ArchiveImport(beside: folder.location("game"))
    let other = ArchiveImport(beside: folder.location("game"))
    for (index, game) in games.enumerated() {
      try one.add(game)
      try other.add(games[(index + 300) % games.count])
    }
    try one.finish()
    try other.finish()
    let lines = try folder.read("games.ggf").split(separator: "\n").map(String.init)
    #expect(lines.count == 2000 && Set(lines) == Set(games.map(\.line)))
    #expect(one.added + other.added == 2000 && one.known + other.known == 2000)
  }

  @Test("are added once although another program replaces the archive meanwhile")
  func replaced() throws {
    let games = try games(1200)
    let archive = ArchiveImport(beside: folder.location("game"))
    for game in games.prefix(600) { try archive.add(game) }
    // The first games are removed, and another one is in the place of the second portion.
    try folder.write(text(games[100..<400] + games[700..<710]), to: "games.ggf")
    for game in games.dropFirst(512) { try archive.add(game) }
    try archive.finish()
    let lines = try folder.read("games.ggf").split(separator: "\n").map(String.init)
    #expect(Set(lines) == Set(games[100..<400].map(\.line) + games[512...].map(\.line)))
    #expect(Set(lines).count == lines.count)
  }

  @Test("begin on a new line after a torn one, whose game is added again")
  func torn() throws {
    let games = try games(3)
    try folder.write(text(games.prefix(1)) + games[1].line.dropLast(9), to: "games.ggf")
    let archive = try add(games)
    #expect(archive.added == 2 && archive.known == 1)
    let torn = games[1].line.dropLast(9) + "\n"
    #expect(
      try folder.read("games.ggf") == text(games.prefix(1)) + torn + text(games.dropFirst()))
  }

  @Test("are added as a whole portion or not at all when the disk is full, and that is reported")
  func fullDisk() throws {
    let games = try games(5)
    try add(games.prefix(2))
    let full = FaultySystem(.write, .noSpace)
    #expect(throws: SaveFailure.self) { try add(games, system: full) }
    let almostFull = FaultySystem(writtenAtMost: 100) { call, number in
      call == .write && number > 12 ? .noSpace : nil
    }
    #expect(throws: SaveFailure.self) { try add(games, system: almostFull) }
    #expect(almostFull.calls.contains(.truncate))
    #expect(try folder.read("games.ggf") == text(games.prefix(2)))
  }
}
