import Analysis
import GameSession
import ReversiCore
import Texts
import Words

struct EnglishPracticeWords: PracticeWords {
  func title(of subject: PracticeSubject) -> String {
    switch subject {
    case .mistakes: "Practice: mistakes"
    case .endings: "Practice: endings"
    case .openings: "Practice: openings"
    }
  }

  func place(_ number: Int, of count: Int) -> String { "\(number) of \(count)" }
  var todaysEnding: String { "Today's ending" }

  func todaysEnding(winning side: Disk) -> Wording {
    Wording(
      "Today's ending: \(side.english) to move and win", "Today's ending: \(side.english) to win")
  }

  var todaysEndingSolved: Wording { "Today's ending: solved" }
  func daysInARow(_ days: Int) -> String { "\(days) \(days == 1 ? "day" : "days") in a row" }
  var searching: Wording { Wording("Looking for an exercise", "searching") }
  var paused: Wording { Wording("Waiting for the computer's move in the game", "computer's move") }

  func asking(_ side: Disk) -> Wording {
    Wording("\(side.english) to move. Which move is the best?", "Best move?")
  }

  func question(_ exercise: Exercise) -> String {
    "Exercise \(exercise.number) of \(exercise.count): \(exercise.side.english) to move."
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

  func over(days: Int?) -> Wording {
    guard let days else {
      return Wording("The opening book has no more moves here.", "No more here")
    }
    return Wording(
      """
      No exercise is left for today. The next one comes back in \(days) \
      \(days == 1 ? "day" : "days").
      """,
      "Done for today")
  }

  var noMistakes: String { "Your games have no mistake to practice yet, so here are endings." }

  func wording(of failure: PracticeFailure) -> Wording {
    let files = Words(.english).files
    return switch failure {
    case .unreadable(let failure):
      "cannot read \(failure.path.printable): \(files.text(of: failure.reason))"
    case .unlistedGames(let failure): Words(.english).files.wording(of: failure)
    case .notKept(let failure): "cannot keep the answer: \(files.text(of: failure))"
    }
  }

  var nextExercise: Wording { Wording("next exercise", "next") }
  var openCommand: String { "best moves" }
  var openKey: KeyPhrases { KeyPhrases("practice: find the best move", "practice", "practice") }
  var answerKey: KeyPhrases { KeyPhrases("practice: answer, go on", "answer", "answer") }

  var subjectKey: KeyPhrases {
    KeyPhrases("practice: the next subject", "next subject", "next subject", "subject")
  }
}
