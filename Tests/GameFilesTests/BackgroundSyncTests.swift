import GameFiles
import GameSession
import Posix
import ReversiCore
import ReversiTesting
import Testing

@Suite("A saved game's file that is written to the disk behind the player's back")
struct BackgroundSyncTests {
  let folder: ScratchFolder
  /// The games that are saved one after another.
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

  /// A disk that writes nothing until it is let go.
  private final class StuckDisk: Sendable {
    private let isStuck = Monitor(true)

    /// Has syncs wait until the disk is let go, and then fail, if that is wanted.
    func plan(failingWith error: SystemError? = nil) -> FaultySystem.Plan {
      { call, _ in
        guard call == .syncFile else { return nil }
        self.isStuck.wait { $0 ? nil : () }
        return error
      }
    }

    /// A system with this disk.
    func system(failingWith error: SystemError? = nil) -> FaultySystem {
      FaultySystem(plan(failingWith: error))
    }

    func letGo() { isStuck.change { $0 = false } }
  }

  @Test("is in its place before anything is on the disk")
  func notWaitedFor() throws {
    let disk = StuckDisk()
    let file = try open(disk.system()).file
    for game in games.dropFirst() {
      file.save(game)
      #expect(file.failure == nil)
      #expect(try folder.read("game") == game.text)
      #expect(try folder.read(FaultTests.synced) == games[0].text)
    }
    disk.letGo()
    file.finish(within: .seconds(60))
    #expect(file.failure == nil)
    #expect(try folder.read("game") == games[4].text)
    #expect(try folder.namesButLocks() == ["game"])
  }

  @Test("that a slow disk takes later is never put in place of a newer one")
  func order() throws {
    let disk = StuckDisk()
    let system = disk.system()
    let file = try open(system).file
    file.save(games[1])
    file.save(games[2])
    disk.letGo()
    while try folder.namesButLocks() != ["game"] { file.finish(within: .seconds(60)) }
    #expect(try folder.read("game") == games[2].text)
    #expect(system.calls.count { $0 == .rename } == 2)
  }

  @Test("keeps the second name of the one before while a newer one is still to be written")
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
    try #require(waitForInput(on: [begun.bell.descriptor], timeout: .seconds(60))[0].isReadable)
    file.save(games[2])
    first.letGo()
    try #require(waitForInput(on: [descriptor], timeout: .seconds(60))[0].isReadable)
    file.learnOutcome()
    #expect(try folder.read(FaultTests.synced) == games[0].text)
    second.letGo()
    file.finish(within: .seconds(60))
    #expect(file.failure == nil)
    #expect(try folder.namesButLocks() == ["game"])
  }

  @Test("of which only the last is written to the disk, after the one that is being written")
  func lastOnly() throws {
    let disk = StuckDisk()
    let system = disk.system()
    let file = try open(system).file
    for game in games { file.save(game) }
    disk.letGo()
    file.finish(within: .seconds(60))
    // The thread may have taken one of them up before the last came.
    #expect([1, 2].contains(system.calls.count { $0 == .syncFile }))
    #expect(file.failure == nil)
  }

  @Test("has failed to be saved when the disk has not answered in time, and may succeed later")
  func outOfTime() throws {
    let disk = StuckDisk()
    let file = try open(disk.system()).file
    file.save(games[1])
    file.finish(within: .milliseconds(1))
    #expect(
      file.failure
        == SaveFailure(
          step: .sync, path: folder["game"], reason: "Operation now in progress"))
    disk.letGo()
    file.finish(within: .seconds(60))
    #expect(file.failure == nil)
  }

  @Test("whose sync fails is told by the descriptor that is waited for, until a sync succeeds")
  func lateFailure() throws {
    let disk = StuckDisk()
    let system = disk.system(failingWith: .inputOutput)
    let file = try open(system).file
    #expect(file.descriptor == nil)
    file.save(games[1])
    let descriptor = try #require(file.descriptor)
    #expect(file.failure == nil)
    disk.letGo()
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
    slow.letGo()
    file.finish(within: .seconds(60))
    #expect(file.failure == nil)
  }

  @Test("is not taken for saved when only the one before it was written to the disk")
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
    disk.letGo()
    file.finish(within: .seconds(60))
    #expect(file.failure == failure)
    #expect(try folder.read("game") == games[1].text)
    #expect(try folder.namesButLocks() == ["game"])
  }
}
