import Coach
import ReversiCore
import Texts
import Words

extension Exercise {
  /// Whether the coach can say why a move is right. Books and the person's lines give no reasons.
  package var hasReasons: Bool { subject == .mistakes || subject == .endings }
}

extension Words {
  /// Why the answer is wrong, or, if it is right or was asked for, why the mistake or the next best
  /// move is, which is then named: the reason that explains most comes first.
  package func reasons(
    on verdict: Verdict, for exercise: Exercise, name: (Square) -> String = \.description
  ) -> [String] {
    guard let explanation = verdict.explanation else { return [] }
    let isWrong = exercise.purpose == .answer && !exercise.isRight(verdict)
    let asked = isWrong ? explanation.worse : explanation.better
    return statements(
      about: asked.move.square, explanation, withAllReasons: true, name: name
    ).reasons
  }

  /// What the person is told before a second try, or as a hint before the first one, or nil.
  package func hint(
    for exercise: Exercise, name: (Square) -> String = \.description
  ) -> Wording? {
    if let verdict = exercise.firstTry {
      return practice.tryAgain(
        after: name(verdict.answer), loss: verdict.loss ?? 0,
        idea: idea(after: verdict, in: exercise, name: name))
    }
    return exercise.hint.map { Wording(idea(after: $0, in: exercise, name: name)) }
  }

  /// What to look for. It does not name the best move.
  private func idea(
    after verdict: Verdict, in exercise: Exercise, name: (Square) -> String
  ) -> String {
    guard let explanation = verdict.explanation, let reason = explanation.reasons.first else {
      return practice.noIdea
    }
    let idea = idea(reason, of: exercise.side, name: name)
    return idea.contains(name(explanation.better.move.square)) ? practice.noIdea : idea
  }
}
