import Archive
import FileFormats
import GameSession
import Posix

/// The options that the person changes in the game, and that the settings file keeps.
///
/// A thread of its own writes the file, since the disk can take long. Of the values that an option
/// gets meanwhile, only the last is written. All other lines of the file stay as they are when it
/// is written: the person or another program may have changed them. Owned by one thread.
package final class KeptSettings {
  private let file: SettingsFile
  /// Replies with the failure, or nil. Unwritten values are written with the next ones.
  private let worker: Worker<[String: String], SaveFailure?>
  /// The number of values that have no outcome yet.
  private var unknown = 0
  /// Why the last value is not kept; nil if it is, so far.
  package private(set) var failure: SaveFailure?

  /// The options in a settings file. Nothing is opened or started.
  package init(in file: SettingsFile) {
    self.file = file
    worker = Worker {
      var unwritten: [String: String] = [:]
      return { values, _, post in
        unwritten.merge(values) { $1 }
        do throws(SaveFailure) {
          try file.update { text in
            for (option, value) in unwritten { text.set(option, to: value) }
          }
          unwritten = [:]
          post(nil)
        } catch {
          post(error)
        }
      }
    }
  }

  /// Keeps the value of an option in place of the one before. Returns why it is not kept; nil if it
  /// is, so far.
  @discardableResult
  package func keep(_ value: String, for option: String) -> SaveFailure? {
    let earlier = worker.withdraw()
    unknown -= earlier.count
    let values = (earlier + [[option: value]]).reduce(into: [:]) { $0.merge($1) { $1 } }
    do throws(SystemError) {
      try worker.send(values)
      unknown += 1
    } catch {
      fail(at: .open, error)
    }
    return failure
  }

  private func fail(at step: SaveFailure.Step, _ error: SystemError) {
    failure = SaveFailure(step: step, path: file.path.description, reason: error.reason)
  }

  /// The descriptor that is readable when there may be an outcome; nil before the first value.
  package var descriptor: Int32? { worker.descriptor }

  /// Takes in the outcomes so far.
  package func learnOutcome() {
    for outcome in worker.collect() {
      unknown -= 1
      failure = outcome
    }
  }

  /// Waits until the last value is written; after the limit, it counts as not kept.
  @discardableResult
  package func finish(within limit: Duration) -> SaveFailure? {
    let end = MonotonicClock.now + limit
    while unknown > 0, let descriptor, waitForInput(on: descriptor, before: end) { learnOutcome() }
    if unknown > 0 { fail(at: .write, .inProgress) }
    return failure
  }
}
