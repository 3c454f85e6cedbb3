import Archive
import FileFormats
import GameSession
import Posix
import ReversiCore
import ReversiTesting
import Storage
import Testing

@Suite("The archive's file")
struct GameArchiveFileTests {
  typealias Call = FaultySystem.Call

  let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  static let name = "games.ggf"
  static let date = GameDate(
    year: 2026, month: 11, day: 23, hour: 18, minute: 5, second: 0, zone: "CET")

  /// The plies that all ends of a game share.
  private static let beginning = String(KnownGame.tie.transcript.prefix(20))

  static func game(_ number: UInt64, _ plies: String = beginning) throws -> SavedGame {
    var game = SavedGame.new
    game.record = try GameRecord(start: .newGame, plies: plies)
    game.identity = GameIdentity(number)
    return game
  }

  /// A game that has ended, in a way that the seed decides.
  static func finished(_ number: UInt64, seed: UInt64 = 0) throws -> SavedGame {
    var game = try game(number)
    var chance = SeededGenerator(seed: seed)
    try game.record.playAtRandom(200, using: &chance)
    return game
  }

  static func line(_ game: SavedGame) -> String {
    ArchivedGame(game, date: date, version: "1.0").line
  }

  func archive(_ system: FaultySystem = FaultySystem()) -> GameArchiveFile {
    GameArchiveFile(
      beside: folder.location("game"), version: "1.0", date: { Self.date },
      system: system.fileSystem)
  }

  var lines: [String] {
    get throws {
      let text = try folder.read(Self.name)
      #expect(text.hasSuffix("\n"))
      return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(
        String.init)
    }
  }

