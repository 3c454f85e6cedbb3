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
    if let feature = feature(in: session) { return feature.question(in: words) }
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
    // A feature waits for nothing new, while it is open or after it.
    guard session.sheet?.lines == nil else { return [] }
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

  /// What is in front of the game and takes the person's lines.
  func feature(in session: App) -> (any FeatureLines)? { draft ?? session.sheet?.lines }

  /// The side whose move the session waits for; nil if it waits for something else.
  func sideToMove(in session: App) -> Disk? {
    guard session.dialog == nil, draft == nil, session.sheet == nil, session.thinkingSide == nil,
      case .toMove(let side) = session.position.state
    else { return nil }
    return side
  }
}
