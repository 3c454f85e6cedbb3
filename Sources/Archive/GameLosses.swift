import Analysis
import Coach

/// What a person gave away in a game, by the scores of a review.
package struct GameLosses: Sendable, Hashable {
  /// All disks; nil if the person made no move.
  package let total: TotalLoss?
  /// The mistakes, in the order of the game.
  package let mistakes: [MistakeReason]

  package init(total: TotalLoss? = nil, mistakes: [MistakeReason] = []) {
    self.total = total
    self.mistakes = mistakes
  }
}
