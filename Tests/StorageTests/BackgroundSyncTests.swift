import Archive
import GameSession
import Posix
import ReversiCore
import ReversiTesting
import Storage
import Testing

@Suite("A saved game's file that is written to the disk in the background")
struct BackgroundSyncTests {
  let folder: ScratchFolder
  let games: [SavedGame]

  init() throws {
    folder = try ScratchFolder()
    games = try ["", "f5", "f5d6", "f5d6c3", "f5d6c3d3"].map { plies in
      var game = SavedGame.new
      game.record = try GameRecord(start: .newGame, plies: plies)
      return game
    }
    try folder.write(games[0].text, to: "game")
  }

  private func open(_ system: FaultySystem = FaultySystem()) throws -> SavedGameFile.Opened {
    try SavedGameFile.open(DurableFile(at: folder.location("game"), system: system.fileSystem))
  }

  /// A disk that writes nothing until it is released.
  private final class StuckDisk: Sendable {
    private let isStuck = Monitor(true)

    /// Syncs wait until the disk is released, and then fail with an error, if there is one.
    func plan(failingWith error: SystemError? = nil) -> FaultySystem.Plan {
      { call, _ in
        guard call == .syncFile else { return nil }
        self.isStuck.wait { $0 ? nil : () }
        return error
      }
    }

    func system(failingWith error: SystemError? = nil) -> FaultySystem {
      FaultySystem(plan(failingWith: error))
    }

    func release() { isStuck.change { $0 = false } }
  }

  @Test("is in its place before it is on the disk")
  func notWaitedFor() throws {
    let disk = StuckDisk()
    let file = try open(disk.system()).file
    for game in games.dropFirst() {
      file.save(game)
      #expect(file.failure == nil)
      #expect(try folder.read("game") == game.text)
      #expect(try folder.read(FaultTests.synced) == games[0].text)
    }
    disk.release()
    file.finish(within: .seconds(60))
    #expect(file.failure == nil)
    #expect(try folder.read("game") == games[4].text)
    #expect(try folder.namesButLocks() == ["game"])
  }

  @Test("is never put in place of a newer one, however slow the disk is")
  func order() throws {
    let disk = StuckDisk()
    let system = disk.system()
    let file = try open(system).file
    file.save(games[1])
    file.save(games[2])
    disk.release()
    while try folder.namesButLocks() != ["game"] { file.finish(within: .seconds(60)) }
    #expect(try folder.read("game") == games[2].text)
    #expect(system.calls.count { $0 == .rename } == 2)
  }

  @Test("keeps its second name while a newer one is still being written")
  func earlierSync() throws {
    let (first, second) = (StuckDisk(), StuckDisk())
    let begun = try Mailbox<Void>()
    let syncs = Monitor(0)
    let system = FaultySystem { call, number in
      guard call == .syncFile else { return nil }
      let isFirst = syncs.withValue { count in
        count += 1
        return count == 1
      }
      begun.post(())
      return (isFirst ? first : second).plan()(call, number)
    }
    let file = try open(system).file
    #expect(file.descriptor == nil)
    file.save(games[1])
    let descriptor = try #require(file.descriptor)
    try #require(waitForInput(on: [begun.signal.descriptor], timeout: .seconds(60))[0].isReadable)
    file.save(games[2])
    first.release()
    try #require(waitForInput(on: [descriptor], timeout: .seconds(60))[0].isReadable)
    file.learnOutcome()
    #expect(try folder.read(FaultTests.synced) == games[0].text)
    second.release()
    file.finish(within: .seconds(60))
    #expect(file.failure == nil)
    #expect(try folder.namesButLocks() == ["game"])
  }

  @Test("is skipped if a newer one comes before the disk is ready")
  func lastOnly() throws {
    let disk = StuckDisk()
    let system = disk.system()
    let file = try open(system).file
    for game in games { file.save(game) }
    disk.release()
    file.finish(within: .seconds(60))
    // The thread may have started with one of them before the last came.
    #expect([1, 2].contains(system.calls.count { $0 == .syncFile }))
    #expect(file.failure == nil)
  }

  @Test("counts as not saved when the disk is not done in time, and as saved when it is")
  func outOfTime() throws {
    let disk = StuckDisk()
    let file = try open(disk.system()).file
    file.save(games[1])
    file.finish(within: .milliseconds(1))
    #expect(
      file.failure
        == SaveFailure(
          step: .sync, path: folder["game"], reason: "Operation now in progress"))
    disk.release()
    file.finish(within: .seconds(60))
    #expect(file.failure == nil)
  }

  @Test("makes its descriptor readable when a sync fails, and has failed until one succeeds")
  func lateFailure() throws {
    let disk = StuckDisk()
    let system = disk.system(failingWith: .inputOutput)
    let file = try open(system).file
    #expect(file.descriptor == nil)
    file.save(games[1])
    let descriptor = try #require(file.descriptor)
    #expect(file.failure == nil)
    disk.release()
    #expect(waitForInput(on: [descriptor], timeout: .seconds(60))[0].isReadable)
    file.learnOutcome()
    let failure = SaveFailure(
      step: .sync, path: folder["game"], reason: "Input/output error")
    #expect(file.failure == failure)
    #expect(waitForInput(on: [descriptor], timeout: .zero)[0].isReadable == false)

    let slow = StuckDisk()
    system.follow(slow.plan())
    file.save(games[2])
    #expect(file.failure == failure)
    slow.release()
    file.finish(within: .seconds(60))
    #expect(file.failure == nil)
  }

  @Test("does not count as saved when only the one before it is on the disk")
  func earlierOutcome() throws {
    let disk = StuckDisk()
    let system = disk.system()
    let file = try open(system).file
    file.save(games[1])
    system.follow { call, _ in call == .openCreating ? .noSpace : nil }
    file.save(games[2])
    let failure = SaveFailure(
      step: .open, path: folder["game"], reason: "No space left on device")
    #expect(file.failure == failure)
    disk.release()
    file.finish(within: .seconds(60))
    #expect(file.failure == failure)
    #expect(try folder.read("game") == games[1].text)
    #expect(try folder.namesButLocks() == ["game"])
  }
}
