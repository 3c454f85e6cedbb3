import Analysis
import App
import Coach
import GameSession
import ReversiCore
import Words

// What the coach says in text mode: about moves, in a review that is open meanwhile, and about
// answers in practice.
extension Review {
  /// Nil until the coach has replied.
  func reasonLines(_ text: TextInterface, in app: App) -> [String]? {
    guard showsReason, !app.isReasonSearched else { return nil }
    guard let reply = app.explained else {
      return [text.words.sentence(text.words.reasons.noReason)]
    }
    let name: (Square) -> String = { text.sentences.name($0) }
    let (verdict, reasons) = text.words.statements(
      about: reply.move.square, reply.explanation,
      withAllReasons: text.memories[Memory.self].wantsAllReasons, name: name)
    return text.words.lines([verdict] + reasons, in: reply.explanation, name: name)
  }
}

extension Words {
  /// Statements, and the line that shows the first reason.
  func lines(
    _ statements: [String], in explanation: Explanation?, name: (Square) -> String
  ) -> [String] {
    (statements + [reasonLine(of: explanation, name: name)].compactMap(\.self)).map(sentence)
  }
}

extension TextCommand {
  /// The default is the person's last move in the game, the last one in the review and the
  /// openings, and the last answer in practice.
  static let why = Self("why", taking: "[SQ]", about: \.reasons.whyCommand) {
    operand, record, text, app throws(TypingMistake) in
    guard operand.word.isEmpty else {
      return text.explain(try operand.square(), after: record, in: app)
    }
    let place = text.place(in: app)
    if place == .practice { return text.replyVerdict() }
    let plies = record.plies.prefix(record.standing)
    let you = place == .game ? app.you : nil
    guard let ply = plies.lastIndex(where: { !$0.isPass && $0.side == you ?? $0.side }) else {
      return text.reply(
        record.lastMove == nil ? text.sentences.noMoveYet : text.sentences.noOwnMoveYet)
    }
    return text.askWhy(about: record.standing(at: ply + 1), in: app)
  }
}

extension TextInterface {
  fileprivate func replyVerdict() -> TextReply {
    let verdict = memories[Practice.Memory.self].verdict
    return reply(verdict.isEmpty ? [sentences.noOwnMoveYet] : verdict)
  }

  fileprivate mutating func askWhy(about record: GameRecord, in app: App) -> TextReply {
    if app.game.thinkingSide != nil, let reply = replyUnlessWaiting(in: app) { return reply }
    let isAgain = memories[Review.Memory.self].explained == record
    memories[Review.Memory.self].wantsAllReasons = isAgain
    memories[Review.Memory.self].explained = record
    return TextReply(
      lines: app.areHintsAllowed ? [words.reasons.looking] : [],
      intents: [.send(look(at: record, for: .reason, in: app))])
  }

  /// The move is on the way to a position, or can be made there.
  fileprivate mutating func explain(
    _ square: Square, after record: GameRecord, in app: App
  ) -> TextReply {
    let played = record.plies.prefix(record.standing).firstIndex { ply in
      if case .place(let move) = ply { move.square == square } else { false }
    }
    if let played { return askWhy(about: record.standing(at: played + 1), in: app) }
    if place(in: app) == .game, let reply = replyUnlessWaiting(in: app) { return reply }
    guard let tried = record.playing(square) else {
      return reply(refusal(of: square, in: record.position))
    }
    return askWhy(about: tried, in: app)
  }
}
