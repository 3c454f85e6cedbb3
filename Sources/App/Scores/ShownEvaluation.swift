import Analysis
import ReversiCore

/// The score of the position, if the person wants to see it.
public enum ShownEvaluation: Sendable, Hashable {
  /// The person has not asked for it, or the game is over.
  case hidden
  /// The analysis is under way; nil until it has a first result.
  case searching(Evaluation?)
  /// The analysis has ended; nil if it failed.
  case found(Evaluation?)

  /// The best evaluation so far.
  public var best: Evaluation? {
    switch self {
    case .hidden: nil
    case .searching(let evaluation), .found(let evaluation): evaluation
    }
  }
}
