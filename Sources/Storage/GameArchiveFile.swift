import Archive
import FileFormats
import GameSession
import Posix

/// The archive in the file `games.ggf` beside the saved game.
///
/// A game is appended at once, so that it survives the end of the program before another game takes
/// its place. Writing it to the disk, and removing an earlier end of the same game, is the work of
/// a thread. Nothing is opened or started before the first game.
package final class GameArchiveFile: GameArchive {
  private struct Request: Sendable {
    /// The games that could not be appended, as lines.
    let missing: [[UInt8]]
    /// The games that may be in the file more than once.
    let identities: [GameIdentity]
  }

  private let storage: ArchiveStorage
  private let version: String
  private let date: () -> GameDate
  /// Replies with the failure, or nil.
  private let worker: Worker<Request, SaveFailure?>
  /// The number of requests that have no outcome yet.
  private var unknown = 0
  /// The games that still have to be sent to the thread.
  private var missing: [[UInt8]] = []
  /// Whether the thread may still have games to append.
  private var hasLeftGames = false
  /// Why games are missing in the archive; nil if none are known to be.
  package private(set) var failure: SaveFailure?

  /// The longest wait for another program before a game is left to the thread.
  private static let timeout = Duration.milliseconds(50)

  /// The archive beside a saved game, whose folders are made if it asks for that. The computer's
  /// name contains the version of this program.
  package init(
    beside location: SavedGameLocation, version: String,
    date: @escaping () -> GameDate = { GameDate(LocalTime.now) },
    system: FileSystem = FileSystem()
  ) {
    let storage = ArchiveStorage(beside: location, system: system)
    self.storage = storage
    self.version = version
    self.date = date
    worker = Worker {
      var missing: [[UInt8]] = []
      return { request, _, post in
        missing += request.missing
        post(storage.complete(&missing, identities: request.identities))
      }
    }
  }

  /// The file and all that the program keeps beside it. Some may be missing.
  package var keptPaths: [SystemString] { storage.keptPaths }

  /// The number of games in the archive, at most `limit`; nil if it cannot be read.
  package func count(upTo limit: Int) -> Int? {
    do {
      let longest = limit * Self.longestGame
      let beginning = try storage.system.content(of: storage.path, longest: longest) ?? []
      return min(limit, beginning.count { $0 == UInt8(ascii: "\n") })
    } catch {
      return nil
    }
  }

  /// More bytes than a game takes, unless it is the only one.
  private static let longestGame = 4 << 10

  @discardableResult
  package func keep(_ game: SavedGame) -> SaveFailure? {
    learnOutcome()
    let line = Array(ArchivedGame(game, date: date(), version: version).line.utf8)
    do throws(SaveFailure) {
      let addition = try storage.append(line, within: Self.timeout)
      guard addition.isNew || addition.mayHaveOthers || failure != nil else { return nil }
      request(identities: addition.mayHaveOthers ? [game.identity].compactMap(\.self) : [])
    } catch {
      // The thread has more time for another program, and tries again later.
      if error.step != .lock { failure = error }
      missing.append(line)
      request()
    }
    return failure
  }

  private func request(identities: [GameIdentity] = []) {
    do throws(SystemError) {
      try worker.send(Request(missing: missing, identities: identities))
      unknown += 1
      if !missing.isEmpty { hasLeftGames = true }
      missing = []
    } catch {
      failure = storage.failure(.sync, error)
    }
  }

  /// The descriptor that is readable when there may be an outcome; nil before the first game.
  package var descriptor: Int32? { worker.descriptor }

  /// Takes in the outcome of the last game, if it is known by now.
  package func learnOutcome() {
    let outcomes = worker.collect()
    unknown -= outcomes.count
    guard unknown == 0, let outcome = outcomes.last else { return }
    failure = outcome
    hasLeftGames = false
  }

  /// Waits until all games are in the archive, and on the disk. Games that are missing are tried
  /// once more. A disk that takes longer is no failure: the games survive the end of the program.
  @discardableResult
  package func finish(within limit: Duration) -> SaveFailure? {
    let end = MonotonicClock.now + limit
    learnOutcome(before: end)
    guard failure != nil, unknown == 0 else { return failure }
    request()
    learnOutcome(before: end)
    return failure
  }

  private func learnOutcome(before end: Duration) {
    learnOutcome()
    while unknown > 0, let descriptor {
      guard waitForInput(on: descriptor, before: end) else {
        if hasLeftGames { failure = storage.failure(.lock, .wouldBlock) }
        return
      }
      learnOutcome()
    }
  }
}

extension ArchiveStorage {
  /// Games that stay missing stay in `missing`. Returns why games are missing, or may not be on the
  /// disk.
  fileprivate func complete(
    _ missing: inout [[UInt8]], identities: [GameIdentity]
  ) -> SaveFailure? {
    var identities = identities
    var failure: SaveFailure?
    missing = missing.filter { line in
      do throws(SaveFailure) {
        let addition = try append(line, within: Self.timeout)
        if addition.mayHaveOthers, let identity = ArchiveLine(line)?.identity {
          identities.append(identity)
        }
        return false
      } catch {
        failure = error
        return true
      }
    }
    do throws(SaveFailure) { try sync() } catch { failure = failure ?? error }
    for identity in identities {
      // If this fails, the next end of this game tries it again. Readers take the last one.
      try? removeDuplicates(of: identity)
    }
    return failure
  }
}

extension GameDate {
  package init(_ time: LocalTime) {
    self.init(
      year: time.year, month: time.month, day: time.day, hour: time.hour, minute: time.minute,
      second: time.second, zone: time.zone)
  }
}
