import ReversiCore
import Words

extension Exercise {
  /// Whether the coach can say why a move is right. Books and the person's lines give no reasons.
  package var hasReasons: Bool { subject == .mistakes || subject == .endings }
}

extension Words {
  /// What the coach says besides the verdict: about the next best move, and the reasons.
  package func statements(
    on verdict: Verdict, for exercise: Exercise, name: (Square) -> String = \.description
  ) -> (next: String?, reasons: [String]) {
    guard let explanation = verdict.explanation else { return (nil, []) }
    let statements = statements(
      about: verdict.isBest ? verdict.answer : explanation.worse.move.square,
      explanation, name: name)
    return (verdict.isBest ? sentence(statements.verdict) : nil, statements.reasons)
  }
}
