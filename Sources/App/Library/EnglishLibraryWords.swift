import GameSession
import Notation
import Texts
import Words

struct EnglishLibraryWords: LibraryWords {
  var title: String { "Library" }

  func place(_ number: Int, of count: String) -> Wording {
    Wording("game \(number) of \(count)", "\(number)/\(count)")
  }

  var searching: Wording { "searching" }

  var empty: Wording {
    Wording(
      "No games yet. Games that end, or are given up after ten moves, are kept here.",
      "No games yet.")
  }

  var later: String {
    "With them come your results at each level, the disks you gave away, and your rating."
  }

  var playFirst: String { "play the first game" }
  var noMatch: Wording { "No game fits." }
  var noGame: String { "no game" }

  func wins(_ levels: String) -> Wording { Wording("You won \(levels).", "Won at level \(levels)") }

  func wins(_ won: Int, of games: Int, level: Int) -> Wording {
    Wording("\(won) of \(games) at level \(level)", "\(level): \(won)/\(games)")
  }

  func losses(in games: String, _ levels: String) -> Wording {
    Wording("Disks lost a move in \(games): \(levels)", "Loss at level \(levels)")
  }

  func loss(_ disks: FixedDecimal, level: Int) -> Wording {
    Wording("\(disks) at level \(level)", "\(level): \(disks)")
  }

  func lastGames(_ count: Int, analyzed number: Int) -> String {
    let games = "the last \(count) \(count == 1 ? "game" : "games")"
    return number == count ? games : "\(number) of \(games)"
  }

  var tip: String { "library and a number opens one." }
  func noGame(_ number: Int) -> String { "No game \(number) is listed. Type: library" }
  var openCommand: String { "your games, open one" }
  var openKey: KeyPhrases { KeyPhrases("library of the games you played", "library", "library") }
  var gamesKeys: KeyPhrases { KeyPhrases("library: select a game", "select game", "game") }
  var reviewKey: KeyPhrases { KeyPhrases("library: review the game", "review game", "review") }
  var filterKey: KeyPhrases { KeyPhrases("library: find games", "find games", "find") }

  var foundKey: KeyPhrases {
    KeyPhrases("library: end the search words", "to the games", "to the games", "games")
  }

  var removeKey: KeyPhrases { KeyPhrases("library: remove the game", "remove game", "remove") }

  func text(of question: Library.Question) -> String {
    switch question {
    case .add(let games):
      games.count == 1
        ? "Do you want to add this game to the library? "
          + Words(.english).summary(of: games[0].record)
        : "Do you want to add these \(games.count) games to the library?"
    case .remove: "Do you really want to remove this game from the library?"
    }
  }

  func shortText(of question: Library.Question) -> String {
    switch question {
    case .add: "Add: y or n?"
    case .remove: "Remove: y or n?"
    }
  }
}
