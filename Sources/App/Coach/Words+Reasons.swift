import Coach
import ReversiCore
import Texts
import Words

extension Words {
  /// What the coach says about a move: how good it is, and the reason that explains most, or all
  /// reasons. Without one, it may be that no other move is good. `name` is that of a square.
  package func statements(
    about square: Square, _ explanation: Explanation?, withAllReasons: Bool = false,
    name: (Square) -> String
  ) -> (verdict: String, reasons: [String]) {
    guard let explanation else { return (reasons.onlyLegalMove(name(square)), []) }
    var statements = explanation.reasons.prefix(withAllReasons ? 2 : 1).map { reason in
      reasons.sentence(NamedReason(reason, in: explanation, asked: square, name: name))
    }
    if let only = explanation.onlyMove, statements.isEmpty {
      let sentence = reasons.onlyMove(name(explanation.better.move.square))
      statements.append(only.isExact ? sentence : reasons.estimated(sentence))
    }
    return (verdict(of: explanation, on: square, name), statements)
  }

  /// The statements as sentences. Those of reasons can be shortened to a name and up to two
  /// squares. What is beside a corner is about the corner.
  package func wordings(of statements: [String], in explanation: Explanation?) -> [Wording] {
    let names = (explanation?.reasons ?? []).map { reason in
      let squares = reason.squares.count > 2 ? [] : reason.squares.map(\.description)
      let kind = [.xSquare, .cSquare].contains(reason.kind) ? .corner : reason.kind
      return ([summary.name(of: kind)] + squares).joined(separator: " ")
    }
    return statements.enumerated().map { index, text in
      index < names.count ? Wording(sentence(text), names[index]) : Wording(sentence(text))
    }
  }

  /// The reason that explains most, or nil.
  package func firstReason(_ reply: ExplainMove.Reply) -> Wording? {
    let (_, reasons) = statements(
      about: reply.move.square, reply.explanation, name: \.description)
    return wordings(of: reasons, in: reply.explanation).first
  }

  /// The line that shows the first reason; nil if no play is needed, if the sentence names it, or
  /// if it is too long to be followed by ear.
  package func reasonLine(of explanation: Explanation?, name: (Square) -> String) -> String? {
    explanation?.reasons.first.flatMap { reason in
      reason.basis != .example && 2...5 ~= reason.line.count
        ? reasons.line(([reason.move] + reason.line).map(name)) : nil
    }
  }

  private func verdict(
    of explanation: Explanation, on square: Square, _ name: (Square) -> String
  ) -> String {
    let (worse, better) = (explanation.worse.move.square, explanation.better.move.square)
    let verdict =
      if square == better {
        reasons.best(name(better), next: name(worse), loss: explanation.loss)
      } else if explanation.loss == 0 {
        reasons.equal(name(worse), best: name(better))
      } else {
        reasons.mistake(
          name(worse), loss: explanation.loss, better: name(better), MistakeResult(explanation))
      }
    return explanation.isExact ? verdict : reasons.estimated(verdict)
  }
}

extension [Wording] {
  /// As many of the shortest texts as fit into some columns together.
  package func shortTexts(within columns: Int) -> String {
    reduce("") { text, wording in
      let longer = text.isEmpty ? wording.shortest : "\(text); \(wording.shortest)"
      return longer.columns <= columns ? longer : text
    }
  }
}
