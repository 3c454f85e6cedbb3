import Analysis
import Coach
import GameSession
import ReversiCore
import Texts
import Words

/// What practice says.
package protocol PracticeWords: Sendable {
  /// The title while a subject is practiced.
  func title(of subject: PracticeSubject?) -> String
  /// The number of an exercise.
  func place(_ number: Int, of count: Int) -> String
  /// The title of the ending of the day.
  var todaysEnding: String { get }
  /// The ending of the day, in which a side moves and wins.
  func todaysEnding(winning side: Disk) -> Wording
  /// The ending of the day has been solved.
  var todaysEndingSolved: Wording { get }
  /// The number of days in a row, 1 or more, on which the ending of the day was solved.
  func daysInARow(_ days: Int) -> String
  /// The next exercise is being looked for.
  var searching: Wording { get }
  /// Practice waits for the computer's move in the game.
  var paused: Wording { get }
  /// The best move of a side is asked for, or that of a line.
  func asking(_ exercise: Exercise) -> Wording
  /// An exercise in text mode: its number and the side to move.
  func question(_ exercise: Exercise) -> String
  /// How to answer in text mode. The words say what the move is about.
  func answers(_ moves: String, themes: [String]) -> String
  /// The answer is the move of a line, which leads to an opening, or it is not, and others are.
  func lineVerdict(
    _ answer: String, isRight: Bool, moves: [String], opening: Opening?
  ) -> Wording
  /// The move of a line is the answer, but gives disks away: an earlier version learned the line,
  /// which checked no moves.
  func lineLoss(_ answer: String, loss: Int, best: String) -> Wording
  /// There are no lines to practice.
  var noLines: Wording { get }
  /// The answer is right: its score, the play that follows, and the opening that it begins with.
  func right(_ move: MoveScore, of side: Disk, line: String, opening: Opening?) -> Wording
  /// The answer wins, and another move wins by more: the best play.
  func wins(_ answer: String, by disks: Int, best: MoveScore, line: String) -> Wording
  /// The answer is wrong: the disks that it gives away, the best play and its score, and the
  /// opening that this play begins with.
  func wrong(
    _ answer: String, loss: Int, best: MoveScore, of side: Disk, line: String, opening: Opening?
  ) -> Wording
  /// What a move can be about, in at most 16 columns.
  func name(of theme: Reason.Theme) -> String
  /// The person is asked what the best move is about.
  var askingTheme: Wording { get }
  /// The person says what it is about.
  func chosen(_ theme: String) -> Wording
  /// What the person says is a reason; the move is right, or it is not.
  func rightTheme(_ theme: String, ofRightMove isRightMove: Bool) -> String
  /// The move is right, but the reasons are others.
  func otherTheme(_ theme: String) -> String
  /// The move is right, and no reason was found: what the person says may be one.
  func openTheme(_ theme: String) -> String
  /// No exercise is left.
  ///
  /// - Parameter days: When the next one comes back, or nil.
  func over(days: Int?) -> Wording
  /// There are no mistakes to practice.
  var noMistakes: String { get }
  /// The mistakes of the games that the person will play will be practiced.
  var laterMistakes: String { get }
  /// The person's games are searched for mistakes; the progress follows.
  var seekingMistakes: String { get }
  /// Why there is no exercise, or why an answer was not kept.
  func wording(of failure: PracticeFailure) -> Wording
  /// The label of the key for the next exercise.
  var nextExercise: Wording { get }
  /// What the command of practice does in text mode.
  var openCommand: String { get }
  /// The answer to an exercise, in text mode.
  var answerCommand: String { get }
  /// What the command `undo` does in practice, for the help and as a sentence.
  var undoCommand: String { get }
  var answersStay: String { get }
  var openKey: KeyPhrases { get }
  /// The keys that answer and go on.
  var answerKey: KeyPhrases { get }
  /// The key for the next subject.
  var subjectKey: KeyPhrases { get }
  /// The key for what the best move is about.
  var themeKey: KeyPhrases { get }
}

