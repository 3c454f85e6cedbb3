import Analysis
import Coach
import PeopleModel
import Texts

/// What the summary of the person's games says.
package protocol SummaryWords: Sendable {
  /// The first column of the table by level.
  var level: String { get }
  /// The first column of the table by opening.
  var opening: String { get }
  /// The other columns of both tables.
  var columns: [String] { get }
  /// What the column of leads means.
  var lead: String { get }
  /// Games were left out, as they do not count.
  func excluded(_ count: Int) -> String
  /// The person's rating and its interval, each number as `rating(_:)` tells it.
  func rating(_ rating: String, from low: String, to high: String) -> Wording
  /// A rating as a number; at an end of the scale it is a bound.
  func rating(_ rating: Rating) -> String
  /// How far the person has come in practice.
  func practice(_ progress: PracticeProgress) -> Wording
  /// The title of the person's ratings.
  var ratings: String { get }
  /// What the column of losses means.
  func loss(games count: Int) -> String
  /// The title of the plot.
  func plot(games count: Int) -> String
  /// There are no games.
  var noGames: String { get }
  /// No game fits.
  var noMatch: String { get }
  /// The kind of reason for a mistake, in at most 16 columns.
  func name(of kind: Reason.Kind) -> String
  /// Mistakes without a reason, in at most 16 columns.
  var noReason: String { get }
  /// The title of the table of mistakes.
  func mistakes(_ count: Int) -> String
  /// The columns of that table: the reason, the mistakes, those in each third of a game, and in the
  /// older and the newer half of the games.
  var mistakeColumns: [String] { get }
  /// The most frequent reasons, with the number of mistakes for each, in a line.
  func frequentReasons(_ reasons: String, of count: Int) -> Wording
  /// The progress of the analysis.
  func analyzed(_ number: Int, of count: Int) -> String
}

extension Words {
  /// What the summary says.
  package var summary: any SummaryWords {
    switch language {
    case .english: EnglishSummaryWords()
    case .japanese: JapaneseSummaryWords()
    }
  }
}
