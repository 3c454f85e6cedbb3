import App
import Archive
import CommandLine
import GameSession
import Posix
import Storage
import Words

/// How a game in the terminal ended, and what is still to be saved.
struct Ending {
  enum Cause: Hashable {
    case quit
    /// The person goes on to a game with another person.
    case meeting(Meeting)
    case hangUp
    case signal(Signal)
    /// A failure to read or write lines.
    case failed(Refusal)
  }

  let cause: Cause
  /// Nil if the game was not started.
  let runtime: Runtime?
  var keptSettings: KeptSettings?

  private static let saveTimeout = Duration.seconds(5)
  /// The wait before the program says what it waits for.
  private static let silentTime = Duration.milliseconds(500)

  /// Call this after the terminal has been given back.
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

  /// Waits for the last saves. Returns whether the game is saved and archived.
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
