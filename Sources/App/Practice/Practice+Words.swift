import GameSession
import ReversiCore
import Texts
import Words

extension PracticeWords {
  /// What the answer to an exercise was worth: the play after a right one, or the best play and the
  /// disks that the answer gives away; and the opening that this play begins with.
  public func verdict(_ verdict: Verdict, for exercise: Exercise) -> Wording {
    let isRight = verdict.isRight(in: exercise.subject)
    let told = isRight ? verdict.moves.first { $0.square == verdict.answer } : verdict.moves.first
    guard let told, let loss = verdict.loss else { return "" }
    let line = (told.line.isEmpty ? [told.square] : told.line).map(\.description)
      .joined(separator: " ")
    let opening = exercise.opening(with: told.square)
    return isRight
      ? right(told, of: exercise.side, line: line, opening: opening)
      : wrong(
        verdict.answer, loss: loss, best: told, of: exercise.side, line: line, opening: opening)
  }

  /// The number of an exercise, and the side to move, in text mode.
  public func question(_ exercise: Exercise) -> String {
    question(exercise.number, of: exercise.count, exercise.side)
  }

  /// The moves that can be the answer, in text mode.
  public func answers(to exercise: Exercise) -> String {
    answers(exercise.position.legalMoves.map(\.description).joined(separator: " "))
  }

  /// No exercise is left.
  ///
  /// - Parameter days: When the next one comes back; nil if none does by itself.
  public func over(days: Int?) -> Wording { days.map { over(days: $0) } ?? openingsAsked }
}

extension Words {
  /// Why there is no exercise, or why an answer was not kept.
  public func wording(of failure: PracticeFailure) -> Wording {
    switch failure {
    case .unreadable(let failure):
      Wording(practice.unreadable(path: failure.path, reason: files.text(of: failure.reason)))
    case .unlistedGames(let failure): wording(of: failure)
    case .notKept(let failure): Wording(practice.notKept(failure: files.text(of: failure)))
    }
  }
}
