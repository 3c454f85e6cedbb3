import Archive
import GameSession
import ReversiCore
import Words

// What the session waits for.
extension TextInterface {
  /// The line about what a session waits for; nil if there is no line about that.
  func awaitedLine(in session: App) -> String? {
    switch session.dialog {
    case .passAlert, nil: break
    case let dialog?: return question(of: dialog)
    }
    if let draft { return question(about: draft) }
    guard session.sheet == nil else { return nil }
    switch session.position.state {
    case .over(let outcome):
      return sentences.over(
        session.position.board.counts, outcome, you: session.you, isAsking: isAskingAgain)
    case .passDue(let side): return sentences.passDue(to: session.named(side))
    case .toMove(let side):
      guard session.thinkingSide == nil else { return nil }
      return sentences.turn(
        session.record.moveNumber, of: session.named(side), session.position.legalMoves)
    }
  }

  /// The same, unless the person already knows.
  mutating func awaited(in session: App) -> [String] {
    // A review or a list of games waits for nothing new, during it or after it.
    switch session.sheet {
    case .review, .library, .openings, .practice: return []
    case .help, .editor, .fileName, .players, nil: break
    }
    let line = awaitedLine(in: session)
    defer { toldLine = line }
    return line == toldLine ? [] : [line].compactMap(\.self)
  }

  /// The reply that says what the session waits for.
  func replyAwaited(in session: App) -> TextReply {
    reply([awaitedLine(in: session)].compactMap(\.self))
  }

  /// The question of a dialog.
  func question(of dialog: Dialog) -> String {
    sentences.question(words.questions.text(of: dialog))
  }

  /// The question for the next row of a position, or for its side to move.
  func question(about draft: PositionDraft) -> String {
    draft.row < 8
      ? words.setUp.row(draft.row + 1, now: draft.board.rows[draft.row])
      : words.setUp.side(now: String(draft.side.symbol))
  }

  /// The side whose move the session waits for; nil if it waits for something else.
  func sideToMove(in session: App) -> Disk? {
    guard session.dialog == nil, draft == nil, session.sheet == nil, session.thinkingSide == nil,
      case .toMove(let side) = session.position.state
    else { return nil }
    return side
  }
}
