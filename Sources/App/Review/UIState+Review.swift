import GameSession

// The positions of the review.
extension UIState {
  /// Shows another position of the review, or remarks that there is no further mistake. Mistakes are
  /// those of the game.
  mutating func show(_ step: ReviewStep, in session: App) -> [Intent] {
    guard let review = session.review else { return [] }
    guard let ply = review.ply(at: step) else {
      newRemark = .noMistake(step)
      return []
    }
    return (step.isOfGame ? leavingVariation(of: session) : []) + [.send(.review(.moved(to: ply)))]
  }

  /// Shows a ply of the line in the review, and opens the review if necessary.
  func go(to ply: Int, in context: KeyContext) -> [Intent] {
    let opening = context == .review ? [] : [Intent.send(.sheetOpened(.review))]
    return opening + [.send(.review(.moved(to: ply)))]
  }

  /// Leaves the variation of the review, if one is shown.
  func leavingVariation(of session: App) -> [Intent] {
    session.review?.branch == nil ? [] : [.send(.review(.variationLeft))]
  }
}
