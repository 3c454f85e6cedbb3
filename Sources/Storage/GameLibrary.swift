import Analysis
import Archive
import FileFormats
import GameSession
import Notation
import Posix
import ReversiCore

/// Lists and counts the games of the archive, the newest first, adds games and removes them. Only
/// one thread may use it.
///
/// A filter is searched for in portions, and the games are reported as they are found.
public final class GameLibrary {
  private let storage: ArchiveStorage
  private let path: SystemString
  private let system: FileSystem
  /// The text about a game in which the words of a filter are searched for.
  private let text: (LibraryGame) -> String
  /// The open archive; nil if it is closed or does not exist.
  private var snapshot: ArchiveSnapshot?
  /// Whether the archive has been opened. If it does not exist, that counts as well.
  private var isOpen = false
  /// The search with the last filter; nil if that was empty.
  private var search: Search?

  /// A search for the games that fit a filter.
  private struct Search {
    let text: String
    let filter: GameFilter
    /// The numbers of the games that fit, the newest first.
    var found: [Int] = []
    /// The lines that are not searched yet.
    var rest: Range<Int>
  }

  /// The count of the games so far, and the lines that are not counted yet.
  private var count: (summary: GameSummary, rest: Range<Int>)?

  /// How often the games that are found are reported.
  private static let interval = Duration.milliseconds(100)

  /// The library of the archive beside a saved game.
  ///
  /// - Parameters:
  ///   - location: The saved game.
  ///   - system: The calls for files.
  ///   - text: Returns the text about a game in which the words of a filter are searched for.
  public init(
    beside location: SavedGameLocation, system: FileSystem = FileSystem(),
    text: @escaping (LibraryGame) -> String
  ) {
    storage = ArchiveStorage(beside: location, system: system)
    path = location.archivePath
    self.system = system
    self.text = text
  }

  /// Closes the archive.
  public func close() {
    snapshot = nil
    search = nil
    count = nil
    isOpen = false
  }

  /// Handles a request.
  ///
  /// - Parameters:
  ///   - isStopped: Whether nobody waits for further replies.
  ///   - now: The time, from any start.
  ///   - reply: Takes a reply; the last one has a complete list.
  public func handle(
    _ request: LibraryRequest, isStopped: () -> Bool, now: () -> Duration,
    reply: (LibraryReply) -> Void
  ) {
    let failure = perform(request.task)
    do throws(ArchiveSnapshot.Failure) {
      if request.task != .list || !isOpen { try open() }
      try retrying { () throws(ArchiveSnapshot.Failure) in
        try list(request, failure, isStopped, now, reply)
      }
    } catch {
      close()
      reply(LibraryReply(LibraryList(isComplete: true), failure: self.failure(error)))
    }
  }

