import Analysis
import ReversiCore

/// A look back at the game, or at a variation: all plies of that line, one of them in view, and the
/// scores of the positions searched so far.
package struct ReviewedLine: Sendable, Hashable {
  private let place: Review
  private let scores: GameScores
  /// The game with the scores of its positions, also while a variation is shown.
  package let game: GameAnalysis

  package init(_ place: Review, in app: App) {
    self.place = place
    scores = app.viewedScores
    game = app.gameScores.analysis
  }

  /// The number of plies before the position in view, from 0 to all plies of the line.
  package var ply: Int { place.ply }

  /// The line shown with the scores of its positions.
  package var analysis: GameAnalysis { scores.analysis }

  /// The position in view, as the record that leads there.
  package var record: GameRecord { analysis.record.standing(at: ply) }

  /// The number of plies that the variation shown shares with the game; nil if the game is shown.
  package var branch: Int? { place.variation?.sharedPlies(with: game.record) }

  /// The number of plies before the last position of the game on the way to the one in view.
  package var gamePly: Int { min(ply, branch ?? ply) }

  /// The variation that the position in view belongs to; nil if it is one of the game.
  var variation: GameRecord? { gamePly < ply ? analysis.record : nil }

  /// The position for the next move: the one in view, after the pass if one is due.
  package var next: Position { record.passing.position }

  /// The squares of the moves that can be played from the position in view.
  package var choices: SquareSet { next.legalMoves }

  /// The move from the position in view to a square; nil if it is illegal.
  package func move(to square: Square) -> Move? { try? next.move(at: square) }

  /// The number of searches of the line that are done, and of all searches.
  package var progress: (done: Int, total: Int) { scores.roundsProgress }
}

extension App {
  /// The review that is open, also behind a question or the help.
  package var reviewedLine: ReviewedLine? { review.map { ReviewedLine($0, in: self) } }
}
