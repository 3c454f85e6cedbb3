import App
import GameSession
import ReversiCore

/// What a session waits for, if text mode has a line for it.
enum Situation: Hashable {
  /// A move of the person at the keyboard.
  case turn(Sentence.Player, number: Int, SquareSet)
  /// A computer's move.
  case thinking
  /// A pass that the person must dismiss.
  case pass(Sentence.Player)
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

  /// The line about it, or nil.
  var sentence: Sentence? {
    switch self {
    case .turn(let player, let number, let moves): .turn(player, number: number, moves)
    case .pass(let player): .passDue(player)
    case .over(let counts, let outcome, let you, let isAsking):
      .over(counts, outcome, you: you, isAsking: isAsking)
    case .question(let dialog): .question(dialog)
    case .setUpRow(let row, let cells): .setUpRow(row, cells)
    case .setUpSide(let side): .setUpSide(side)
    case .thinking, .other: nil
    }
  }
}

extension TextInterface {
  /// What a session waits for.
  func situation(of session: App) -> Situation {
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
        session.position.board.counts, outcome, you: session.players.you, isAsking: isAskingAgain)
    case .passDue(let side): return .pass(session.player(side))
    case .toMove(let side):
      guard session.thinkingSide == nil else { return .thinking }
      return .turn(
        session.player(side), number: session.record.moveNumber, session.position.legalMoves)
    }
  }
}
