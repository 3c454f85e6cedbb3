import GameSession
import Posix
import TerminalUI

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
  }

  /// What ended it.
  let cause: Cause
  /// Why the game is not kept as it was left; nil if it is.
  let saveFailure: SaveFailure?

  /// Ends the process, with the terminal given back already.
  ///
  /// - Parameter words: The language in which it is told that the game is not kept.
  func leave(words: any Words) -> Never {
    if let saveFailure { Report.print(words.notKept(saveFailure)) }
    if case .signal(let signal) = cause { signal.obey() }
    endProcess(status: saveFailure == nil ? 0 : 1)
  }
}
