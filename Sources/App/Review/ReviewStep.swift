import GameSession
import ReversiCore
import Texts
import Words

/// The way to another position of the review.
package enum ReviewStep: Sendable, Hashable {
  /// A number of plies later; earlier, if it is negative.
  case by(Int)
  /// The start, or the end.
  case first, last
  /// The nearest earlier or later position of the game that a mistake has led to.
  case previousMistake, nextMistake

  /// Whether it leads to a position of the game, even from a variation.
  var isOfGame: Bool {
    switch self {
    case .by, .first, .last: false
    case .previousMistake, .nextMistake: true
    }
  }
}

/// The remark that no mistake is left, so far, to which a step leads.
struct NoMistake: FeatureRemark {
  let step: ReviewStep

  func wording(in words: Words) -> Wording {
    step == .previousMistake ? words.review.noEarlierMistake : words.review.noLaterMistake
  }

  func holds(in app: App) -> Bool {
    app.reviewedLine.map { $0.ply(at: step) == nil } ?? false
  }
}

extension ReviewedLine {
  /// The number of plies before the position that a step leads to, or nil.
  func ply(at step: ReviewStep) -> Int? {
    let count = analysis.record.plies.count
    return switch step {
    case .by(let plies): min(max(0, ply + plies), count)
    case .first: 0
    case .last: count
    case .previousMistake: game.mistakes.last { $0 < gamePly }
    case .nextMistake: game.mistakes.first { $0 > gamePly }
    }
  }
}
