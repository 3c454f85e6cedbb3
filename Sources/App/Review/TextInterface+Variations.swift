import GameSession
import ReversiCore

// Moves that the person tries.
extension TextInterface {
  /// Shows the position after some moves, and searches its scores. The game stays as it is.
  mutating func attempt(_ squares: [Square], in session: App) -> TextReply {
    let events = [.sheetOpened(.review)] + squares.map({ App.Event.review(.variationPlayed($0)) })
    var ahead = session
    _ = ahead.handle(events[0])
    for (square, event) in zip(squares, events.dropFirst()) {
      guard let review = ahead.review, review.choices.contains(square) else {
        let position = ahead.recordUpToShownPly.position
        guard position.outcome == nil else { return reply(sentences.gameOver) }
        return reply(
          sentences.illegal(square, on: position.board, ahead.review?.choices ?? []))
      }
      _ = ahead.handle(event)
    }
    isTrying = true
    let position = ahead.recordUpToShownPly.position
    let tried = sentences.tried(squares, position.board.counts, position.turn)
    var reply = reply([tried] + position.board.diagram)
    reply.intents = (events + [.review(.hintToggled)]).map { .send($0) }
    return reply
  }

  /// The scores of the position after the moves, once they are known. Closes the review.
  mutating func triedLines(of session: App, _ reply: inout TextReply) -> [String] {
    guard case .review = session.sheet, let hint = session.hint, !hint.isSearching else {
      return []
    }
    isTrying = false
    reply.intents.append(.send(.sheetClosed))
    return session.recordUpToShownPly.position.turn.map { [sentences.hint(hint.moves, of: $0)] }
      ?? []
  }
}
