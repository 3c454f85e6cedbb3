import Analysis
import GameSession
import ReversiCore
import Texts

/// What is said about who plays.
package protocol PlayersWords: Sendable {
  /// The title of the list of players.
  var title: String { get }
  /// The line of the list that names the person of a side, in at most 15 columns.
  var nameLine: String { get }
  /// What the person has to type to be named.
  var nameText: String { get }
  /// A person, in at most 8, 6 and 3 columns.
  var manual: Wording { get }
  /// Another person, in at most 8, 6 and 3 columns.
  var otherPerson: Wording { get }
  /// The computer, in at most 8, 4 and 3 columns.
  var computer: Wording { get }
  /// The name of a player at some levels, in at most nine columns.
  func name(of kind: Level.Kind) -> String
  /// The people like whom a level plays, and their rating.
  func person(at level: Level) -> String
  /// The computer at a level in the list of players, the shortest texts without the rating and then
  /// without the people.
  func computer(_ level: Level) -> Wording
  /// The level of a player in the archive.
  func level(_ level: String) -> String
  /// The level that a key has set for a side's computer, or with nil for both; the shortest text
  /// has at most 19 columns.
  func level(_ level: Level, of side: Disk?) -> Wording
  /// A side has no level, since the person plays it.
  func isManual(_ side: Disk) -> Wording
  /// No computer plays, the last text in at most 19 columns.
  var noComputer: Wording { get }
  /// The tip about the key that lets the computer play for a side, the last text in at most ten
  /// columns.
  func computerTip(_ key: String, _ side: Disk) -> Wording
  /// The button of a new game against the computer.
  var playAgainstComputer: String { get }
  /// The heading of the levels of a side's computer.
  func levelsTitle(_ side: Disk) -> Wording
  /// How many games the person has won.
  func won(_ won: Int, of games: Int) -> Wording
  /// The person has no rating before this number of games.
  func noRating(_ games: Int) -> Wording
  /// What another person at another terminal has to type.
  var otherPersonText: Wording { get }
  /// The keys that move through the list of players.
  var linesKeys: KeyPhrases { get }
  /// The key that chooses the selected line of that list.
  var chooseKey: KeyPhrases { get }
  /// The person who moves for a side, to a beginner.
  var you: Wording { get }
  /// The button after a first move, with which the computer plays the next one.
  var letComputerAnswer: String { get }
  /// The button of a new game in which the computer plays first.
  var computerPlaysFirst: String { get }
  /// A number of seconds with the shortest sign of the unit.
  func seconds(_ number: String) -> String
  /// A number of minutes with the shortest sign of the unit.
  func minutes(_ number: Int) -> String
  /// Both sides have this player.
  func both(_ player: String) -> String
  /// The keys for the sides' players, and for the list of players.
  var modesKeys: KeyPhrases { get }
  /// The keys for the computer's level.
  var levelsKeys: KeyPhrases { get }
}

extension PlayersWords {
  /// The names of a player, in fewer and fewer columns: up to 8; up to 4 before a level of two
  /// digits, otherwise 6; up to 3.
  package func names(of mode: Mode) -> Wording {
    switch mode {
    case .manual: manual
    case .computer: computer
    case .otherPerson: otherPerson
    case .externalEngine(let name):
      Wording(name.shortened.long, name.shortened.short, name.shortened.shortest)
    }
  }
}

extension Words {
  /// What is said about who plays.
  package var players: any PlayersWords {
    switch language {
    case .english: EnglishPlayersWords()
    case .japanese: JapanesePlayersWords()
    }
  }
}
