import App
import Archive
import CommandLine
import GameSession
import Posix
import Storage
import Words

/// The end of a game in the terminal.
struct Ending {
  enum Cause: Hashable {
    /// The person left.
    case quit
    /// The person wants to play with another one.
    case meeting(Meeting)
    /// The terminal is gone.
    case hangUp
    /// A signal that ends the program.
    case signal(Signal)
    /// A failure to read or write lines.
    case failed(Refusal)
  }

  let cause: Cause
  /// The game as it was left; nil if it was not started.
  let runtime: Runtime?
  /// What keeps the person's choices, or nil.
  var keptSettings: KeptSettings?

  /// The longest wait for the last save, and for the last choice.
  private static let saveTimeout = Duration.seconds(5)
  /// The time that the program waits before it says why.
  private static let silentTime = Duration.milliseconds(500)

  /// Ends the process after the terminal has been given back.
  ///
  /// - Parameter words: The language for the message that the game is not saved, or not in the
  ///   archive.
  func leave(words: Words) -> Never {
    let isKept = finish(words: words)
    switch cause {
    case .quit, .meeting, .hangUp: break
    case .signal(let signal): signal.obey()
    case .failed(let refusal):
      Console.standard.printError(words.text(of: refusal))
      endProcess(status: refusal.exitStatus)
    }
    endProcess(status: isKept ? 0 : 1)
  }

  /// Waits until everything is kept. Returns whether the game is saved, and in the archive if there
  /// is one.
  ///
  /// - Parameter words: The language for the message that something is not kept.
  func finish(words: Words) -> Bool {
    var runtime = runtime
    tellingWait(words) {
      runtime?.finishSaving(within: Self.saveTimeout)
      if let keptSettings {
        runtime?.send(.saved(.settings, keptSettings.finish(within: Self.saveTimeout)))
      }
    }
    let failures = runtime?.app.failures ?? [:]
    if let failure = failures[.game] {
      Console.standard.printError(words.commandLine.gameNotKept(failure))
    }
    for store in [Store.archive, .settings, .lines] {
      guard let failure = failures[store] else { continue }
      Console.standard.printError(words.wording(of: .notKept(store, failure)).longest)
    }
    return failures[.game] == nil && failures[.archive] == nil
  }

  /// Waits, and says why if that takes more than a moment.
  private func tellingWait(_ words: Words, _ wait: () -> Void) {
    // Without a pipe or a thread, the wait is silent.
    guard let isOver = try? WakePipe() else { return wait() }
    let teller = try? SystemThread {
      let isSoon = waitForInput(on: [isOver.descriptor], timeout: Self.silentTime)[0].isReadable
      if !isSoon { Console.standard.printError(words.commandLine.waitingForDisk) }
    }
    defer {
      isOver.notify()
      teller?.join()
    }
    wait()
  }
}
