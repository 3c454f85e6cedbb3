import App
import GameSession
import ReversiCore

// The known moves in a position.
extension TextInterface {
  /// The known moves, once all games are counted. Closes their list.
  func openingSentences(of session: App, _ reply: inout TextReply) -> [Sentence] {
    guard case .openings(let openings) = session.sheet, openings.isComplete else { return [] }
    reply.intents.append(.send(.sheetClosed))
    let side = openings.position.turn ?? .dark
    let moves =
      openings.moves.isEmpty
      ? [Sentence.noOpenings]
      : [.openings(side, openings.opening)] + openings.moves.map { .opening($0, side) }
    return (openings.failure.map { [.libraryFailure($0)] } ?? []) + moves
  }
}
