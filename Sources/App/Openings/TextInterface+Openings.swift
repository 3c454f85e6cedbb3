import Analysis
import GameSession
import ReversiCore
import Words

// The known moves in a position.
extension TextInterface {
  /// The known moves, once all games are counted. Closes their list.
  func openingLines(of session: App, _ reply: inout TextReply) -> [String] {
    guard case .openings(let openings) = session.sheet, openings.isComplete else { return [] }
    reply.intents.append(.send(.sheetClosed))
    let side = openings.position.turn ?? .dark
    let moves =
      openings.moves.isEmpty
      ? [words.openings.empty.longest]
      : [words.openings.list(of: side, after: openings.opening)]
        + openings.moves.map { line(about: $0, of: side) }
    return (openings.failure.map { [words.files.wording(of: $0).longest] } ?? []) + moves
  }

  private func line(about move: OpeningMove, of side: Disk) -> String {
    let facts: [String?] = [
      move.opening.map { words.name(of: $0) }, move.score.map { sentences.score($0, of: side) },
      words.openings.number(of: move.results)?.longest,
      words.openings.ends(of: move.results)?.longest,
    ]
    return words.sentence("\(sentences.name(move.square)): \(words.list(facts.compactMap(\.self)))")
  }
}
