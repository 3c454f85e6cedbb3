import Analysis
import Coach
import GameSession
import ReversiCore
import Texts
import Words

struct EnglishPracticeWords: PracticeWords {
  func title(of subject: PracticeSubject?) -> String {
    switch subject {
    case nil: "Practice"
    case .mistakes: "Practice: mistakes"
    case .endings: "Practice: endings"
    case .lines: "Practice: your lines"
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

  func asking(_ exercise: Exercise) -> Wording {
    let side = exercise.side.english
    if exercise.day != nil {
      return Wording("\(side) to move and win. Which move wins?", "Which move wins?")
    }
    return exercise.subject == .lines
      ? Wording("\(side) to move. Which move is in your line?", "Your line's move?", "Your line?")
      : Wording("\(side) to move. Which move is the best?", "Best move?")
  }

  func question(_ exercise: Exercise) -> String {
    let place = "Exercise \(exercise.number) of \(exercise.count)"
    let side = exercise.side.english
    return exercise.subject == .lines
      ? "\(place), your line: \(side) to move." : "\(place): \(side) to move."
  }

  func answers(_ moves: String, themes: [String]) -> String {
    let reason =
      themes.isEmpty
      ? "" : " What it is about may follow: \(themes.joined(separator: ", "))."
    return "Type the best move (\(moves)).\(reason) Type back to leave."
  }

  func name(of theme: Reason.Theme) -> String {
    switch theme {
    case .corner: "corner"
    case .edge: "edge"
    case .swindle: "swindle"
    case .pass: "pass"
    case .freeMove: "free move"
    case .parity: "parity"
    case .mobility: "mobility"
    case .quiet: "quiet move"
    case .diagonal: "diagonal"
    case .stableDisks: "stable disks"
    }
  }

  var askingTheme: Wording { Wording("What is it about? You need not say.", "What is it about?") }
  func chosen(_ theme: String) -> Wording { Wording("You say that it is about: \(theme)", theme) }

  func rightTheme(_ theme: String, ofRightMove isRightMove: Bool) -> String {
    isRightMove
      ? "And for the right reason: \(theme)."
      : "You see what it is about (\(theme)), but that speaks against the move."
  }

  func otherTheme(_ theme: String) -> String {
    "Well played, but it is about something else than you said (\(theme))."
  }

  func openTheme(_ theme: String) -> String {
    "Nothing proves or disproves your reason (\(theme))."
  }

  func lineVerdict(
    _ answer: String, isRight: Bool, moves: [String], opening: Opening?
  ) -> Wording {
    let reached = opening.map { " Opening: \($0.name)." } ?? ""
    let move = moves.joined(separator: " or ")
    return isRight
      ? Wording("Right: \(answer) is in your line.\(reached)", "Right.\(reached)", "Right")
      : Wording(
        "\(answer) is not in your line. The move is \(move).\(reached)",
        "Not \(answer), but \(move).", "Not \(answer): \(move)")
  }

  func lineLoss(_ answer: String, loss: Int, best: String) -> Wording {
    Wording(
      """
      \(answer) is in your line, which was never checked, but loses \(loss) disks: \(best) is best.
      """,
      "In your line, but loses \(loss). Best: \(best).", "Your line loses \(loss)")
  }

  var noLines: Wording {
    Wording(
      "You learn no line yet. L in the openings (W), or learn in text mode, adds one.",
      "You learn no line yet. L in the openings (W) adds one.", "No line yet: W, then L")
  }

  func right(_ move: MoveScore, of side: Disk, line: String, opening: Opening?) -> Wording {
    let reached = opening.map { " Opening: \($0.name)." } ?? ""
    let (score, certainty) = (move.score.signed, Words(.english).certainty(of: move))
    return Wording(
      "Right: \(line), \(side.english) \(score), \(certainty).\(reached)",
      "Right: \(score).\(reached)", "Right: \(score)")
  }

  func wins(_ answer: String, by disks: Int, best: MoveScore, line: String) -> Wording {
    Wording(
      "Right: \(answer) wins by \(disks). \(best.square) wins by \(best.score): \(line).",
      "Right: +\(disks). Best: \(best.square), +\(best.score).", "Right: +\(disks)")
  }

  func wrong(
    _ answer: String, loss: Int, best: MoveScore, of side: Disk, line: String, opening: Opening?
  ) -> Wording {
    let reached = opening.map { " Opening: \($0.name)." } ?? ""
    let (score, certainty) = (best.score.signed, Words(.english).certainty(of: best))
    return Wording(
      """
      \(answer) loses \(loss) \(loss == 1 ? "disk" : "disks"). \
      Best is \(line), \(side.english) \(score), \(certainty).\(reached)
      """,
      "\(answer) loses \(loss). Best: \(best.square).\(reached)",
      "\(answer) loses \(loss). Best: \(best.square)", "\(answer) loses \(loss)")
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

  var laterMistakes: String { "Once you have played, your own mistakes come here, too." }
  var seekingMistakes: String { "Your mistakes will come here." }
  var noMistakes: String { "You have no mistake to practice yet, so here are endings." }

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
  var openCommand: String { "due" }
  var answerCommand: String { "your answer, and why" }
  var undoCommand: String { "nothing, in practice" }
  var answersStay: String { "undo takes nothing back in practice." }
  var openKey: KeyPhrases { KeyPhrases("practice: find the best move", "practice", "practice") }
  var answerKey: KeyPhrases { KeyPhrases("practice: answer, go on", "answer", "answer") }

  var themeKey: KeyPhrases {
    KeyPhrases("practice: say what it is about", "say why", "say why", "why")
  }

  var subjectKey: KeyPhrases {
    KeyPhrases("practice: the next subject", "next subject", "next subject", "subject")
  }
}