extension PracticeWords {
  /// What the answer to an exercise was worth: the play after a right one, or the best play and the
  /// disks that the answer gives away; and the opening that this play begins with.
  ///
  /// - Parameter name: The name of a square.
  package func verdict(
    _ verdict: Verdict, for exercise: Exercise, name: (Square) -> String = \.description
  ) -> Wording {
    let isRight = exercise.isRight(verdict)
    if let moves = exercise.answers {
      if isRight, let fault = verdict.fault {
        return lineLoss(name(verdict.answer), loss: fault.loss, best: name(fault.best))
      }
      let played = isRight ? verdict.answer : moves.first
      return lineVerdict(
        name(verdict.answer), isRight: isRight, moves: moves.map(name),
        opening: played.flatMap { exercise.opening(with: $0) })
    }
    let played = verdict.moves.first { $0.square == verdict.answer }
    guard let played, let best = verdict.moves.first, let loss = verdict.loss else { return "" }
    let told = isRight && (exercise.day == nil || verdict.isBest) ? played : best
    let line = (told.line.isEmpty ? [told.square] : told.line).map(name).joined(separator: " ")
    if isRight, told != played {
      return wins(name(verdict.answer), by: played.score, best: told, line: line)
    }
    let opening = exercise.opening(with: told.square)
    return isRight
      ? right(told, of: exercise.side, line: line, opening: opening)
      : wrong(
        name(verdict.answer), loss: loss, best: told, of: exercise.side, line: line,
        opening: opening)
  }

  /// The ending of the day, as the start offers it, and text mode tells of it.
  func wording(of ending: TodaysEnding) -> Wording {
    ending.isSolved
      ? todaysEndingSolved : todaysEnding(winning: ending.exercise.position.turn ?? .dark)
  }

  /// On how many days in a row the ending of the day was solved; nil if it was missed.
  func streak(of ending: TodaysEnding) -> String? {
    ending.daysInARow > 0 ? daysInARow(ending.daysInARow) : nil
  }

  /// What an answer is about, as the person says, if that can be told: right or wrong with the
  /// move, and always kindly. Nothing is said about a wrong reason for a move that is not the best.
  func verdict(on theme: Reason.Theme, of verdict: Verdict) -> String? {
    guard let explanation = verdict.explanation else { return nil }
    let name = name(of: theme)
    if explanation.themes.contains(theme) { return rightTheme(name, ofRightMove: verdict.isBest) }
    guard verdict.isBest else { return nil }
    return explanation.themes.isEmpty ? openTheme(name) : otherTheme(name)
  }

  /// What can be the answer, in text mode.
  package func answers(to exercise: Exercise, name: (Square) -> String) -> String {
    answers(
      exercise.position.legalMoves.map(name).joined(separator: ", "),
      themes: exercise.hasReasons ? Reason.Theme.allCases.map(\.rawValue) : [])
  }
}

extension Words {
  /// What the coach says about an answer besides its verdict: what the person says about it, how
  /// much the next best move gives away if it is the best, and the reasons.
  func statements(
    on verdict: Verdict, for exercise: Exercise, theme: Reason.Theme?,
    name: (Square) -> String = \.description
  ) -> (remarks: [String], reasons: [String]) {
    guard let explanation = verdict.explanation else { return ([], []) }
    let statements = statements(
      about: verdict.isBest ? verdict.answer : explanation.worse.move.square,
      explanation, number: exercise.position.moveNumber, name: name)
    let told = theme.flatMap { practice.verdict(on: $0, of: verdict) }
    let next = verdict.isBest ? sentence(statements.verdict) : nil
    return ([told, next].compactMap(\.self), statements.reasons)
  }
}

extension Words {
  /// What practice says.
  package var practice: any PracticeWords {
    switch language {
    case .english: EnglishPracticeWords()
    case .japanese: JapanesePracticeWords()
    }
  }
}
