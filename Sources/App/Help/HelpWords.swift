import ReversiCore
import Words

/// What the help says.
package protocol HelpWords: Sendable {
  /// The title of the pages of keys.
  var keysTitle: String { get }
  /// The title of the pages of rules.
  var rulesTitle: String { get }
  /// The topic of keys that play.
  var play: String { get }
  /// The topic of keys that study.
  var study: String { get }
  /// The topic of keys for positions.
  var position: String { get }
  /// The topic of keys for the program.
  var program: String { get }
  /// The key for the next page, in at most eight columns.
  var nextPage: String { get }
  /// The key that closes the help, in at most eight columns.
  var close: String { get }
  /// How a disk is placed: lines of at most 40 columns.
  var rules: [String] { get }
  /// What the picture of a move shows, in at most 40 columns.
  func example(of side: Disk, on square: Square, turning turned: Square) -> String
  /// How the game goes on and ends: lines of at most 40 columns.
  var endRules: [String] { get }
  var hintsTitle: String { get }
  /// What is worth knowing in a first game: lines of at most 40 columns.
  var hints: [String] { get }
  /// The key that closes, leaves and skips.
  var backKey: KeyPhrases { get }
  var helpKeys: KeyPhrases { get }
  var quitKey: KeyPhrases { get }
  /// The keys that redraw and suspend.
  var terminalKeys: KeyPhrases { get }
  /// What the mouse does.
  var mouse: KeyPhrases { get }
}

extension Words {
  /// What the help says.
  package var help: any HelpWords {
    switch language {
    case .english: EnglishHelpWords()
    case .japanese: JapaneseHelpWords()
    }
  }
}
