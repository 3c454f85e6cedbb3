import Analysis
import Archive
import FileFormats
import Posix
import ReversiCore

/// The games of an archive, the newest first. Each is read when it is asked for.
package struct ArchivedGames: Sequence, IteratorProtocol {
  private let snapshot: ArchiveSnapshot
  private var number = 0

  /// A number that differs, in this process, from those of archives with another content.
  package var fingerprint: Int { snapshot.fingerprint }

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

extension PracticeText {
  /// What belongs to games that are not in an archive any more. A game that is removed, in whatever
  /// way, takes its exercises along.
  package func orphans(besides games: ArchivedGames) -> Orphans {
    var orphans = Orphans(
      mistakes: Set(mistakes), games: Set(self.games).union(losses.keys).union(reasons.keys))
    for game in games.played where !orphans.isEmpty {
      if let analyzed = AnalyzedGame(game) { orphans.games.remove(analyzed) }
      guard let side = game.you, !orphans.mistakes.isEmpty else { continue }
      for position in game.record.positions where position.turn == side {
        orphans.mistakes.remove(PracticeItem(position))
      }
    }
    return orphans
  }

  /// How far the person has come, on a day; nil if the archive cannot be read.
  package func progress(on day: Int, beside location: SavedGameLocation) -> PracticeProgress? {
    guard let games = try? ArchivedGames(beside: location) else { return nil }
    return dropping(orphans(besides: games)).progress(on: day)
  }
}
