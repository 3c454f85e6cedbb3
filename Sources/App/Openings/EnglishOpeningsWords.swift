import Analysis
import ReversiCore
import Texts
import Words

struct EnglishOpeningsWords: OpeningsWords {
  var title: String { "Openings" }

  var empty: Wording {
    Wording("Neither the book nor your games know a move here.", "No move is known here.")
  }

  func score(_ lead: String) -> Wording { Wording("\(lead), book", lead) }

  func people(_ percent: Int) -> Wording {
    Wording("played by \(percent)% at your level", "\(percent)% at your level", "\(percent)%")
  }

  func games(_ games: Int) -> Wording {
    Wording("\(games) \(games == 1 ? "game" : "games")", String(games))
  }

  func results(_ tally: GameResults.Tally, ofYou isYou: Bool) -> Wording {
    let (won, tied, lost) = (tally.won, tally.tied, tally.lost)
    let counts = "\(won)-\(tied)-\(lost)"
    return isYou
      ? Wording("you won \(won), tied \(tied), lost \(lost)", "you \(counts)", counts)
      : Wording("Black won \(won), tied \(tied), lost \(lost)", "Black \(counts)", counts)
  }

  var unplayed: Wording { Wording("in none of your games", "no games") }
  var counting: Wording { "counting games" }

  func list(of side: Disk, after opening: Opening?) -> String {
    opening.map { "\(side.english) to move after \($0.name). Openings:" }
      ?? "\(side.english) to move. Openings:"
  }

  func learned(_ line: Repertoire.Line, isChecked: Bool) -> Wording {
    let side = line.side.english
    let learned = Wording("You learn this line as \(side)", "your line as \(side)")
    return isChecked
      ? learned
      : Wording(["\(learned.longest); it was never checked"] + learned.texts) ?? learned
  }

  var checking: Wording {
    Wording("Checking the moves of your line…", "checking your line", "checking")
  }
  var severalLines: String { "Several of your lines go through this position:" }
  var linesTitle: String { "Your lines" }
  var noLines: Wording { Wording("You learn no line yet.", "no line yet") }

  func line(
    _ number: Int, _ line: Repertoire.Line, opening: Opening?, isChecked: Bool
  ) -> String {
    let name = opening.map { ", \($0.name)" } ?? ""
    let check = isChecked ? "" : ", never checked"
    return "\(number): \(line.game.transcript) as \(line.side.english)\(name)\(check)."
  }

  func side(of line: Repertoire.Line, isChecked: Bool) -> Wording {
    let side = "as \(line.side.english)"
    return isChecked
      ? Wording(side)
      : Wording(
        "\(side), never checked: drop it and learn it again", "\(side), never checked", side)
  }

  var nothingToLearn: Wording {
    Wording(
      "A line begins with the start of a game and has a move to choose.", "There is no line here.",
      "no line here")
  }

  func learning(_ line: Repertoire.Line, isLearned: Bool, count: Int) -> String {
    let lines = "\(count) \(count == 1 ? "line" : "lines") to know."
    let start = isLearned ? "You learn" : "You do not learn"
    let end = isLearned ? "" : " any more"
    return "\(start) \(line.game.transcript) as \(line.side.english)\(end). \(lines)"
  }

  var learnCommand: String { "learn or drop this line" }
  var linesCommand: String { "your lines; drop one" }
  var linesKey: KeyPhrases { KeyPhrases("openings: list your lines", "your lines", "lines") }
  var movesLabel: Wording { Wording("moves") }
  var dropKey: KeyPhrases { KeyPhrases("openings: drop the selected line", "drop it", "drop") }
  var learnKey: KeyPhrases { KeyPhrases("openings: learn the line to here", "learn it", "learn") }
  var forget: Wording { Wording("do not learn", "forget") }
  var openCommand: String { "known moves here" }
  var openKey: KeyPhrases { KeyPhrases("openings: the known moves here", "openings", "openings") }
  var movesKeys: KeyPhrases { KeyPhrases("openings: select a move", "select move", "move") }
  var playKey: KeyPhrases { KeyPhrases("openings: play it in the review", "play it", "play") }
}
