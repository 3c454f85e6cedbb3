import GameSession
import ReversiCore

/// The way to another position of the review.
public enum ReviewStep: Sendable, Hashable {
  /// A number of plies later; earlier, if it is negative.
  case by(Int)
  /// The start, or the end.
  case first, last
  /// The nearest earlier or later position that a mistake has led to.
  case previousMistake, nextMistake
}

extension Review {
  /// The number of plies before the position that a step leads to; nil if there is no such mistake.
  func ply(at step: ReviewStep) -> Int? {
    let count = analysis.record.plies.count
    return switch step {
    case .by(let plies): min(max(0, ply + plies), count)
    case .first: 0
    case .last: count
    case .previousMistake: analysis.mistakes.last { $0 < ply }
    case .nextMistake: analysis.mistakes.first { $0 > ply }
    }
  }
}
