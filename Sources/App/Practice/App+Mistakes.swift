import Analysis
import Canvas
import GameSession
import ReversiCore
import Texts
import Words

extension App {
  /// As many as a person tries at one time.
  private static let maximumTried = 5

  /// Exercises about the worst mistakes that the people at this keyboard made in the finished game,
  /// the worst first: at most five. Nil until no search can change them.
  package var mistakesToTry: [Exercise]? {
    let sides = yourSides
    guard game.phase == .over, viewsGame, areHintsAllowed, !sides.isEmpty else { return [] }
    guard isGameScored else { return nil }
    let (analysis, names) = (gameScores.analysis, game.record.names)
    let worst = sides.flatMap { analysis.worstMoves(of: $0, maximum: Self.maximumTried) }
      .compactMap { index in analysis.plyScore(at: index).map { (index: index, score: $0) } }
      .sorted { ($1.score.loss, $0.index) < ($0.score.loss, $1.index) }
      .prefix(Self.maximumTried)
    return zip(1..., worst).compactMap { number, played in
      guard case .place(let move) = played.score.ply else { return nil }
      let mistake = MadeMistake(
        move.square, loss: played.score.loss, isYours: sides.count == 1,
        name: names.shown(move.side))
      return Exercise(
        mistake, after: game.record.standing(at: played.index).standingRecord, number: number,
        count: worst.count)
    }
  }

  /// What Enter does at the end of a game; nil as long as nobody knows whether there are mistakes.
  var endButton: Action? {
    if scoresFinishedGame, mistakesToTry == nil { return nil }
    return offersMistakes ? .tryMistakes : .send(.playAgainRequested)
  }

  /// Whether there are mistakes to try again.
  package var offersMistakes: Bool { mistakesToTry?.isEmpty == false }
}

extension Action {
  /// Opens practice, and asks the mistakes of the finished game.
  package static let tryMistakes = Action.intents(tryingMistakes)
  /// The same from the review, which it closes.
  static let tryReviewedMistakes = Action.intents([.closeSheet] + tryingMistakes)

  private static let tryingMistakes = [
    Intent.send(.sheetOpened(.practice)), .send(.practice(.mistakesChosen)),
  ]
}

/// Why there are no mistakes to try again.
struct NoMistakeToTry: FeatureRemark {
  func wording(in words: Words) -> Wording { words.practice.noMistakeToTry }
}