  @Test("has each game once, also where an editor has changed the ends of its lines")
  func otherEditors() throws {
    let games = try (1...3).map { try Self.finished(UInt64($0)) }
    let written = games.map { Self.line($0) + "\r\n" }
    try folder.write(written.joined(), to: Self.name)
    let archive = archive()
    for game in games { #expect(archive.keep(game) == nil) }
    #expect(archive.finish(within: .seconds(60)) == nil)
    #expect(try folder.read(Self.name) == written.joined())
    let library = GameLibrary(beside: folder.location("game")) { _ in "" }
    let list = LibraryRequest(opening: 0, change: nil, filter: "", numbers: 0..<9)
    var removed: LibraryGame?
    library.handle(list, isStopped: { false }, now: { .zero }) { removed = $0.list[1] }
    let request = LibraryRequest(
      opening: 1, change: removed.map { .remove($0) }, filter: "", numbers: 0..<9)
    library.handle(request, isStopped: { false }, now: { .zero }) { _ in }
    #expect(try folder.read(Self.name) == written[0] + written[2])
  }

  /// Fills the file with other games, so that the first lines are far from its end.
  private func fill() throws -> [String] {
    let games = try (1000..<1400).map { Self.line(try Self.finished($0)) }
    let text = games.map { $0 + "\n" }.joined()
    #expect(text.utf8.count > 70_000)
    try folder.write((folder.text(of: Self.name) ?? "") + text, to: Self.name)
    return games
  }

  @Test("has each game on a line, in the order of their ends")
  func order() throws {
    let games = [try Self.finished(1), try Self.game(2), try Self.finished(3)]
    let archive = archive()
    for game in games { try archive.add(game) }
    #expect(try lines == games.map(Self.line))
    #expect(try folder.names() == [Self.name])
  }

  @Test("counts its first games, and none where there is no file")
  func count() throws {
    let archive = archive()
    #expect(archive.count(upTo: 3) == 0)
    for number in 1...4 {
      archive.keep(try Self.game(UInt64(number)))
      #expect(archive.count(upTo: 3) == min(3, number))
    }
    let folder = GameArchiveFile(
      beside: folder.location("elsewhere/game"), version: "1.0", date: { Self.date })
    #expect(folder.count(upTo: 3) == 0)
  }

  @Test("is neither opened nor created before the first game")
  func untouched() throws {
    let system = FaultySystem()
    let archive = archive(system)
    archive.learnOutcome()
    archive.finish(within: .seconds(60))
    #expect(archive.descriptor == nil)
    #expect(system.calls.isEmpty)
    #expect(try folder.names().isEmpty)
  }

  @Test("is created, with missing folders, in the person's folder for the state of programs")
  func folders() throws {
    let environment = Environment(["XDG_STATE_HOME": SystemString(folder["state"])])
    let archive = GameArchiveFile(
      beside: try #require(SavedGameLocation(environment: environment)), version: "1.0",
      date: { Self.date })
    try archive.add(try Self.game(1))
    #expect(try folder.read("state/reversi/games.ggf") == Self.line(try Self.game(1)) + "\n")
  }

  @Test(
    "has the last end of a game that ended twice, wherever the first is", arguments: [true, false])
  func laterEnd(isFar: Bool) throws {
    let first = try Self.finished(1)
    let others = ["(;GM[Othello]PB[Other program]B[f5];)", "no game", ""]
    try folder.write(([Self.line(first)] + others).joined(separator: "\n") + "\n", to: Self.name)
    let filling = isFar ? try fill() : []
    let last = try Self.finished(1, seed: 1)
    try archive().add(last)
    #expect(try lines == others + filling + [Self.line(last)])
    #expect(try folder.names() == [Self.name])
  }

  @Test(
    "does not change for a game that it already has, whatever the date", arguments: [true, false])
  func sameGame(isFar: Bool) throws {
    let game = try Self.finished(1)
    let date = GameDate(year: 2020, month: 1, day: 1, hour: 0, minute: 0, second: 0, zone: "")
    let old = ArchivedGame(game, date: date, version: "1.0").line
    try folder.write(old + "\n", to: Self.name)
    let filling = isFar ? try fill() : []
    for _ in 0..<2 { try archive().add(game) }
    #expect(try lines == [old] + filling)
  }

  @Test(
    "has the first end of a game that counts, and the last of those after an undo",
    arguments: [true, false])
  func firstEnd(isFar: Bool) throws {
    func end(_ seed: UInt64, _ marks: Set<GameCourse.Mark> = [.takenBack]) throws -> SavedGame {
      var game = try Self.finished(1, seed: seed)
      game.modes.light = .computer
      game.course.marks = marks
      return game
    }
    let first = try end(0, [])
    try archive().add(first)
    let filling = isFar ? try fill() : []
    for seed: UInt64 in 1...2 { try archive().add(try end(seed)) }
    try archive().add(try end(0))
    var part = try end(1)
    part.record = part.record.standing(at: 30)
    try archive().add(part)
    #expect(try lines == [Self.line(first)] + filling + [Self.line(try end(2))])
  }

  @Test("keeps the players of a game's end when others play later", arguments: [true, false])
  func playersOfEnd(isFar: Bool) throws {
    let ended = try Self.finished(1)
    try archive().add(ended)
    let filling = isFar ? try fill() : []
    var later = ended
    later.modes = Sides(dark: .manual, light: .computer)
    try archive().add(later)
    later.moveLimits.light = .moveTime(.seconds(1))
    try archive().add(later)
    #expect(try lines == [Self.line(ended)] + filling)
    // Other last moves are another end, with the players of now.
    later.record = try Self.finished(1, seed: 1).record
    try archive().add(later)
    #expect(try lines == filling + [Self.line(later)])
    var lost = try Self.game(2)
    for forfeit in [Forfeit.outOfTime(.dark), .resigned(.dark), .resigned(.light)] {
      lost.forfeit = forfeit
      try archive().add(lost)
      #expect(try lines == filling + [Self.line(later), Self.line(lost)])
    }
  }

  @Test("keeps a finished game that was played on and given up", arguments: [true, false])
  func unfinishedAfterEnd(isFar: Bool) throws {
    let game = try Self.finished(1)
    try archive().add(game)
    let filling = isFar ? try fill() : []
    try archive().add(try Self.game(1))
    #expect(try lines == [Self.line(game)] + filling)
    try archive().add(try Self.game(2))
    try archive().add(try Self.finished(2))
    #expect(try lines == [Self.line(game)] + filling + [Self.line(try Self.finished(2))])
  }

  @Test(
    "keeps two games with the same identity, wherever the first is",
    arguments: [true, false])
  func carriedIdentity(isFar: Bool) throws {
    // All moves of the first were taken back, and others were played.
    let first = try Self.finished(1)
    try archive().add(first)
    let filling = isFar ? try fill() : []
    let other = try Self.game(1, KnownGame.tieWithTwoSquaresEmpty.transcript)
    let ends = try [22, 24].map {
      try Self.game(1, String(KnownGame.oneSquareEmpty.transcript.prefix($0)))
    }
    for _ in 0..<2 {
      for game in [other] + ends { try archive().add(game) }
      #expect(
        try lines == [Self.line(first)] + filling + [Self.line(other), Self.line(ends[1])])
    }
  }

