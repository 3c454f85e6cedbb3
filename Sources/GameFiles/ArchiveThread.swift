import GameFormats
import GameSession
import Posix

/// Writes the archive to the disk, and removes duplicates from it, on a thread of its own, since
/// that can take long.
final class ArchiveThread: Sendable {
  /// A request to the thread.
  struct Request: Sendable {
    /// Identifies the request.
    let number: Int
    /// The games that could not be appended, as lines.
    var missing: [[UInt8]] = []
    /// The games that may be in the file more than once.
    var identities: [GameIdentity] = []
  }

  /// The outcome of a request.
  struct Outcome: Sendable {
    /// The request.
    let number: Int
    /// Why games are missing, or may not be on the disk; nil if all games are there.
    let failure: SaveFailure?
  }

  private let worker: Worker<Request, Outcome>

  private init(_ worker: Worker<Request, Outcome>) {
    self.worker = worker
  }

  /// Starts the thread.
  ///
  /// - Throws: `SystemError` if the system has no thread or no descriptor left.
  static func start(_ storage: ArchiveStorage) throws(SystemError) -> ArchiveThread {
    let worker = try Worker<Request, Outcome>.start(stackSize: 512 << 10) {
      var missing: [[UInt8]] = []
      return { request, post in
        let failure = Self.failure(of: request, &missing, storage)
        post(Outcome(number: request.number, failure: failure))
      }
    }
    return ArchiveThread(worker)
  }

  /// The descriptor that is readable while there are outcomes.
  var descriptor: Int32 { worker.bell.descriptor }

  /// Starts a piece of work.
  func start(_ request: Request) { worker.start(request) }

  /// Removes and returns the outcomes so far.
  func collect() -> [Outcome] { worker.collect() }

  /// Performs a request. Games that stay missing are tried again with the next one.
  private static func failure(
    of request: Request, _ missing: inout [[UInt8]], _ storage: ArchiveStorage
  ) -> SaveFailure? {
    var identities = request.identities
    var failure: SaveFailure?
    missing = (missing + request.missing).filter { line in
      do throws(SaveFailure) {
        let addition = try storage.append(line, within: ArchiveStorage.timeout)
        if addition.mayHaveOthers, let identity = ArchiveLine(line)?.identity {
          identities.append(identity)
        }
        return false
      } catch {
        failure = error
        return true
      }
    }
    do throws(SaveFailure) { try storage.sync() } catch { failure = failure ?? error }
    for identity in identities {
      // If this fails, the next end of this game tries it again. Readers take the last one.
      try? storage.removeDuplicates(of: identity)
    }
    return failure
  }
}
