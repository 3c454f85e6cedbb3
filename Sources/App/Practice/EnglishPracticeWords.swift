import Analysis
import ReversiCore
import Texts
import Words

struct EnglishPracticeWords: PracticeWords {
  var mistakesTitle: String { "Practice: mistakes" }
  var endingsTitle: String { "Practice: endings" }
  var openingsTitle: String { "Practice: openings" }
  func place(_ number: Int, of count: Int) -> String { "\(number) of \(count)" }
  var searching: Wording { Wording("Looking for an exercise", "searching") }
  var paused: Wording { Wording("Waiting for the computer's move in the game", "computer's move") }

  func asking(_ side: Disk) -> Wording {
    Wording("\(side.english) to move. Which move is the best?", "Best move?")
  }

  func question(_ number: Int, of count: Int, _ side: Disk) -> String {
    "Exercise \(number) of \(count): \(side.english) to move."
  }

  func answers(_ moves: String) -> String {
    "Type the best move (\(moves)). Any other command leaves practice."
  }

  func right(_ move: MoveScore, of side: Disk, line: String, opening: Opening?) -> Wording {
    let reached = opening.map { " Opening: \($0.name)." } ?? ""
    let (score, certainty) = (move.score.signed, Words(.english).certainty(of: move))
    return Wording(
      "Right: \(line), \(side.english) \(score), \(certainty).\(reached)",
      "Right: \(score).\(reached)", "Right: \(score)")
  }

  func wrong(
    _ answer: Square, loss: Int, best: MoveScore, of side: Disk, line: String, opening: Opening?
  ) -> Wording {
    let reached = opening.map { " Opening: \($0.name)." } ?? ""
    let (score, certainty) = (best.score.signed, Words(.english).certainty(of: best))
    return Wording(
      """
      \(answer) loses \(loss) \(loss == 1 ? "disk" : "disks"). \
      Best is \(line), \(side.english) \(score), \(certainty).\(reached)
      """,
      "\(answer) loses \(loss). Best: \(best.square).\(reached)",
      "\(answer) loses \(loss). Best: \(best.square)")
  }

  func over(days: Int) -> Wording {
    Wording(
      """
      No exercise is left for today. The next one comes back in \(days) \
      \(days == 1 ? "day" : "days").
      """,
      "Done for today")
  }

  var openingsAsked: Wording { Wording("The opening book has no more moves here.", "No more here") }
  var noMistakes: String { "Your games have no mistake to practice yet, so here are endings." }

  func unreadable(path: String, reason: String) -> String {
    "cannot read \(path.printable): \(reason.printable)"
  }

  func notKept(failure: String) -> String { "cannot keep the answer: \(failure.printable)" }
  var nextExercise: Wording { Wording("next exercise", "next") }
  var openKey: KeyPhrases { KeyPhrases("practice: find the best move", "practice", "practice") }
  var answerKey: KeyPhrases { KeyPhrases("practice: answer, go on", "answer", "answer") }

  var subjectKey: KeyPhrases {
    KeyPhrases("practice: the next subject", "next subject", "next subject", "subject")
  }
}
