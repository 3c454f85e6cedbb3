import Analysis
import ReversiCore
import Texts

struct EnglishPlayersWords: PlayersWords {
  var title: String { "Players" }
  var nameLine: String { "Name ..." }
  var nameText: String { "The name of the person who plays this side:" }
  var manual: Wording { Wording("Manual", "Manual", "Man") }
  var you: Wording { Wording("You", "You", "You") }
  func levelsTitle(_ side: Disk) -> Wording {
    Wording("\(side.english)'s computer", "\(side.english)")
  }

  func won(_ won: Int, of games: Int) -> Wording {
    Wording("won \(won) of \(games)", "\(won)/\(games)")
  }

  func noRating(_ games: Int) -> Wording {
    Wording("Rating: after \(games) games", "after \(games) games")
  }

  var otherPersonText: Wording {
    Wording("There, type reversi --join, or reversi --join USER@HOST.", "There: reversi --join")
  }

  var linesKeys: KeyPhrases { KeyPhrases("move through the list of players", "lines", "move") }
  var chooseKey: KeyPhrases { KeyPhrases("choose the player or the level", "choose", "choose") }
  var otherPerson: Wording { Wording("Person", "Person", "Per") }
  var computer: Wording { Wording("Computer", "Comp", "Com") }

  func name(of kind: Level.Kind) -> String {
    switch kind {
    case .beginner: "beginner"
    case .casual: "casual"
    case .club: "club"
    case .expert: "expert"
    case .master: "master"
    }
  }

  func person(at level: Level) -> String { "\(person(of: level.kind)) rated \(level.rating)" }

  func computer(_ level: Level) -> Wording {
    let short = "Computer \(level.number)"
    return Wording(
      "\(short), \(person(at: level))",
      "\(short), \(name(of: level.kind)), rated \(level.rating)",
      "\(short), \(name(of: level.kind)), \(level.rating)",
      "\(short), \(name(of: level.kind))", short, "Computer", "Comp", "Com")
  }

  private func person(of kind: Level.Kind) -> String {
    switch kind {
    case .beginner: "as a beginner"
    case .casual: "as a casual player"
    case .club: "as a club player"
    case .expert: "as an expert"
    case .master: "as a master"
    }
  }

  func level(_ level: String) -> String { "level \(level)" }
  func level(_ level: Level, of side: Disk?) -> Wording {
    let (number, kind) = (level.number, name(of: level.kind))
    let short = "level \(number): \(kind)"
    guard let side else { return Wording("both computers: level \(number), \(kind)", short) }
    return Wording(
      "\(side.english)'s computer: level \(number), \(kind)",
      "\(side.english): level \(number), \(kind)", short)
  }

  func isManual(_ side: Disk) -> Wording {
    Wording("\(side.english) is Manual: no level to change", "\(side.english) is Manual")
  }

  var noComputer: Wording { Wording("no computer plays: x, o let it", "no computer plays") }

  func computerTip(_ key: String, _ side: Disk) -> Wording {
    Wording(
      "\(key): let the computer play \(side.english)", "\(key): computer plays \(side.english)",
      "\(key) computer")
  }

  var playAgainstComputer: String { "Play against the computer" }
  var letComputerAnswer: String { "Let the computer answer" }
  var computerPlaysFirst: String { "Computer plays first" }
  func seconds(_ number: String) -> String { "\(number)s" }
  func minutes(_ number: Int) -> String { "\(number)m" }
  func both(_ player: String) -> String { "both \(player)" }

  var modesKeys: KeyPhrases {
    KeyPhrases("Black's, White's player; list them", "who plays", "player")
  }

  var levelsKeys: KeyPhrases { KeyPhrases("computer's level: both, one side's", "level", "level") }
}
