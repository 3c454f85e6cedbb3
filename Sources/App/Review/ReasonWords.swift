import Coach
import ReversiCore
import Texts
import Words

/// A reason with the names that a sentence about it needs.
package struct NamedReason: Sendable {
  /// The reason.
  let reason: Reason
  /// The side that moves.
  let side: Disk
  /// The worse and the better move.
  let worse: String
  let better: String
  /// The squares that the reason is about.
  let squares: [String]
  /// The move after which the reason holds, if a sentence would not say so: the better one, or the
  /// worse one where the person asked about the better; nil for the worse one that was asked about.
  let after: String?
  /// The number of the move after which the reason is real, and the square of that move.
  let number: Int
  let last: String

  /// The side that gains something.
  var gainer: Disk { reason.isMissed ? side : side.opponent }
  /// Whether the move itself makes it real, and no reply is needed.
  var isImmediate: Bool { reason.line.isEmpty }
  /// Whether the opponent's first reply makes it real, by the rules.
  var isNext: Bool { reason.line.count == 1 && reason.basis == .rules }
}

/// What the coach says about a move. Sentences have no mark at the end.
package protocol ReasonWords: Sendable {
  /// The move gives disks away, and another one is better. In a game that stays won, or where a win
  /// is given away, it says so.
  func mistake(_ move: String, loss: Int, better: String, _ result: MistakeResult) -> String
  /// The move is the best one, and the next best one is worse.
  func best(_ move: String, next: String, loss: Int) -> String
  /// The move is as good as the best one.
  func equal(_ move: String, best: String) -> String
  /// All other moves lose this many disks or more.
  func onlyMove(_ move: String, loss: Int) -> String
  /// The only legal move.
  func onlyLegalMove(_ move: String) -> String
  /// A reason, without a word on its certainty.
  func sentence(_ reason: NamedReason) -> String
  /// A statement that follows from an estimate.
  func estimated(_ statement: String) -> String
  /// The play that shows a reason.
  func line(_ moves: [String]) -> String
  /// No reason was found.
  var noReason: String { get }
  /// The coach is asked in text mode.
  var looking: String { get }
  /// What the command does in text mode.
  var whyCommand: String { get }
  /// The key for the reason.
  var reasonKey: KeyPhrases { get }
  /// The keys for the line that shows the reason.
  var lineKeys: KeyPhrases { get }
  /// The reason is searched, on the screen.
  var searching: String { get }
}

/// What a mistake does to the result of the game.
package enum MistakeResult: Sendable {
  case staysWon, lostWin, tiedWin, lostTie, same
}

extension Words {
  /// What the coach says about a move.
  package var reasons: any ReasonWords {
    switch language {
    case .english: EnglishReasonWords()
    case .japanese: JapaneseReasonWords()
    }
  }

  /// What the coach says about a move: how good it is, and at most two reasons.
  ///
  /// - Parameters:
  ///   - explanation: Nil if no other move is legal.
  ///   - number: The number of the move.
  ///   - name: The name of a square.
  func statements(
    about square: Square, _ explanation: Explanation?, number: Int, name: (Square) -> String
  ) -> (verdict: String, reasons: [String]) {
    guard let explanation else { return (reasons.onlyLegalMove(name(square)), []) }
    var statements = explanation.reasons.map { reason in
      let named = NamedReason(reason, in: explanation, of: square, number: number, name: name)
      let sentence = reasons.sentence(named)
      return reason.isProven ? sentence : reasons.estimated(sentence)
    }
    if let only = explanation.onlyMove, statements.count < 2 {
      let sentence = reasons.onlyMove(name(explanation.better.move.square), loss: only.disks)
      statements.append(only.isExact ? sentence : reasons.estimated(sentence))
    }
    return (verdict(of: explanation, on: square, name), statements)
  }

  /// The statements as sentences. Those of the reasons have short texts: a name and up to two
  /// squares.
  func wordings(of statements: [String], in explanation: Explanation?) -> [Wording] {
    let names = (explanation?.reasons ?? []).map { reason in
      let squares = reason.squares.count > 2 ? [] : reason.squares.map(\.description)
      return ([summary.name(of: reason.kind)] + squares).joined(separator: " ")
    }
    return statements.enumerated().map { index, text in
      index < names.count ? Wording(sentence(text), names[index]) : Wording(sentence(text))
    }
  }

  /// The reason that explains most; nil if there is none.
  func firstReason(_ reply: ExplainMove.Reply) -> Wording? {
    let number = reply.move.position.moveNumber
    let (_, reasons) = statements(
      about: reply.move.square, reply.explanation, number: number, name: \.description)
    return wordings(of: reasons, in: reply.explanation).first
  }

  /// The line that shows the first reason; nil if no play is needed.
  func reasonLine(of explanation: Explanation?, name: (Square) -> String) -> String? {
    explanation?.reasons.first.flatMap { reason in
      reason.line.isEmpty ? nil : reasons.line(([reason.move] + reason.line).map(name))
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

extension Position {
  /// The number of the next move in a game from the usual start.
  var moveNumber: Int { 61 - board.empties.count }
}

extension [Wording] {
  /// The shortest texts that fit into some columns together.
  func shortTexts(within columns: Int) -> String {
    reduce("") { text, wording in
      let longer = text.isEmpty ? wording.shortest : "\(text); \(wording.shortest)"
      return longer.columns <= columns ? longer : text
    }
  }
}

extension MistakeResult {
  init(_ explanation: Explanation) {
    self =
      switch (explanation.better.score.signum(), explanation.worse.score.signum()) {
      case (1, 0): .tiedWin
      case (1, -1): .lostWin
      case (0, -1): .lostTie
      default: explanation.staysWon ? .staysWon : .same
      }
  }
}

extension NamedReason {
  fileprivate init(
    _ reason: Reason, in explanation: Explanation, of square: Square, number: Int,
    name: (Square) -> String
  ) {
    self.reason = reason
    side = explanation.side
    worse = name(explanation.worse.move.square)
    better = name(explanation.better.move.square)
    let isAboutAsked = reason.move == square
    after =
      reason.isMissed || !isAboutAsked && square == explanation.better.move.square
      ? name(reason.move) : nil
    squares = reason.squares.map(name)
    self.number = number + reason.line.count
    last = name(reason.line.last ?? reason.move)
  }
}
