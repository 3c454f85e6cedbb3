import Analysis
import ReversiCore
import Texts
import Words

/// What the list of openings says.
package protocol OpeningsWords: Sendable {
  /// The title of the list.
  var title: String { get }
  /// No move is known here.
  var empty: Wording { get }
  /// The score of a move in the book.
  func score(_ lead: String) -> Wording
  /// The percentage of people at the person's level that plays a move.
  func people(_ percent: Int) -> Wording
  /// The number of games with a move.
  func games(_ games: Int) -> Wording
  /// How the games with a move ended for the person, or for Black.
  func results(_ tally: GameResults.Tally, ofYou isYou: Bool) -> Wording
  /// There are no games with a move.
  var unplayed: Wording { get }
  /// The archive's games are being counted, in at most 19 columns.
  var counting: Wording { get }
  /// The side to move and the opening so far, in text mode.
  func list(of side: Disk, after opening: Opening?) -> String
  /// What the command of the openings does in text mode.
  var openCommand: String { get }
  /// The person learns a line that goes through the position in view; perhaps an earlier version
  /// learned it, which did not check its moves.
  func learned(_ line: Repertoire.Line, isChecked: Bool) -> Wording
  /// The moves of the line to the position in view are checked before the person learns it.
  var checking: Wording { get }
  /// Several lines go through the position in view, in text mode.
  var severalLines: String { get }
  /// The title of the list of lines.
  var linesTitle: String { get }
  /// The person learns no line.
  var noLines: Wording { get }
  /// A line of that list in text mode, with the last opening that it goes through.
  func line(
    _ number: Int, _ line: Repertoire.Line, opening: Opening?, isChecked: Bool
  ) -> String
  /// The side of a line on the screen, and whether it was checked.
  func side(of line: Repertoire.Line, isChecked: Bool) -> Wording
  /// The line to the position in view has nothing to know.
  var nothingToLearn: Wording { get }
  /// The person learns a line from now on, or not any more, in text mode, and the number of lines.
  func learning(_ line: Repertoire.Line, isLearned: Bool, count: Int) -> String
  /// What the command for that does in text mode.
  var learnCommand: String { get }
  /// What the command for the list of lines does in text mode.
  var linesCommand: String { get }
  /// The key that lists the lines.
  var linesKey: KeyPhrases { get }
  /// The label of that key while they are listed.
  var movesLabel: Wording { get }
  /// The key that drops the selected line.
  var dropKey: KeyPhrases { get }
  /// The key that learns the line.
  var learnKey: KeyPhrases { get }
  /// The label of that key if the person learns the line.
  var forget: Wording { get }
  /// The key that lists openings.
  var openKey: KeyPhrases { get }
  /// The keys that select a move.
  var movesKeys: KeyPhrases { get }
  /// The key that plays a move in the review.
  var playKey: KeyPhrases { get }
}

extension OpeningsWords {
  /// The number of the games with a move, or nil.
  package func number(of results: GameResults) -> Wording? {
    results.games == 0 ? nil : games(results.games)
  }

  /// How they ended: for the person at the keyboard if that person played one side in some of them,
  /// else for Black; nil if none has ended.
  package func ends(of results: GameResults) -> Wording? {
    let isYou = results.you.count > 0
    let tally = isYou ? results.you : results.dark
    return tally.count > 0 ? self.results(tally, ofYou: isYou) : nil
  }
}

extension OpeningMove {
  /// The percentage of people that plays it, or nil.
  var percent: Int? { share.map { Int(($0 * 100).rounded()) } }
}

extension Words {
  /// What the list of openings says.
  package var openings: any OpeningsWords {
    switch language {
    case .english: EnglishOpeningsWords()
    case .japanese: JapaneseOpeningsWords()
    }
  }
}
