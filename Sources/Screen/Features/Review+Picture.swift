import App
import Notation
import ReversiCore
import Texts
import Words

extension Review: Page {
  func picture(in app: App, _ state: UIState, _ words: Words) -> FeaturePicture {
    let review = ReviewedLine(self, in: app)
    return FeaturePicture(
      page: ReviewPicture(review, in: app, state, words: words),
      titles: (
        review.branch == nil ? words.review.title : words.review.variationTitle,
        words.place(of: review).longest
      ), position: position(of: review, in: app, words))
  }

  /// The position after the ply in review. The move that would have been better is marked, and
  /// those that can be tried.
  private func position(of review: ReviewedLine, in app: App, _ words: Words) -> PositionInView {
    let record = review.record
    var view = PositionInView(record.position)
    view.lastMove = record.lastMove?.square
    view.turned = SquareSet(record.lastMove?.flips ?? [])
    (view.choices, view.side) = (review.choices, review.next.turn)
    if let hint = app.hint {
      view.scores = hint.moves
    } else if review.ply > 0, let plyScore = review.analysis.plyScore(at: review.ply - 1),
      plyScore.loss > 0
    {
      view.mistake = plyScore
    }
    if let squares = app.explained?.squares, !squares.isEmpty {
      // The marks belong to the reason while it is shown.
      view.turned = squares
      view.choices = squares.intersection(record.position.board.empties)
    }
    for side in Disk.allCases {
      view.notes[side] = review.game.meanLoss(of: side).map {
        words.review.meanLoss(FixedDecimal($0, digits: 1))
      }
    }
    return view
  }
}
