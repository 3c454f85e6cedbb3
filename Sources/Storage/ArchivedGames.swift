import Archive
import FileFormats
import Posix

/// The games of an archive, the newest first. Each is read when it is asked for.
package struct ArchivedGames: Sequence, IteratorProtocol {
  private let snapshot: ArchiveSnapshot
  private var number = 0

  /// The games beside a saved game.
  ///
  /// - Throws: `LibraryFailure` if the archive cannot be read.
  package init(beside location: SavedGameLocation) throws(LibraryFailure) {
    snapshot = try ArchiveSnapshot(ArchiveStorage(beside: location, system: FileSystem()))
  }

  /// The next game, or nil for a line that is not a game; nil at the end.
  package mutating func next() -> ArchivedGame?? {
    guard number < snapshot.count else { return nil }
    defer { number += 1 }
    return ArchivedGame(snapshot[number])
  }

  /// The games that were played with this program. Those that were imported need not be read for
  /// that.
  package var played: some Sequence<ArchivedGame> {
    (0..<snapshot.count).lazy.compactMap { [snapshot] in ArchivedGame(played: snapshot[$0]) }
  }
}
