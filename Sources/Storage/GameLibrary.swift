import Analysis
import Archive
import FileFormats
import GameSession
import Notation
import Posix
import ReversiCore

/// Lists and counts the games of the archive, the newest first, adds games and removes them. Only
/// one thread may use it.
package final class GameLibrary {
  private let storage: ArchiveStorage
  /// The words of a filter are searched for in it.
  private let text: (LibraryGame) -> String
  private var snapshot: ArchiveSnapshot?
  /// The number of the request's opening with which it was opened, or nil.
  private var opening: Int?
  /// Nil if the last filter was empty.
  private var search: Search?

  private struct Search {
    let text: String
    let filter: GameFilter
    /// The numbers of the games that fit, the newest first.
    var found: [Int] = []
    var searched = 0
  }

  private var count = (summary: GameSummary(), lines: 0)

  private static let interval = Duration.milliseconds(100)

  /// The library of the archive beside a saved game. The words of a filter are searched for in the
  /// text about a game.
  package init(
    beside location: SavedGameLocation, system: FileSystem = FileSystem(),
    text: @escaping (LibraryGame) -> String
  ) {
    storage = ArchiveStorage(beside: location, system: system)
    self.text = text
  }

  package func close() {
    snapshot = nil
    opening = nil
    search = nil
    count = (summary: GameSummary(), lines: 0)
  }

  /// Handles a request until nobody waits for replies. The last reply has a complete list.
  package func handle(
    _ request: LibraryRequest, isStopped: () -> Bool, now: () -> Duration,
    reply: (LibraryReply) -> Void
  ) {
    var failure: LibraryFailure?
    if request.opening != opening {
      failure = request.change.flatMap { perform($0) }
      close()
      opening = request.opening
    }
    do throws(LibraryFailure) {
      list(request, in: try open(), failure, isStopped, now, reply)
    } catch {
      reply(LibraryReply(LibraryList(isComplete: true), failure: error))
    }
  }

  private func perform(_ change: LibraryRequest.Change) -> LibraryFailure? {
    switch change {
    case .add(let games):
      do throws(SaveFailure) { try add(games) } catch { return .notAdded(error) }
    case .remove(let game):
      do throws(SaveFailure) { try storage.remove(game.line) } catch { return .notRemoved(error) }
    }
    return nil
  }

  private func add(_ games: [GGFGame]) throws(SaveFailure) {
    let addition = ArchiveImport(into: storage)
    for game in games { try addition.add(ArchivedGame(imported: game)) }
    try addition.finish()
  }

  /// Counts the games of the open archive, or goes on to count them. Nil if it was stopped before
  /// the end, or if no archive is open.
  package func summarize(isStopped: () -> Bool) -> GameSummary? {
    guard let snapshot else { return nil }
    while count.lines < snapshot.count {
      if isStopped() { return nil }
      if let game = ArchivedGame(played: snapshot[count.lines]) { count.summary.add(game) }
      count.lines += 1
    }
    return count.summary
  }

  /// Counts all games, as they are in the archive now; nil if it cannot be read, or was stopped.
  package func summary(isStopped: () -> Bool) -> GameSummary? {
    guard let snapshot = try? ArchiveSnapshot(storage) else { return nil }
    var summary = GameSummary()
    for number in 0..<snapshot.count {
      if isStopped() { return nil }
      if let game = ArchivedGame(played: snapshot[number]) { summary.add(game) }
    }
    return summary
  }

  /// The maximum number of lines, the newest first: reading them takes less than a second.
  private static let tallied = 5000

  /// Counts the person's last games against a level, as they are in the archive now; nil if it
  /// cannot be read, or was stopped.
  package func tally(_ request: LevelRequest, isStopped: () -> Bool) -> LevelTally? {
    guard let snapshot = try? ArchiveSnapshot(storage) else { return nil }
    var tally = LevelTally()
    for number in 0..<min(snapshot.count, Self.tallied) where !tally.isComplete {
      if isStopped() { return nil }
      guard let game = LevelGame(line: snapshot[number]),
        game.level == request.level, game.identity != request.game, game.counts
      else { continue }
      tally.add(isWon: game.isWon)
    }
    return tally
  }

  /// Counts the games that went through the position of `moves`, the newest first. Lines that are
  /// not games do not count. The last reply is complete.
  package func count(
    _ moves: OpeningMoves, isStopped: () -> Bool, now: () -> Duration,
    reply: (OpeningsReply) -> Void
  ) {
    reply(OpeningsReply(moves.moves))
    let snapshot: ArchiveSnapshot
    do { snapshot = try open() } catch {
      return reply(OpeningsReply(moves.moves, isComplete: true, failure: error))
    }
    var moves = moves
    var reported = now()
    for number in 0..<snapshot.count {
      if isStopped() { return }
      if let game = ArchivedGame(snapshot[number]) { moves.count(game.record, you: game.you) }
      guard now() - reported >= Self.interval else { continue }
      reported = now()
      reply(OpeningsReply(moves.moves))
    }
    reply(OpeningsReply(moves.moves, isComplete: true))
  }

  private func open() throws(LibraryFailure) -> ArchiveSnapshot {
    if let snapshot { return snapshot }
    let new = try ArchiveSnapshot(storage)
    snapshot = new
    return new
  }

  private func list(
    _ request: LibraryRequest, in snapshot: ArchiveSnapshot, _ failure: LibraryFailure?,
    _ isStopped: () -> Bool, _ now: () -> Duration, _ reply: (LibraryReply) -> Void
  ) {
    let filter = GameFilter(request.filter)
    guard !filter.isEmpty else {
      search = nil
      let numbers = request.numbers.clamped(to: 0..<snapshot.count)
      let list = LibraryList(
        count: snapshot.count, isComplete: true, first: numbers.lowerBound,
        games: numbers.map { LibraryGame(line: snapshot[$0]) })
      return reply(LibraryReply(list, failure: failure))
    }
    if search?.text != request.filter {
      search = Search(text: request.filter, filter: filter)
    }
    search(request, in: snapshot, failure, isStopped, now, reply)
  }

  private func search(
    _ request: LibraryRequest, in snapshot: ArchiveSnapshot, _ failure: LibraryFailure?,
    _ isStopped: () -> Bool, _ now: () -> Duration, _ reply: (LibraryReply) -> Void
  ) {
    guard var search else { return }
    defer { self.search = search }
    let numbers = request.numbers
    var games = search.found[numbers.clamped(to: search.found.indices)].map {
      LibraryGame(line: snapshot[$0])
    }
    var reported = now()
    while search.searched < snapshot.count {
      if isStopped() { return }
      let game = LibraryGame(line: snapshot[search.searched])
      if let record = game.record,
        search.filter.fits(text(game), transcript: record.transcript)
      {
        if numbers.contains(search.found.count) { games.append(game) }
        search.found.append(search.searched)
      }
      search.searched += 1
      guard search.searched < snapshot.count, now() - reported >= Self.interval else { continue }
      reported = now()
      let list = LibraryList(count: search.found.count, first: numbers.lowerBound, games: games)
      reply(LibraryReply(list, failure: failure))
    }
    let list = LibraryList(
      count: search.found.count, isComplete: true,
      first: min(numbers.lowerBound, search.found.count), games: games)
    reply(LibraryReply(list, failure: failure))
  }
}
