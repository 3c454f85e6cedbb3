import GameSession
import ReversiCore

/// Which position of the review comes next.
enum ReviewStep: Sendable, Hashable {
  /// A number of plies later; earlier, if it is negative.
  case by(Int)
  /// The start, or the end.
  case first, last
  /// The nearest one before or after this one to which a mistake has led.
  case previousMistake, nextMistake
}

extension Review {
  /// What a move has to give away to be a mistake, in disks: less may be the search's own error.
  private static let leastMistake = 3

  /// The number of plies before the position to which a step leads.
  func ply(at step: ReviewStep) -> Int {
    let count = analysis.record.plies.count
    return switch step {
    case .by(let plies): min(max(0, ply + plies), count)
    case .first: 0
    case .last: count
    case .previousMistake: mistakes.last { $0 < ply } ?? ply
    case .nextMistake: mistakes.first { $0 > ply } ?? ply
    }
  }

  /// The positions to which mistakes have led, by the number of plies before them.
  private var mistakes: [Int] {
    analysis.record.plies.indices.filter {
      (analysis.plyScore(at: $0)?.loss ?? 0) >= Self.leastMistake
    }.map { $0 + 1 }
  }
}
