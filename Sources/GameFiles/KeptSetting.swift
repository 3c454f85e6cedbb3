import GameSession
import Posix

/// An option that the player changes in the game, and that the settings file keeps.
///
/// A thread of its own writes the file, since the disk can take long. Of the values that come while
/// another is being written, only the last is written. Owned by one thread.
public final class KeptSetting {
  private typealias Thread = Worker<String, SaveFailure?>

  private let option: String
  private let file: SettingsFile
  /// The thread; nil before the first value.
  private var thread: Thread?
  /// How many values have no outcome yet.
  private var unknown = 0
  /// Why the last value is not kept; nil if it is, so far.
  public private(set) var failure: SaveFailure?

  /// An option in a settings file. Nothing is opened or started.
  public init(_ option: String, in file: SettingsFile) {
    self.option = option
    self.file = file
  }

  /// Keeps a value in place of the one before.
  public func keep(_ value: String) {
    do throws(SystemError) {
      let thread = try startedThread()
      unknown += 1 - thread.withdraw().count
      thread.start(value)
    } catch {
      fail(at: .open, error)
    }
  }

  private func fail(at step: SaveFailure.Step, _ error: SystemError) {
    failure = SaveFailure(step: step, path: file.path.description, reason: error.reason)
  }

  private func startedThread() throws(SystemError) -> Thread {
    if let thread { return thread }
    let new = try Thread.start(stackSize: 512 << 10) { [option, file] in
      { value, post in
        do throws(SaveFailure) {
          try file.set(option, to: value)
          post(nil)
        } catch {
          post(error)
        }
      }
    }
    thread = new
    return new
  }

  /// The descriptor that is readable when there may be an outcome; nil before the first value.
  public var descriptor: Int32? { thread?.bell.descriptor }

  /// Takes in the outcomes so far.
  public func learnOutcome() {
    for outcome in thread?.collect() ?? [] {
      unknown -= 1
      failure = outcome
    }
  }

  /// Waits until the last value is written.
  ///
  /// - Parameter limit: The longest wait, after which the value counts as not kept.
  public func finish(within limit: Duration) {
    let end = MonotonicClock.now + limit
    while unknown > 0, let descriptor, waitForInput(on: descriptor, before: end) { learnOutcome() }
    if unknown > 0 { fail(at: .write, .inProgress) }
  }
}
