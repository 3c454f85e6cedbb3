import GameSession
import ReversiCore
import Words

/// What a session waits for, if text mode has a line for it.
enum Situation: Hashable {
  /// A move of the person at the keyboard.
  case turn(NamedSide, number: Int, SquareSet)
  /// A computer's move.
  case thinking
  /// A pass that the person must dismiss.
  case pass(NamedSide)
  /// Another game.
  case over(Sides<Int>, Outcome, you: Disk?, isAsking: Bool)
  /// An answer.
  case question(Dialog)
  /// A row of a position.
  case setUpRow(Int, String)
  /// The side to move in a position.
  case setUpSide(Disk)
  /// Something with its own lines.
  case other
}

extension TextInterface {
  /// The line about a situation, or nil.
  func line(about situation: Situation) -> String? {
    switch situation {
    case .turn(let player, let number, let moves): sentences.turn(number, of: player, moves)
    case .pass(let player): sentences.passDue(to: player)
    case .over(let counts, let outcome, let you, let isAsking):
      sentences.over(counts, outcome, you: you, isAsking: isAsking)
    case .question(let dialog): sentences.question(words.questions.text(of: dialog))
    case .setUpRow(let row, let cells):
      words.setUp.row(row + 1, now: cells)
    case .setUpSide(let side):
      words.setUp.side(now: String(side.symbol))
    case .thinking, .other: nil
    }
  }

  /// The reply with the line about a situation.
  func reply(about situation: Situation) -> TextReply {
    reply([line(about: situation)].compactMap(\.self))
  }

  /// What a session waits for.
  func situation(of session: GameSession) -> Situation {
    switch session.dialog {
    case .passAlert: break
    case let dialog?: return .question(dialog)
    case nil: break
    }
    if let draft {
      return draft.row < 8
        ? .setUpRow(draft.row, draft.board.rows[draft.row]) : .setUpSide(draft.side)
    }
    guard session.sheet == nil else { return .other }
    switch session.position.state {
    case .over(let outcome):
      return .over(
        session.position.board.counts, outcome, you: session.you, isAsking: isAskingAgain)
    case .passDue(let side): return .pass(session.named(side))
    case .toMove(let side):
      guard session.thinkingSide == nil else { return .thinking }
      return .turn(
        session.named(side), number: session.record.moveNumber, session.position.legalMoves)
    }
  }
}
