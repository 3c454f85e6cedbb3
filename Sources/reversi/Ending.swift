import CommandLine
import GameSession
import Posix
import Screen
import Words

/// How a game in the terminal ended.
struct Ending {
  /// What ended it.
  enum Cause: Hashable {
    /// The player left.
    case quit
    /// The terminal is gone.
    case hangUp
    /// A signal asked for it.
    case signal(Signal)
    /// Lines could not be read or written any more.
    case failed(Refusal)
  }

  /// What ended it.
  let cause: Cause
  /// The game as it was left; nil if it was not started.
  let runtime: Runtime?

  /// How long the last save may still take.
  private static let patience = Duration.seconds(5)

  /// Ends the process, with the terminal given back already.
  ///
  /// - Parameter words: The language in which it is told that the game is not kept.
  func leave(words: Words) -> Never {
    runtime?.finishSaving(within: Self.patience)
    let failure = runtime?.saveFailure
    if let failure { Report.print(words.text(of: .notKept, ["failure": failure.statement])) }
    switch cause {
    case .quit, .hangUp: break
    case .signal(let signal): signal.obey()
    case .failed(let refusal):
      Report.print(words.text(of: refusal))
      endProcess(status: refusal.exitStatus)
    }
    endProcess(status: failure == nil ? 0 : 1)
  }
}
