import Foundation
import GameFiles
import GameSession
import Posix
import ReversiTesting

/// What the tests of a saved game's files do in a folder.
extension ScratchFolder {
  func location(_ name: String) -> SaveLocation { SaveLocation(named: SystemString(self[name])) }

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

  /// The names of all entries but the locks.
  func namesButLocks() throws -> Set<String> { try names().filter { !$0.hasSuffix(".lock") } }
}

extension GameFile {
  /// Saves a game, and waits until it is kept for good.
  func keep(_ game: SavedGame) throws(SaveFailure) {
    save(game)
    finish(within: .seconds(60))
    if let failure { throw failure }
  }
}