  /// Changes the archive as a task says. Returns the failure, if it fails.
  private func perform(_ task: LibraryRequest.Task) -> LibraryFailure? {
    switch task {
    case .open, .list: return nil
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

  /// Counts the games of the open archive, or goes on to count them.
  ///
  /// - Parameter isStopped: Whether to go on another time.
  /// - Returns: The summary when all games have been counted, or without games if they cannot be read;
  ///   nil before and after that, and if no archive is open.
  public func summarize(isStopped: () -> Bool) -> GameSummary? {
    guard let snapshot else { return nil }
    var count = self.count ?? (summary: GameSummary(), rest: 0..<snapshot.count)
    guard !count.rest.isEmpty else { return nil }
    defer { self.count = count }
    while !count.rest.isEmpty {
      if isStopped() { return nil }
      guard let lines = try? snapshot.removeFirst(of: &count.rest) else {
        count = (summary: GameSummary(), rest: 0..<0)
        break
      }
      for line in lines {
        if let game = LevelGame(line: line) { count.summary.add(game) }
      }
    }
    return count.summary
  }

  /// The number of the newest lines in which the games against a level are looked for. Reading them
  /// takes less than a second.
  private static let tallied = 5000

  /// Counts the person's last games against a level, as they are in the archive now.
  ///
  /// - Parameter isStopped: Whether nobody waits for the tally.
  /// - Returns: The tally; nil if the archive cannot be read, or if nobody waits.
  public func tally(_ request: LevelRequest, isStopped: () -> Bool) -> LevelTally? {
    var tally = LevelTally()
    do throws(ArchiveSnapshot.Failure) {
      let snapshot = try ArchiveSnapshot.open(path, system: system)
      guard let snapshot else { return tally }
      var rest = 0..<min(snapshot.count, Self.tallied)
      while !rest.isEmpty, !tally.isComplete {
        if isStopped() { return nil }
        for line in try snapshot.removeFirst(of: &rest) {
          guard let game = LevelGame(line: line),
            game.level == request.level, game.identity != request.game
          else { continue }
          tally.add(isWon: game.isWon)
        }
      }
      return tally
    } catch {
      return nil
    }
  }

  /// Counts the games that went through a position, the newest first. Lines that are not games do
  /// not count.
  ///
  /// - Parameters:
  ///   - moves: The moves in the position, before games are counted.
  ///   - isStopped: Whether nobody waits for further replies.
  ///   - now: The time, from any start.
  ///   - reply: Takes the moves with the games counted so far; the last reply is complete.
  public func count(
    _ moves: OpeningMoves, isStopped: () -> Bool, now: () -> Duration,
    reply: (OpeningsReply) -> Void
  ) {
    reply(OpeningsReply(moves.moves))
    do throws(ArchiveSnapshot.Failure) {
      if !isOpen { try open() }
      try retrying { () throws(ArchiveSnapshot.Failure) in
        try countGames(moves, isStopped, now, reply)
      }
    } catch {
      close()
      reply(OpeningsReply(moves.moves, isComplete: true, failure: self.failure(error)))
    }
  }

  private func countGames(
    _ moves: OpeningMoves, _ isStopped: () -> Bool, _ now: () -> Duration,
    _ reply: (OpeningsReply) -> Void
  ) throws(ArchiveSnapshot.Failure) {
    var moves = moves
    var reported = now()
    var rest = 0..<(snapshot?.count ?? 0)
    while !rest.isEmpty {
      if isStopped() { return }
      for line in try snapshot?.removeFirst(of: &rest) ?? [] {
        if let game = ArchivedGame(line) { moves.count(game.record, you: game.you) }
      }
      guard now() - reported >= Self.interval else { continue }
      reported = now()
      reply(OpeningsReply(moves.moves))
    }
    reply(OpeningsReply(moves.moves, isComplete: true))
  }

  /// Reads the archive, and opens it and reads it once more if it became shorter.
  private func retrying(
    _ read: () throws(ArchiveSnapshot.Failure) -> Void
  ) throws(ArchiveSnapshot.Failure) {
    do throws(ArchiveSnapshot.Failure) {
      try read()
    } catch {
      guard error == .changed else { throw error }
      try open()
      try read()
    }
  }

  private func failure(_ failure: ArchiveSnapshot.Failure) -> LibraryFailure {
    switch failure {
    case .changed: .changed
    case .system(let error):
      .unreadable(ReadFailure(path: path.description, reason: .system(error.reason)))
    }
  }

  private func open() throws(ArchiveSnapshot.Failure) {
    close()
    snapshot = try ArchiveSnapshot.open(path, system: system)
    isOpen = true
  }

  private func list(
    _ request: LibraryRequest, _ failure: LibraryFailure?, _ isStopped: () -> Bool,
    _ now: () -> Duration, _ reply: (LibraryReply) -> Void
  ) throws(ArchiveSnapshot.Failure) {
    guard let snapshot else {
      return reply(LibraryReply(LibraryList(isComplete: true), failure: failure))
    }
    let filter = GameFilter(request.filter)
    guard !filter.isEmpty else {
      search = nil
      let count = snapshot.count
      let numbers = request.numbers.clamped(to: 0..<count)
      let games = try snapshot.lines(numbers).map { LibraryGame(line: $0) }
      let list = LibraryList(
        count: count, isComplete: true, first: numbers.lowerBound, games: games)
      return reply(LibraryReply(list, failure: failure))
    }
    if search?.text != request.filter {
      search = Search(text: request.filter, filter: filter, rest: 0..<snapshot.count)
    }
    try search(request, in: snapshot, failure, isStopped, now, reply)
  }

  private func search(
    _ request: LibraryRequest, in snapshot: ArchiveSnapshot, _ failure: LibraryFailure?,
    _ isStopped: () -> Bool, _ now: () -> Duration, _ reply: (LibraryReply) -> Void
  ) throws(ArchiveSnapshot.Failure) {
    guard var search else { return }
    defer { self.search = search }
    let numbers = request.numbers
    let known = search.found[numbers.clamped(to: search.found.indices)]
    var games = try snapshot.lines(known).map { LibraryGame(line: $0) }
    var reported = now()
    while !search.rest.isEmpty {
      if isStopped() { return }
      let first = search.rest.lowerBound
      for (number, line) in zip(first..., try snapshot.removeFirst(of: &search.rest)) {
        let game = LibraryGame(line: line)
        guard let record = game.record,
          search.filter.fits(text(game), transcript: record.transcript)
        else { continue }
        if numbers.contains(search.found.count) { games.append(game) }
        search.found.append(number)
      }
      guard !search.rest.isEmpty, now() - reported >= Self.interval else { continue }
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
