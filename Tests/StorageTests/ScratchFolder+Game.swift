import Archive
import FileFormats
import Foundation
import GameSession
import Posix
import ReversiTesting
import Storage

extension ScratchFolder {
  func location(_ name: String) -> SavedGameLocation {
    SavedGameLocation(named: SystemString(self[name]))
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: self[name], withIntermediateDirectories: false)
  }

  func makeLink(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: self[name], withDestinationPath: target)
  }

  func linkTarget(_ name: String) throws -> String {
    try FileManager.default.destinationOfSymbolicLink(atPath: self[name])
  }

  func namesButLocks() throws -> Set<String> { try names().filter { !$0.hasSuffix(".lock") } }
}

extension SavedGameFile {
  /// Opens a game that is no longer in use.
  ///
  /// A program that another test is starting shares all files of this process, locks included,
  /// until it runs. The game can seem to be in use until then.
  static func reopen(
    at location: SavedGameLocation, engines: [ExternalEngineName] = [],
    system: FaultySystem = FaultySystem()
  ) throws -> Opened {
    let deadline = ContinuousClock.now + .seconds(20)
    while true {
      let opened = try open(
        DurableFile(at: location, system: system.fileSystem), engines: engines)
      guard case .heldElsewhere = opened.problem, .now < deadline else { return opened }
      SystemThread.yield()
    }
  }

  /// Saves a game, and waits until it is on the disk.
  func keep(_ game: SavedGame) throws(SaveFailure) {
    save(game)
    finish(within: .seconds(60))
    if let failure { throw failure }
  }
}
