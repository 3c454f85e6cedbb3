import Archive
import FileFormats
import GameSession
import Posix

/// Adds many games to the archive, and skips those that it has.
///
/// Games are appended in portions, each under the lock, so that other programs can add theirs
/// meanwhile. The archive does not grow beyond the size that is read.
package final class ArchiveImport {
  private let storage: ArchiveStorage
  /// The identities of the games that wait, and of those in the part of the archive that was read.
  private var identities: Set<GameIdentity> = []
  /// The number of bytes of the archive that were read or written.
  private var place = 0
  private var waiting: [ArchivedGame] = []

  package private(set) var added = 0
  /// The number of games that were in the archive already.
  package private(set) var known = 0

  /// The games of a portion, about 256 kilobytes.
  private static let portion = 512

  package convenience init(beside location: SavedGameLocation, system: FileSystem = FileSystem()) {
    self.init(into: ArchiveStorage(beside: location, system: system))
  }

  init(into storage: ArchiveStorage) {
    self.storage = storage
  }

  package var path: SystemString { storage.path }

  /// Adds a game, perhaps later, unless the archive has it.
  ///
  /// - Throws: `SaveFailure` if this game, or one that waited, could not be added.
  package func add(_ game: ArchivedGame) throws(SaveFailure) {
    waiting.append(game)
    if waiting.count >= Self.portion { try append() }
  }

  /// Adds the games that wait, and writes the archive to the disk.
  package func finish() throws(SaveFailure) {
    try append()
    if added > 0 { try storage.sync() }
  }

  private func append() throws(SaveFailure) {
    guard !waiting.isEmpty else { return }
    var new: Set<GameIdentity> = []
    place = try storage.appendLines(within: ArchiveStorage.timeout) {
      (file, size) throws(SystemError) in
      try learn(file, size: size)
      let games = waiting.filter { game in
        guard let identity = game.identity else { return true }
        return !identities.contains(identity) && new.insert(identity).inserted
      }
      let lines = games.map { Array($0.line.utf8) }
      guard lines.reduce(size, { $0 + $1.count + 1 }) < FileSystem.largestGames else {
        throw .tooLarge
      }
      return lines
    }
    identities.formUnion(new)
    added += new.count
    known += waiting.count - new.count
    waiting = []
  }

  /// Other programs append whole lines, so the first of these bytes begin one.
  private func learn(_ file: FileSystem.Descriptor, size: Int) throws(SystemError) {
    // Another program has removed games.
    if size < place { (identities, place) = ([], 0) }
    let lines = try ArchiveLines(in: file, from: place, system: storage.system)
    for number in lines.numbers {
      if let identity = ArchiveLine(lines[number])?.identity { identities.insert(identity) }
    }
  }
}
