import GameSession
import Notation
import Texts
import Words

/// What is said while a position is set up.
package protocol SetUpWords: Sendable {
  var title: String { get }
  /// The text after the disk of the side to move, with a space.
  var toMove: String { get }
  /// Why a game cannot start from a position, the last text in at most nine columns.
  func wording(of defect: SetUp.Defect) -> Wording
  /// Whether to give the game up for the position.
  var question: String { get }
  /// Whether to give the game up for the position, in a dialog that does not fit.
  var shortQuestion: String { get }
  /// How to set up a position in text mode.
  var help: String { get }
  /// A row is asked for in text mode.
  func row(_ row: Int, now cells: String) -> String
  /// The side to move is asked for in text mode.
  func side(now symbol: String) -> String
  /// Nothing was set up in text mode.
  var left: String { get }
  /// No game can start in text mode, and why.
  func noGame(_ defect: String) -> String
  /// A text is not a position in text mode.
  func noPosition(_ error: GameTextError) -> String
  /// What the command of the set-up does in text mode.
  var openCommand: String { get }
  /// The key that sets up a position.
  var openKey: KeyPhrases { get }
  /// The keys that turn and empty the square.
  var squareKeys: KeyPhrases { get }
  /// The key that empties all squares.
  var clearKey: KeyPhrases { get }
  /// The key for the start of a game.
  var startKey: KeyPhrases { get }
  /// The key that swaps the colours.
  var colorsKey: KeyPhrases { get }
  /// The key for the side to move.
  var sideKey: KeyPhrases { get }
  /// The key that plays from the position.
  var playKey: KeyPhrases { get }
  /// The key that leaves the review or the set-up.
  var leaveKey: KeyPhrases { get }
}

extension Words {
  /// What is said while a position is set up.
  package var setUp: any SetUpWords {
    switch language {
    case .english: EnglishSetUpWords()
    case .japanese: JapaneseSetUpWords()
    }
  }
}
