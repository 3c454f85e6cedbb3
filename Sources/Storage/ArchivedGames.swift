import Archive
import FileFormats
import Posix

/// The games of an archive, the newest first, and lines that are not games. Each is read when it is
/// asked for.
public struct ArchivedGames: Sequence, IteratorProtocol {
  private let snapshot: ArchiveSnapshot
  private var number = 0

  /// The games beside a saved game.
  ///
  /// - Throws: `LibraryFailure` if the archive cannot be read.
  public init(beside location: SavedGameLocation) throws(LibraryFailure) {
    snapshot = try ArchiveSnapshot(ArchiveStorage(beside: location, system: FileSystem()))
  }

  /// The next game, or a line that is not a game; nil at the end.
  public mutating func next() -> LibraryGame? {
    guard number < snapshot.count else { return nil }
    defer { number += 1 }
    return LibraryGame(line: snapshot[number])
  }
}
