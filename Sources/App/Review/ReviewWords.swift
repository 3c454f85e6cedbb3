import Notation
import ReversiCore
import Texts
import Words

/// What the review of a game says.
package protocol ReviewWords: Sendable {
  var title: String { get }
  /// The title while the review shows a variation.
  var variationTitle: String { get }
  /// The position in view, by the number of plies before it: long and short; in a variation the
  /// short text says so.
  func place(_ ply: Int, of plies: Int, isVariation: Bool) -> Wording
  /// The progress of the analysis, the last text in at most eleven columns.
  func analyzing(_ done: Int, of total: Int) -> Wording
  /// The ply with which a variation begins, before its moves.
  func variationStart(_ ply: Int) -> Wording
  /// The position before all moves.
  var start: String { get }
  /// What a move gave away, the last text in at most four columns.
  func loss(_ disks: Int) -> Wording
  /// The best move with its score if another was played, the last text in at most six columns.
  func bestMove(_ square: Square, _ lead: String) -> Wording
  /// The text before the best play after the best move.
  var continuation: Wording { get }
  /// The scores are exact.
  var proven: String { get }
  /// The heading of the worst moves.
  var worstMovesTitle: String { get }
  /// The move that was better than one of the worst moves.
  func betterMove(_ square: Square) -> Wording
  /// The side above or below the axis of the graph.
  func ahead(_ side: Disk) -> String
  /// The average loss of a side's moves, in at most 22 columns; the shortest in 5.
  func meanLoss(_ disks: FixedDecimal) -> Wording
  /// The ply that turned the game.
  func turningPly(_ move: String, _ number: Int) -> Wording
  /// There is no earlier mistake, in at most 19 columns.
  var noEarlierMistake: Wording { get }
  /// There is no later mistake, in at most 19 columns.
  var noLaterMistake: Wording { get }
  /// The analysis of some moves begins in text mode.
  func reviewing(_ count: Int) -> String
  /// The analysis was stopped in text mode.
  func stopped(_ done: Int, of total: Int) -> String
  /// A mistake, and the best move if it is known, in text mode.
  func mistake(_ number: Int, _ side: Disk, _ square: String, loss: Int, best: String?) -> String
  /// The move that turned the game in text mode.
  func turned(with number: Int, _ side: Disk, _ square: String) -> String
  /// What the command for moves that the person tries does in text mode.
  var tryCommand: String { get }
  /// What the command of the review does in text mode.
  var openCommand: String { get }
  var openKey: KeyPhrases { get }
  /// The keys for the previous and the next ply.
  var pliesKeys: KeyPhrases { get }
  /// The keys that move the cursor.
  var cursorKeys: KeyPhrases { get }
  /// The key that tries a move.
  var variationKey: KeyPhrases { get }
  /// The keys for ten plies, and for the start and the end.
  var farPliesKeys: KeyPhrases { get }
  /// The keys for the previous and the next mistake.
  var mistakesKeys: KeyPhrases { get }
  /// The key that plays on from the position in view.
  var playOnKey: KeyPhrases { get }
  /// The key for the scores of all moves.
  var allMovesKey: KeyPhrases { get }
  func text(of question: Review.Question) -> String
  /// The text of a question that does not fit, with the keys for the answers.
  func shortText(of question: Review.Question) -> String
}

extension Words {
  /// What the review of a game says.
  package var review: any ReviewWords {
    switch language {
    case .english: EnglishReviewWords()
    case .japanese: JapaneseReviewWords()
    }
  }
}
