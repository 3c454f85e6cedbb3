import App
import GameSession
import ReversiCore

extension Exercise: StatementConvertible {
  /// The number of the exercise, and the side to move.
  public var statement: Statement {
    .phrase(
      .practiceQuestion,
      ["number": .number(number), "count": .number(count), "side": .side(side)])
  }

  /// The moves that can be the answer, in text mode.
  public var answers: Statement {
    .phrase(
      .practiceAnswers,
      ["moves": .text(position.legalMoves.map(\.description).joined(separator: " "))])
  }
}

extension Verdict {
  /// What the answer to an exercise was worth: the play after a right one, or the best play and the
  /// disks that the answer gives away; and the opening that this play begins with.
  public func statement(for exercise: Exercise) -> Statement {
    let isRight = isRight(in: exercise.subject)
    let told = isRight ? moves.first { $0.square == answer } : moves.first
    guard let told, let loss else { return .text("") }
    let line = told.line.isEmpty ? [told.square] : told.line
    var opening = Statement.text("")
    if let reached = exercise.opening(with: told.square) {
      opening = .phrase(.openingReached, ["opening": .opening(reached)])
    }
    return .phrase(
      isRight ? .practiceRight : .practiceWrong,
      [
        "square": .square(answer), "disks": .number(loss), "side": .side(exercise.side),
        "score": .score(told.score), "certainty": .certainty(of: told),
        "best": .square(told.square),
        "opening": opening,
        "line": .text(line.map(\.description).joined(separator: " ")),
      ])
  }
}

extension Statement {
  /// No exercise is left.
  ///
  /// - Parameter days: When the next one comes back; nil if none does by itself.
  public static func practiceOver(days: Int?) -> Statement {
    days.map { .phrase(.practiceOver, ["days": .number($0)]) } ?? .phrase(.openingsAsked)
  }
}

extension PracticeFailure: StatementConvertible {
  /// Why there is no exercise, or why an answer was not kept.
  public var statement: Statement {
    switch self {
    case .unreadable(let failure):
      .phrase(
        .practiceUnreadable,
        ["path": .text(failure.path), "reason": failure.reason.statement])
    case .unlistedGames(let failure): failure.statement
    case .notKept(let failure): .phrase(.answerNotKept, ["failure": failure.statement])
    }
  }
}