  @Test("ends a torn last line before the next game, wherever it is torn")
  func tornLine() throws {
    let first = Self.line(try Self.finished(1))
    let torn = Self.line(try Self.finished(2))
    for length in 0..<torn.utf8.count {
      let part = String(torn.prefix(length))
      try folder.write(first + "\n" + part, to: Self.name)
      try archive().add(try Self.finished(3))
      try archive().add(try Self.finished(2))
      let parts = part.isEmpty ? [] : [part]
      #expect(try lines == [first] + parts + [Self.line(try Self.finished(3)), torn])
    }
    // Only the line end is missing.
    try folder.write(first, to: Self.name)
    try archive().add(try Self.finished(1))
    #expect(try folder.read(Self.name) == first)
    try archive().add(try Self.game(2))
    #expect(try lines == [first, Self.line(try Self.game(2))])
  }

  @Test("is written in one call, under a lock, and is on the disk after that")
  func calls() throws {
    try folder.write("", to: Self.name)
    let system = FaultySystem()
    try archive(system).add(try Self.game(1))
    #expect(
      system.calls == [
        .resolvingLinks, .openFolder, .lock, .kindAtPath, .openAppending, .size, .write,
        .resolvingLinks, .openReading, .syncFile, .openFolder, .syncFolder,
      ])
  }

  static let errors: [SystemError] = [
    .inputOutput, .noSpace, .permissionDenied, .tooManyFiles, .readOnly, .noSuchFile,
  ]

  private func play(_ system: FaultySystem, _ games: [SavedGame]) -> SaveFailure? {
    let archive = archive(system)
    for game in games { archive.keep(game) }
    archive.finish(within: .seconds(60))
    return archive.failure
  }

  /// The games of an evening, and of the next: another end, a new game, and one that is there.
  private static func twoEvenings() throws -> (old: [SavedGame], new: [SavedGame]) {
    ([try finished(1), try game(2)], [try finished(2), try finished(3), try finished(1)])
  }

  private func expectOnce(_ games: [SavedGame], _ comment: Comment) throws {
    let written = games.map(Self.line)
    let found = try lines
    for line in written { #expect(found.count { $0 == line } == 1, comment) }
    let identities = found.compactMap { ArchiveLine($0.utf8.map(\.self))?.identity }
    #expect(Set(identities).count == identities.count, comment)
    #expect(try folder.namesButLocks() == [Self.name], comment)
  }

  @Test(
    "has each game once, whichever call fails, when the next program is done", arguments: errors)
  func anyCall(error: SystemError) throws {
    let (old, new) = try Self.twoEvenings()
    let text = old.map { Self.line($0) + "\n" }.joined()
    try folder.write(text, to: Self.name)
    let healthy = FaultySystem(writtenAtMost: 300)
    #expect(play(healthy, new) == nil)
    let count = healthy.calls.count
    #expect(count > 40)
    try expectOnce([new[0], new[1], new[2]], "no call fails")
    for failing in 1...count {
      try folder.write(text, to: Self.name)
      let system = FaultySystem(writtenAtMost: 300) { _, number in number == failing ? error : nil }
      let failure = play(system, new)
      #expect(failure == nil, "call \(failing): the last try succeeds")
      #expect(play(FaultySystem(), new) == nil)
      try expectOnce(new, "call \(failing)")
    }
  }

  @Test("has each game once, at whichever call the program is killed, when the next one is done")
  func killed() throws {
    let (old, new) = try Self.twoEvenings()
    let text = old.map { Self.line($0) + "\n" }.joined()
    try folder.write(text, to: Self.name)
    let healthy = FaultySystem(writtenAtMost: 100)
    #expect(play(healthy, new) == nil)
    var torn = 0
    for last in 0..<healthy.calls.count {
      try folder.write(text, to: Self.name)
      // A program that is killed makes no further calls.
      _ = play(
        FaultySystem(writtenAtMost: 100) { _, number in number > last ? .inputOutput : nil }, new)
      let left = try folder.read(Self.name)
      #expect(
        left.hasPrefix(text) || left.contains(Self.line(new[0]) + "\n"), "after call \(last)")
      #expect(left.contains(Self.line(old[0]) + "\n"), "after call \(last)")
      if !left.hasSuffix("\n") { torn += 1 }
      // The saved game is still the one that was added last: it is given up again.
      #expect(play(FaultySystem(), new) == nil)
      try expectOnce(new, "after call \(last)")
    }
    #expect(torn > 0)
  }

  @Test(
    "is as it was if the disk is full, and takes the game later",
    arguments: [Call.write, .openAppending])
  func fullDisk(call: Call) throws {
    try folder.write(Self.line(try Self.finished(1)) + "\n", to: Self.name)
    let writes = Monitor(0)
    let system = FaultySystem(writtenAtMost: 100) { failing, _ in
      guard failing == call else { return nil }
      // The first part still fits.
      return writes.withValue { count in
        count += 1
        return call == .write && count % 2 == 1 ? nil : .noSpace
      }
    }
    let archive = archive(system)
    let failure = SaveFailure(
      step: call == .write ? .write : .open, path: folder[Self.name],
      reason: "No space left on device")
    archive.keep(try Self.finished(2))
    #expect(archive.failure == failure, "known before the thread has tried it, too")
    archive.finish(within: .seconds(60))
    #expect(archive.failure == failure)
    #expect(try lines == [Self.line(try Self.finished(1))])
    system.follow()
    try archive.add(try Self.finished(3))
    #expect(try lines == [1, 3, 2].map { Self.line(try Self.finished($0)) })
  }

  @Test("is appended to in a folder that takes no other file, and keeps both ends of a game")
  func noReplacement() throws {
    let first = try Self.finished(1)
    try archive().add(first)
    let last = try Self.finished(1, seed: 1)
    try archive(FaultySystem(.openCreating, .permissionDenied)).add(last)
    #expect(try lines == [first, last].map(Self.line))
  }

  @Test("does not wait for the disk, and reports when it is done")
  func slowDisk() throws {
    let isStuck = Monitor(true)
    let system = FaultySystem { call, _ in
      if call == .syncFile { isStuck.wait { $0 ? nil : () } }
      return nil
    }
    let archive = archive(system)
    archive.keep(try Self.game(1))
    #expect(try lines == [Self.line(try Self.game(1))])
    #expect(archive.finish(within: .milliseconds(1)) == nil, "it is in the archive")
    isStuck.change { $0 = false }
    let descriptor = try #require(archive.descriptor)
    #expect(waitForInput(on: [descriptor], timeout: .seconds(60))[0].isReadable)
    archive.learnOutcome()
    #expect(archive.failure == nil)
  }

  @Test("reports a disk that fails late")
  func lateFailure() throws {
    let archive = archive(FaultySystem(.syncFile, .inputOutput))
    archive.keep(try Self.game(1))
    let failure = SaveFailure(step: .sync, path: folder[Self.name], reason: "Input/output error")
    #expect(archive.finish(within: .seconds(60)) == failure)
  }

  @Test("reports a game that another program keeps out at the end")
  func busyAtTheEnd() throws {
    let system = FileSystem()
    let lock = try #require(try system.lockFolder(SystemString(folder.path)))
    let archive = archive()
    archive.keep(try Self.game(1))
    let failure = SaveFailure(
      step: .lock, path: folder[Self.name], reason: "Resource temporarily unavailable")
    #expect(archive.finish(within: .milliseconds(1)) == failure)
    system.close(lock)
    archive.finish(within: .seconds(60))
    #expect(archive.failure == nil)
    #expect(try lines == [Self.line(try Self.game(1))])
  }

  @Test("takes a game as soon as another program is done with the folder")
  func busy() throws {
    let system = FileSystem()
    let lock = try #require(try system.lockFolder(SystemString(folder.path)))
    let archive = archive()
    archive.keep(try Self.game(1))
    #expect(try folder.names().isEmpty)
    #expect(archive.failure == nil)
    system.close(lock)
    archive.finish(within: .seconds(60))
    #expect(archive.failure == nil)
    #expect(try lines == [Self.line(try Self.game(1))])
  }

  @Test("has the games of two programs at once, each once")
  func twoPrograms() throws {
    let (folder, date) = (folder, Self.date)
    let threads = try (0..<2).map { program in
      try SystemThread {
        let archive = GameArchiveFile(
          beside: folder.location("game"), version: "1.0", date: { date })
        for number in 0..<40 {
          let identity = UInt64(1 + program * 100 + number)
          // Every third game ends twice.
          guard let game = try? Self.game(identity), let end = try? Self.finished(identity) else {
            return
          }
          if number.isMultiple(of: 3) { archive.keep(game) }
          archive.keep(end)
        }
        archive.finish(within: .seconds(60))
      }
    }
    for thread in threads { thread.join() }
    let games = try [1, 101].flatMap { first in
      try (0..<40).map { try Self.finished(UInt64(first + $0)) }
    }
    #expect(try Set(lines) == Set(games.map(Self.line)))
    #expect(try lines.count == games.count)
  }
}

extension GameArchiveFile {
  /// Adds a game, and waits until it is on the disk.
  func add(_ game: SavedGame) throws(SaveFailure) {
    keep(game)
    finish(within: .seconds(60))
    if let failure { throw failure }
  }
}
