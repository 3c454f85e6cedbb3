import GameSession
import Notation
import Texts
import Words

/// What the library says.
package protocol LibraryWords: Sendable {
  var title: String { get }
  /// Which game is selected, and how many there are.
  func place(_ number: Int, of count: String) -> Wording
  /// The games are being searched.
  var searching: Wording { get }
  /// There are no games yet.
  var empty: Wording { get }
  /// What the library will show once there are games.
  var later: String { get }
  /// The way from an empty library to the game, in a few words.
  var playFirst: String { get }
  /// No game fits.
  var noMatch: Wording { get }
  /// A line of the archive that is not a game, in at most 14 columns.
  var noGame: String { get }
  /// How often the person has won at each level.
  func wins(_ levels: String) -> Wording
  /// How often the person has won at one level.
  func wins(_ won: Int, of games: Int, level: Int) -> Wording
  /// The disks that the person has given away with each move at each level.
  func losses(in games: String, _ levels: String) -> Wording
  /// The disks given away with each move at one level.
  func loss(_ disks: FixedDecimal, level: Int) -> Wording
  /// The last games, and how many of them are analyzed unless all are.
  func lastGames(_ count: Int, analyzed number: Int) -> String
  /// How to open a game in text mode.
  var tip: String { get }
  /// No game with a number is listed in text mode.
  func noGame(_ number: Int) -> String
  /// What the command of the library does in text mode.
  var openCommand: String { get }
  var openKey: KeyPhrases { get }
  /// The keys that select a game.
  var gamesKeys: KeyPhrases { get }
  /// The key that reviews the game.
  var reviewKey: KeyPhrases { get }
  /// The key that finds games.
  var filterKey: KeyPhrases { get }
  /// The key that ends the search words.
  var foundKey: KeyPhrases { get }
  /// The key that removes the game.
  var removeKey: KeyPhrases { get }
  func text(of question: Library.Question) -> String
  /// The text of a question that does not fit, with the keys for the answers.
  func shortText(of question: Library.Question) -> String
}

extension LibraryWords {
  /// The page without games: there are none yet, and what will stand there.
  var emptyPage: Wording { Wording(["\(empty.longest) \(later)"] + empty.texts) ?? empty }
}

extension Words {
  /// What the library says.
  package var library: any LibraryWords {
    switch language {
    case .english: EnglishLibraryWords()
    case .japanese: JapaneseLibraryWords()
    }
  }
}
