import GameFormats
import GameSession
import Posix

/// The archive in the file `games.ggf` beside the saved game.
///
/// A game is appended at once, so that it survives the end of the program before another game takes
/// its place. Writing it to the disk, and removing an earlier end of the same game, is the work of
/// a thread. Nothing is opened or started before the first game.
public final class GameArchiveFile: GameArchive {
  private let storage: ArchiveStorage
  private let version: String
  private let date: () -> GameDate
  private var thread: ArchiveThread?
  /// The number of requests to the thread so far.
  private var requests = 0
  /// Whether the last of them is under way.
  private var isBusy = false
  /// The games that were neither appended nor left to the thread yet.
  private var missing: [[UInt8]] = []
  /// Why games are missing in the archive; nil if none are known to be.
  public private(set) var failure: SaveFailure?

  /// The longest wait for another program before a game is left to the thread.
  private static let timeout = Duration.milliseconds(50)

  /// The archive beside a saved game.
  ///
  /// - Parameters:
  ///   - location: The saved game. Its folders are made if it asks for that.
  ///   - version: The version of this program, which the computer's name contains.
  ///   - date: Returns the date.
  ///   - system: The calls for files.
  public init(
    beside location: SavedGameLocation, version: String,
    date: @escaping () -> GameDate = { GameDate(LocalTime.now) },
    system: FileSystem = FileSystem()
  ) {
    storage = ArchiveStorage(beside: location, system: system)
    self.version = version
    self.date = date
  }

  /// The file and all that the program keeps beside it. Some may be missing.
  public var keptPaths: [SystemString] { storage.keptPaths }

  /// Adds a game.
  public func keep(_ game: SavedGame) {
    learnOutcome()
    let line = Array(ArchivedGame(game, date: date(), version: version).line.utf8)
    do throws(SaveFailure) {
      let addition = try storage.append(line, within: Self.timeout)
      guard addition.isNew || addition.mayHaveOthers || failure != nil else { return }
      request(identities: addition.mayHaveOthers ? [game.identity].compactMap(\.self) : [])
    } catch {
      // The thread has more time for another program, and tries again later.
      if error.step != .lock { failure = error }
      missing.append(line)
      request()
    }
  }

  private func request(identities: [GameIdentity] = []) {
    do throws(SystemError) {
      let thread = try startedThread()
      requests += 1
      isBusy = true
      thread.start(
        ArchiveThread.Request(number: requests, missing: missing, identities: identities))
      missing = []
    } catch {
      failure = storage.failure(.sync, error)
    }
  }

  /// The thread, started if it is not running yet.
  private func startedThread() throws(SystemError) -> ArchiveThread {
    if let thread { return thread }
    let new = try ArchiveThread.start(storage)
    thread = new
    return new
  }

  /// The descriptor that is readable when there may be an outcome; nil before the first game.
  public var descriptor: Int32? { thread?.descriptor }

  /// Takes in the outcome of the last game, if it is known by now.
  public func learnOutcome() {
    guard let outcome = thread?.collect().last(where: { $0.number == requests }) else { return }
    isBusy = false
    failure = outcome.failure
  }

  /// Waits until all games are in the archive. Games that are missing are tried once more.
  public func finish(within limit: Duration) {
    let end = MonotonicClock.now + limit
    learnOutcome(before: end)
    guard failure != nil, !isBusy else { return }
    request()
    learnOutcome(before: end)
  }

  private func learnOutcome(before end: Duration) {
    learnOutcome()
    while isBusy, let descriptor {
      guard waitForInput(on: descriptor, before: end) else {
        return failure = storage.failure(.sync, .inProgress)
      }
      learnOutcome()
    }
  }
}

extension GameDate {
  /// The date of a time.
  public init(_ time: LocalTime) {
    self.init(
      year: time.year, month: time.month, day: time.day, hour: time.hour, minute: time.minute,
      second: time.second, zone: time.zone)
  }
}
